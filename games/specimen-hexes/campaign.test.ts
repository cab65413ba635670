import { overlaysFrom } from '@grognard/hexes';
import { type Game, open, openIn, type Plain } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { begun, corrected, refusedBy, resolved } from '../testing/played-campaign.ts';
import { type CampaignState, campaign } from './campaign.ts';
import { game } from './game.ts';
import { printed } from './map.ts';
import { setups } from './setups.ts';
import { en } from './text/en.ts';

const autumn = () => begun(game, setups['autumn']);
const named = (...names: readonly string[]) => names.map((name) => ({ name }));

describe('[campaign] what the campaign knows is not asked again', () => {
  test('[2.2] a march goes round the hexes where the register has enemies', () => {
    const opened = openIn(autumn(), 'march', { unit: { name: 'Guard' }, to: '0303' });
    expect(opened.ok && opened.value.input).toMatchObject({ held: ['0403', '0603'], unit: { hex: '0103' } });
    expect(refusedBy(openIn(autumn(), 'march', { unit: { name: 'Guard' }, to: '0303', held: [] }))).toEqual([
      ['campaignKnows', 'held'],
    ]);
  });

  test('[3.2] the ground is what lies under the first defender', () => {
    const opened = openIn(autumn(), 'skirmish', { attackers: named('Guard'), defenders: named('Upper Canton') });
    expect(opened.ok && opened.value.known).toContain('ground');
    expect(opened.ok && opened.value.input).toMatchObject({ ground: 'scree', attackers: [{ strength: 6 }] });
  });

  test('[4.1] the purse is that of the nation', () => {
    const opened = openIn(autumn(), 'muster', { recruits: named('Battery') });
    expect(opened.ok && opened.value.input).toMatchObject({ points: 8 });
  });
});

describe('[1] a counter acts where it is', () => {
  const refused = (procedure: string, input: Plain) => refusedBy(openIn(autumn(), procedure, input));

  test('what is in the pool neither marches nor fights', () => {
    expect(refused('march', { unit: { name: 'Battery', hex: '0103' }, to: '0203' })).toEqual([
      ['elsewhere', 'unit.name'],
    ]);
  });

  test('what is on the map is not mustered', () => {
    expect(refused('muster', { recruits: named('Guard') })).toEqual([['elsewhere', 'recruits[0].name']]);
  });
});

describe('[4.1] what cannot be paid waits until the purse is put right', () => {
  const called = resolved(begun(game, {}), 'muster', { recruits: [{ name: 'Battery', arm: 'guns' }], points: 8 }, [6]);

  test('it is owed, and says what would mend it', () => {
    expect(called.owed).toMatchObject([{ effect: { kind: 'spent', points: 5 }, why: { unbooked: 'shortPurse' } }]);
    expect(called.state['units']).toMatchObject([{ name: 'Battery', place: 'pool' }]);
  });

  test('the correction makes a place, and it is paid', () => {
    const mend = called.owed[0]?.why.mend;
    const mended = corrected(called, mend?.at ?? '', mend?.value ?? null);
    expect([mended.owed, mended.state['purses']]).toEqual([[], [{ nation: 'valmer', points: 0 }]]);
    // 8 in the purse, 5 owed: 3 are left.
    const richer = corrected(called, 'purses', [{ nation: 'valmer', points: 8 }]);
    expect([richer.owed, richer.state['purses']]).toEqual([[], [{ nation: 'valmer', points: 3 }]]);
  });
});

describe('[3] a skirmish on the map', () => {
  const drawn = (input: Plain, retreats: boolean) => {
    const opened = open(game as Game, 'skirmish', input);
    if (!opened.ok) return expect.fail(JSON.stringify(opened.refusals));
    const { procedure, input: read, book } = opened.value;
    const result = { code: 'D1', retreats, attackers: [0], defenders: [0] };
    const picture = procedure.picture?.(result, read, book);
    const hexes = (kind: string) =>
      overlaysFrom(picture?.overlays ?? []).flatMap((each) =>
        each.kind === kind && 'spaces' in each ? each.spaces.map((hex) => printed.id(hex)).sort() : [],
      );
    return picture && { beside: hexes('reach'), open: hexes('zone') };
  };
  const fight = (attacker: string, defender: string) => ({
    attackers: [{ name: 'Guard', strength: 6, hex: attacker }],
    defenders: [{ name: 'Upper Canton', strength: 5, hex: defender }],
  });

  test('shows who is beside, and where defenders may retreat: not into the enemy, nor over the gorge', () => {
    // 0303 touches 0302, 0304, 0202, 0203, 0402 and 0403; a gorge lies towards 0402.
    expect(drawn(fight('0203', '0303'), true)).toEqual({
      beside: ['0202', '0203', '0302', '0304', '0402', '0403'],
      open: ['0202', '0302', '0304', '0403'],
    });
    expect(drawn(fight('0203', '0303'), false)?.open).toEqual([]);
    expect(
      drawn({ attackers: named('A'), defenders: [{ name: 'B', nation: 'cantons' }] } as Plain, true),
    ).toBeUndefined();
  });

  test('[3.2] takes the ground from the hex attacked, whatever is said', () => {
    // The sheet prints scree at 0303.
    const told = (ground: string) => {
      const opened = open(game as Game, 'skirmish', { ...fight('0203', '0303'), ground });
      return (
        opened.ok && opened.value.procedure.equation?.(opened.value.input, opened.value.book).map(({ text }) => text)
      );
    };
    const plain = open(game as Game, 'skirmish', {
      attackers: [{ name: 'Guard', strength: 6 }],
      defenders: [{ name: 'U', strength: 5 }],
      ground: 'scree',
    });
    expect(told('plain')).toEqual(told('scree'));
    expect(told('plain')).toEqual(
      plain.ok && plain.value.procedure.equation?.(plain.value.input, plain.value.book).map(({ text }) => text),
    );
  });

  test('[3.5] after a retreat the register has no hex, until its owner tells it', () => {
    const said = { attackers: named('Guard'), defenders: named('Upper Canton') };
    const opened = openIn(autumn(), 'skirmish', said);
    expect(opened.ok && opened.value.input).toMatchObject({ defenders: [{ hex: '0403' }] });
    const after = campaign.apply(autumn().state as unknown as CampaignState, {
      kind: 'retreats',
      nation: 'cantons',
      units: ['Upper Canton'],
    });
    const units = 'units' in after ? after.units : [];
    expect(units.find(({ name }) => name === 'Upper Canton')).not.toHaveProperty('hex');
    expect(units.find(({ name }) => name === 'Lower Canton')).toHaveProperty('hex', '0603');
  });
});

test('every refusal of the game is met by an example or above', () => {
  const own = Object.keys(en).flatMap((key) => (key.startsWith('refusal.') ? [key.slice('refusal.'.length)] : []));
  const met = new Set(['elsewhere', ...game.examples.flatMap(({ refused = [] }) => refused.map(({ code }) => code))]);
  expect(own.filter((code) => !met.has(code))).toEqual([]);
});

test('[4.1] a nation whose purse nobody told of has nothing in it', () => {
  const state = { ...(autumn().state as unknown as CampaignState), purses: [] };
  expect(campaign.apply(state, { kind: 'spent', nation: 'valmer', points: 1 })).toMatchObject({
    unbooked: 'shortPurse',
    facts: { held: 0, points: 1 },
  });
});
