import { openIn, type Plain } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { begun, corrected, refusedBy, resolved } from '../testing/played-campaign.ts';
import { type CampaignState, campaign } from './campaign.ts';
import { game } from './game.ts';
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
