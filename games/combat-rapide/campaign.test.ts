/** A campaign keeps its forces and leaders; procedures take them from there by name and leave what they leave. */
import { type Campaign, type CampaignEvent, campaignLuck, openIn, type Plain, plus, written } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import {
  added,
  begun as begunWith,
  corrected,
  played,
  refusedBy as refusals,
  resolved,
} from '../testing/played-campaign.ts';
import type { CampaignState } from './campaign.ts';
import { game } from './game.ts';

const begun = (setup: unknown, rulings: Readonly<Record<string, string>> = {}): Campaign =>
  begunWith(game, setup, rulings);
const printed = (id: string): Plain | undefined => game.campaign?.setups?.[id];
const state = (campaign: Campaign): CampaignState => campaign.state as unknown as CampaignState;
const force = (campaign: Campaign, name: string) => state(campaign).forces.find((each) => each.name === name);
const refusedBy = (campaign: Campaign, procedure: string, input: object) =>
  refusals(openIn(campaign, procedure, input));

const RIVOLI = {
  attacker: { name: 'Fra', leader: { name: 'Bonaparte' }, revolution: true },
  defender: { name: 'Aut', leader: { name: 'Alvintzy' } },
};

/** Example 5: both forces and leaders from the register, the dice and the decision as printed. */
const rivoli = (rulings = {}): Campaign =>
  resolved(begun(printed('rivoli-1797'), rulings), 'battle', RIVOLI, [3, 5, 8, 6, 7], ['withdraw']);

/** Example 5 continued: the whole Austrian army is wiped out. */
const wipedOut = (): Campaign =>
  resolved(
    begun(printed('rivoli-1797'), { withdrawal: 'test' }),
    'battle',
    RIVOLI,
    [3, 5, 8, 6, 9, 3, 8, 9, 1, 2, 4],
    ['withdraw'],
  );

describe('[campaign] the register of forces and leaders', () => {
  test('Rivoli by names alone: counters, losses and the battle are kept', () => {
    expect(state(rivoli())).toMatchObject({
      forces: [
        { name: 'Fra', armiesPlus: 1, armiesMinus: 1, detachments: 0, lost: 2 },
        { name: 'Aut', armiesPlus: 1, armiesMinus: 0, detachments: 0, lost: 4 },
      ],
      battles: [{ year: 1797, attacker: 'Fra', defenderNation: 'austria', winner: 'attacker', major: false }],
    });
  });

  test('a second battle is fought with what the first left', () => {
    const again = openIn(rivoli(), 'battle', RIVOLI);
    expect(again.ok && again.value.input).toMatchObject({
      year: 1797,
      attacker: { armiesPlus: 1, armiesMinus: 1, technology: 'LACE', leader: { shock: 6 } },
      defender: { armiesPlus: 1, armiesMinus: 0, leader: { manoeuvre: 4 } },
    });
  });

  test('what the register knows may not be said otherwise, only corrected with a reason', () => {
    const said = (attacker: object) => ({ ...RIVOLI, attacker: { name: 'Fra', ...attacker } });
    expect(refusedBy(rivoli(), 'battle', said({ nation: 'spain', leader: { name: 'Bonaparte', fire: 5 } }))).toEqual([
      ['registerKnows', 'attacker.nation'],
      ['registerKnows', 'attacker.leader.fire'],
    ]);
    const put = corrected(rivoli(), 'forces[0].technology', 'MAN');
    expect(force(put, 'Fra')?.technology).toBe('MAN');
  });

  test('a force and a leader not yet known are entered on first use; what is of the battle only is not kept', () => {
    const battle = {
      attacker: { name: 'Wurmser', nation: 'austria', technology: 'LACE', leader: { name: 'Davidovich', shock: 3 } },
      defender: { name: 'Fra', revolution: true, other: { fire: 0, shock: 1, pursuit: 0 } },
    };
    const after = resolved(rivoli(), 'battle', battle, [1, 1, 1, 1, 1], ['withdraw']);
    expect(force(after, 'Wurmser')).toMatchObject({ nation: 'austria', armiesPlus: 2, cavalry: 'standard', lost: 0 });
    expect(force(after, 'Wurmser')).not.toHaveProperty('player');
    expect(state(after).leaders.at(-1)).toEqual({ name: 'Davidovich', manoeuvre: 0, fire: 0, shock: 3 });
    expect(Object.keys(force(after, 'Fra') ?? {})).not.toContain('revolution');
  });

  test('[K] an army that was wiped out neither fights nor suffers nor is exchanged', () => {
    const after = wipedOut();
    expect(force(after, 'Aut')).toMatchObject({ armiesPlus: 0, armiesMinus: 0, detachments: 0, lost: 8 });
    expect(refusedBy(after, 'battle', RIVOLI)).toEqual([['forceDestroyed', 'defender.name']]);
    expect(refusedBy(after, 'losses', { name: 'Aut', losses: 1 })).toEqual([['forceDestroyed', 'name']]);
    expect(refusedBy(after, 'conversion', { before: { name: 'Aut' }, after: {} })).toEqual([
      ['forceDestroyed', 'before.name'],
    ]);
    const raised = corrected(after, 'forces[1].detachments', 2);
    expect(refusedBy(raised, 'battle', RIVOLI)).toEqual([]);
  });

  test('nobody stands on both sides', () => {
    const alone = { attacker: { name: 'Fra' }, defender: { name: 'Fra' } };
    expect(refusedBy(rivoli(), 'battle', alone)).toEqual([['bothSides', 'defender.name']]);
    const led = { ...RIVOLI, defender: { name: 'Aut', leader: { name: 'Bonaparte' } } };
    expect(refusedBy(rivoli(), 'battle', led)).toEqual([['bothSides', 'defender.leader.name']]);
  });

  test('[J] a leader brings his manoeuvre to the retreat test', () => {
    const ready = openIn(rivoli(), 'retreat-test', { name: 'Alvintzy' });
    expect(ready.ok && [ready.value.input, ready.value.known]).toMatchObject([{ manoeuvre: 4 }, ['manoeuvre']]);
  });

  test('[D] a Turkish force of a set-up fights with eastern cavalry, though nobody said so', () => {
    const opened = openIn(begun({ forces: [{ name: 'Tur', nation: 'turkey' }] }), 'battle', {
      attacker: { name: 'Tur' },
      defender: {},
    });
    expect(opened.ok && opened.value.input).toMatchObject({ attacker: { cavalry: 'eastern', native: false } });
  });
});

describe('[campaign] what each procedure books', () => {
  test('[K] losses alone are taken from a force, and its pachas with them', () => {
    const ali = begun(printed('mohacs-1520'));
    // Example 2: ½ loss, he chooses a pacha.
    const after = resolved(ali, 'losses', { name: 'Tur', losses: 0, half: true }, [], ['1']);
    expect(force(after, 'Tur')).toMatchObject({ armiesPlus: 2, pachas: [1], lost: 1 });
  });

  test('[N] an A− that takes in 2 D is an A+ from then on', () => {
    const levies = begun({
      forces: [{ name: 'Levies', nation: 'spain', armiesPlus: 0, armiesMinus: 1, detachments: 2, pachas: [] }],
    });
    const exchange = (after: object) => ({ before: { name: 'Levies' }, after });
    const A_PLUS = { armiesPlus: 1, armiesMinus: 0, detachments: 0 };
    expect(force(resolved(levies, 'conversion', exchange(A_PLUS)), 'Levies')).toMatchObject(A_PLUS);
    // N: what is not allowed, and what changes nothing, leaves the register as it is.
    const before = { armiesPlus: 0, armiesMinus: 1, detachments: 2 };
    const two = resolved(levies, 'conversion', exchange({ armiesPlus: 0, armiesMinus: 2, detachments: 0 }));
    expect([force(two, 'Levies'), force(resolved(levies, 'conversion', exchange(before)), 'Levies')]).toMatchObject([
      before,
      before,
    ]);
  });

  test('a force without a name leaves no trace but its battle, and that is said', () => {
    const nameless = { attacker: {}, defender: { nation: 'france' } };
    const dice = [1, 1, 1, 1, 1];
    const { effects } = played(begun({}), 'battle', nameless, dice, ['withdraw']);
    expect(effects.map(({ kind }) => kind)).toEqual(['unkept', 'unkept', 'fought']);
    const after = resolved(begun({}), 'battle', nameless, dice, ['withdraw']);
    expect(state(after)).toMatchObject({ forces: [], leaders: [], battles: [{ defenderNation: 'france' }] });
    expect(after.owed).toEqual([]);
  });

  test('[K] with two counters a province, the D too many is told and the force keeps it', () => {
    // Example 1 for the losses: ½ leaves A+, A− and D, three counters.
    const setup = { forces: [{ name: 'Fra', armiesPlus: 2, armiesMinus: 0, detachments: 0 }] };
    const { effects } = played(begun(setup, { provinceCounters: 'two' }), 'losses', {
      name: 'Fra',
      losses: 0,
      half: true,
    });
    expect(effects).toMatchObject([
      { kind: 'left', detachments: 1 },
      { kind: 'crowded', name: 'Fra', excess: 1 },
    ]);
  });
});

describe('[campaign] luck', () => {
  test('is summed by player and by nation, whatever side they stood on', () => {
    const { sums } = campaignLuck(
      resolved(
        rivoli(),
        'battle',
        { attacker: { name: 'Aut' }, defender: { name: 'Fra', revolution: true } },
        [1, 1, 1, 1, 1],
        ['withdraw'],
      ),
    );
    expect(sums.map(({ by, who, events }) => [by, who, events])).toEqual([
      ['player', 'first', 2],
      ['nation', 'nation.france', 2],
      ['player', 'second', 2],
      ['nation', 'nation.austria', 2],
    ]);
    const [first, france, second] = sums.map(({ sum }) => sum);
    expect(first).toEqual(france);
    // What is lucky for one is as unlucky for the other.
    expect(first && second && written(plus(first, second))).toBe('0');
  });
});

describe('[campaign] set up by an earlier version', () => {
  const opened: CampaignEvent = {
    kind: 'opened',
    format: 1,
    game: 'combat-rapide',
    version: '1',
    name: 'Mohács',
    rulings: {},
    setup: {
      year: 1520,
      forces: [
        {
          name: 'Ali Bey',
          nation: 'turkey',
          armiesPlus: 2,
          armiesMinus: 0,
          detachments: 0,
          pachas: [1, 1],
          technology: 'REN',
          veteran: false,
          leader: { manoeuvre: 4, fire: 4, shock: 3 },
          cavalry: 'eastern',
          native: false,
          revolution: false,
          other: { fire: 0, shock: 0, pursuit: 0 },
          lost: 3,
        },
      ],
      battles: [{ year: 1495, attacker: 'Bayard', defender: 'Cordoba', winner: 'attacker', major: false }],
    },
  };

  test('its forces and their leaders stand in the registers', () => {
    expect(state(added(game, undefined, opened))).toMatchObject({
      forces: [{ name: 'Ali Bey', technology: 'REN', pachas: [1, 1], cavalry: 'eastern', lost: 3 }],
      leaders: [{ name: 'Ali Bey', manoeuvre: 4, fire: 4, shock: 3 }],
      battles: [{ attacker: 'Bayard', attackerNation: 'other' }],
    });
  });

  test('and a battle that named its forces beside them is still fought, with the leader of that force', () => {
    const louis = { nation: 'hungary', armiesPlus: 1, armiesMinus: 1, technology: 'MED' };
    const said = { attackerName: 'Ali Bey', defenderName: 'Louis', defender: louis };
    const ready = openIn(added(game, undefined, opened), 'battle', said);
    expect(ready.ok && ready.value.input).toMatchObject({
      attacker: { name: 'Ali Bey', leader: { fire: 4 }, pachas: [1, 1] },
      defender: { name: 'Louis', armiesMinus: 1 },
    });
  });

  test('one that already kept leaders keeps them; where a force had no name, none is made of the dash', () => {
    const later: CampaignEvent = {
      ...opened,
      version: '0.2.0',
      setup: {
        year: 1797,
        leaders: [{ name: 'Bonaparte', manoeuvre: 6, fire: 6, shock: 6 }],
        battles: [
          { year: 1796, attacker: '—', attackerNation: 'france', defender: 'Wurmser', winner: 'none', major: false },
          { year: 1796, attacker: 'Fra', defender: '—', winner: 'attacker', major: true },
        ],
      },
    };
    const { leaders, battles } = state(added(game, undefined, later));
    expect(leaders).toEqual([{ name: 'Bonaparte', manoeuvre: 6, fire: 6, shock: 6 }]);
    expect(battles.map(({ attacker, defender }) => [attacker, defender])).toEqual([
      [undefined, 'Wurmser'],
      ['Fra', undefined],
    ]);
  });
});
