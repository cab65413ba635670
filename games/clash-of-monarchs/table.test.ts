/** How battles and charts lie on the table: the line that sums them up, their cause, their counters, what comes next. */
import {
  type Game,
  layoutOf,
  odds,
  open,
  openExample,
  type Plain,
  playExample,
  type Resolution,
  type ScoreRow,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { plainSpeaker, speakerFor, spelledOut } from '../words/index.ts';
import { force, leader, troops } from './examples/forces.ts';
import { game as clash } from './game.ts';
import { battle } from './procedures/battle/battle.ts';
import { enterSpace } from './procedures/enter-space/enter-space.ts';
import { tables } from './tables/index.ts';

const game: Game = clash;
const say = speakerFor(game, 'en');

function shown(id: string) {
  const example = game.examples.find((each) => each.id === id) ?? expect.fail(id);
  const opened = openExample(game, example);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
  const played = playExample(opened.value, example);
  if (!played.ok) throw new Error(JSON.stringify(played.refusals));
  return { opened: opened.value, played: played.value, procedure: opened.value.procedure };
}

const saidOf = ({ opened, played }: { opened: { input: Plain }; played: Resolution }) => ({
  result: played.result,
  input: opened.input,
  steps: played.steps,
});

describe('the line that sums a situation up', () => {
  test.each([
    // Worked out in the origins of the examples, before any tactic.
    ['leuthen-1757', '17 +5 → 15-18 : 32 +4 → 31-35'],
    ['kolin-1757', '16 0 → 9-11 : 23 +5 → 9-11'],
    ['zorndorf-1758', '18 +6 → 15-18 : 22 +4 → 19-22'],
    ['hochkirch-1758', '36 +5 → 31-35 : 15 +3 → 15-18'],
    ['march-1758', '8 −2 = 6'],
    ['forced-march-1757', '1d6 +8 ≥ 11'],
    ['siege-1758', '1d6 −2'],
    ['naval-1759', '1d6 0'],
    ['supply-raid-1758', '1d6 +9'],
    ['mask-1758', '16 ≥ 15'],
    ['retreat-1757', '1'],
    ['T2-overrun', '20 ≥ 4 × 5'],
    ['recruitment-prussia', '3d6 +6'],
  ])('%s: %s', (id, told) => {
    const { opened, procedure } = shown(id);
    expect((procedure.equation?.(opened.input, opened.book) ?? []).map(({ text }) => text).join(' ')).toBe(told);
  });

  test('the four sums of a battle may be typed over, those of a space may not', () => {
    const quick = (id: string) => {
      const { opened, procedure } = shown(id);
      return (procedure.equation?.(opened.input, opened.book) ?? []).flatMap((term) => term.quick ?? []);
    };
    expect(quick('leuthen-1757')).toEqual(['attackerSps', 'attackerDrm', 'defenderSps', 'defenderDrm']);
    expect(quick('hochkirch-1758')).toEqual([]);
  });
});

describe('by totals', () => {
  const short = battle.shortcuts?.['totals'] ?? expect.fail();
  const sums = {
    intensity: 'intense',
    attackerNation: 'PR',
    attackerSps: 17,
    attackerDrm: 5,
    defenderNation: 'AU',
    defenderSps: 32,
    defenderDrm: 4,
    hills: false,
  };
  const outcomes = (input: unknown) => {
    const opened = open(game, 'battle', input);
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
    const { procedure, begin } = opened.value;
    const { distribution } = odds(begin(), {
      outcome: (result) => procedure.outcome(result),
      settle: (sure) => sure.outcome,
    });
    return new Map(
      distribution.outcomes.map(({ outcome, weight }) => [outcome, (weight * 10n ** 20n) / distribution.total]),
    );
  };

  test('the sums of Leuthen without tactics give its odds, and Leuthen gives the sums', () => {
    const { opened } = shown('leuthen-1757');
    expect(short.shorten?.(opened.input)).toEqual(sums);
    expect(outcomes(short.expand(sums))).toEqual(outcomes(opened.input));
  });

  test('any nation may be typed, each with troops of its own; the Anglo-Allies come as Hanoverians', () => {
    const troops = Object.entries({ PR: 'PR', 'A-A': 'HA', AU: 'AU', RU: 'RU', FR: 'FR', SW: 'SW', IM: 'IM' });
    for (const [nation, contingent] of troops) {
      const isAllied = ['PR', 'A-A'].includes(nation);
      const typed = { ...sums, attackerNation: nation, defenderNation: isAllied ? 'AU' : 'PR' };
      const full = open(game, 'battle', short.expand(typed));
      expect(full.ok ? full.value.input : full.refusals, nation).toMatchObject({
        attacker: { commander: { nation }, troops: [{ nation: contingent }] },
      });
    }
  });

  test('what the battle adds by itself is not counted twice: hills, and more than 35 SPs', () => {
    const large = { ...sums, attackerSps: 40, attackerDrm: -3, hills: true };
    const full = open(game, 'battle', short.expand(large));
    // −3 is +1 for 40 SPs and −4 for the hills: nothing is left for the commander.
    expect(full.ok && full.value.input).toMatchObject({
      hills: true,
      attacker: { commander: { offensive: 0 }, troops: [{ infantry: 40, guns: 0 }] },
    });
    expect(full.ok && short.shorten?.(full.value.input)).toEqual(large);
    // +9 in hills is more than a commander brings: 9 + 4 = 13, four of it guns.
    const able = open(game, 'battle', short.expand({ ...sums, attackerDrm: 9, hills: true }));
    expect(able.ok && able.value.input).toMatchObject({
      attacker: { commander: { offensive: 9 }, troops: [{ guns: 4 }] },
    });
  });
});

test('what is more than the short form holds stands in it at its edge', () => {
  const short = battle.shortcuts?.['totals'] ?? expect.fail();
  const shortened = (attacker: object, defender: object) => {
    const full = open(game, 'battle', { intensity: 'measured', attacker, defender } as unknown as Plain);
    if (!full.ok) throw new Error(JSON.stringify(full.refusals));
    const sums = (short.shorten?.(full.value.input) ?? {}) as Readonly<Record<string, unknown>>;
    return ['attackerSps', 'attackerDrm', 'defenderSps', 'defenderDrm'].map((name) => sums[name]);
  };
  const prussian = (drm: number, sps: number, guns = 0) =>
    force(leader('Frederick', 'PR', drm, drm), [troops('PR', sps, { guns })]);
  const austrian = (drm: number, sps: number, more: object = {}) => ({
    ...force(leader('Daun', 'AU', drm, drm), [troops('AU', sps)]),
    ...more,
  });
  // 99 SPs at most; +9 and −4 at most, though nine and two guns make +11, and routed at −1 makes −5.
  expect(shortened(prussian(8, 20), austrian(-4, 20))).toEqual([20, 8, 20, -4]);
  expect(shortened(prussian(9, 20, 2), austrian(-1, 20, { morale: 'ROUTED' }))).toEqual([20, 9, 20, -4]);
  // More than 35 SPs add one.
  expect(shortened(prussian(0, 120), austrian(0, 99))).toEqual([99, 1, 99, 1]);
  const edges = Object.entries(short.input.fields).flatMap(([name, part]) =>
    part.kind === 'integer' ? [[name, [part.min, part.max]]] : [],
  );
  const [sps, drm] = [
    [1, 99],
    [-4, 9],
  ];
  expect(Object.fromEntries(edges)).toEqual({ attackerSps: sps, attackerDrm: drm, defenderSps: sps, defenderDrm: drm });
});

describe('the cause in one line', () => {
  test.each([
    ['leuthen-1757', 'Prussia (Frederick): 7 + 7 = 14 on 15-18, 5 D3+; Austria (Charles): 8 + 2 = 10 on 15-18, 3 D2'],
    ['hochkirch-1758', 'Austria (Daun): 4 + 7 = 11 on 31-35, 6 D4; Prussia (Frederick): 8 on 15-18, 2 D1'],
    ['forced-march-1757', '4 + 8 = 12; 11 needed'],
    ['siege-1758', 'a roll of 4 − 2 = 2'],
    ['naval-1759', 'a roll of 1'],
    // 4 + 4 + 4 + 6, the dice of its origin.
    ['recruitment-prussia', 'a roll of 12 + 6 = 18'],
  ])('%s: %s', (id, told) => {
    const one = shown(id);
    expect(say(one.procedure.headline?.(saidOf(one)) ?? '')).toBe(told);
  });
});

describe('what becomes of each counter', () => {
  const fatesOf = (id: string) => {
    const { opened, played, procedure } = shown(id);
    return (procedure.fates?.(played.result, opened.input) ?? []).map(({ at, after, gone = false, words }) => ({
      at,
      after,
      gone,
      told: say(words),
    }));
  };

  test('Leuthen: 3 SPs of infantry here; 4 of infantry, 1 of cavalry and a gun there', () => {
    expect(fatesOf('leuthen-1757')).toMatchObject([
      {
        at: 'attacker',
        gone: false,
        told: '3 SPs lost',
        after: { morale: 'OK', troops: [{ infantry: 7, cavalry: 5 }] },
      },
      {
        at: 'defender',
        gone: false,
        told: '5 SPs lost, demoralised, retreats 1 space',
        after: { morale: 'DM', troops: [{ infantry: 16, cavalry: 5, guns: 3, gunsReduced: 1 }, { infantry: 4 }] },
      },
    ]);
  });

  test('a leader who is hit leaves the table', () => {
    // Who 3 is another leader, the second of two: Nadasdy.
    expect(fatesOf('B1')).toContainEqual({
      at: 'attacker.leaders[1]',
      after: undefined,
      gone: true,
      told: 'wounded',
    });
  });

  test('of other charts: SPs, steps, markers, what is left in the treasury', () => {
    expect(fatesOf('forced-march-1757')).toEqual([
      { at: '', after: { sps: 14 }, gone: false, told: '3 SPs lost, 14 left' },
    ]);
    expect(fatesOf('siege-1758')).toEqual([{ at: '', after: { marker: 1 }, gone: false, told: 'Siege marker at 1' }]);
    expect(fatesOf('supply-raid-1758')).toMatchObject([{ at: '', gone: true, told: 'FD destroyed' }]);
    expect(fatesOf('hochkirch-1758').map(({ at }) => at)).toEqual(['attacker', 'defenders[0]']);
  });

  test('several forces that fought as one each bear their share', () => {
    const input = {
      intensity: 'measured',
      attacker: force(leader('Kleist', 'PR', 0, 0), [troops('PR', 1)], { name: 'Advance guard' }),
      commands: [force(leader('Zieten', 'PR', 0, 0, { initiative: 1 }), [troops('PR', 20)], { name: 'Main body' })],
      defenders: [force(leader('Loudon', 'AU', 0, 3), [troops('AU', 20)])],
    };
    const opened = open(game, 'enter-space', input);
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
    const played = playExample(opened.value, {
      id: '',
      title: { en: '', fr: '' },
      procedure: 'enter-space',
      origin: '',
      input: input as unknown as Plain,
      // 3 + 2 = 5 enters; 3 on 19-22 is 1 D1; 5 + 3 = 8 on 19-22 is 2 D2: the first one's SP, and one of the second's.
      dice: [3, 3, 5],
      answers: ['stand'],
    });
    if (!played.ok) throw new Error(JSON.stringify(played.refusals));
    const { procedure, input: told } = opened.value;
    const fates = procedure.fates?.(played.value.result, told) ?? [];
    expect(fates.map(({ at, gone = false, words }) => [at, gone, say(words)])).toEqual([
      ['attacker', true, 'eliminated'],
      ['commands[0]', false, '1 SP lost, retreats 1 space'],
      ['defenders[0]', false, '1 SP lost'],
    ]);
    const next = procedure.next?.(played.value.result, told) ?? [];
    expect(next.map(({ input: given, words }) => [given, say(words)])).toMatchObject([
      [{ force: 'Main body', sps: 19 }, expect.stringContaining('Main body')],
    ]);
    expect(next[0] && say(next[0].words)).not.toContain('Advance guard');
  });
});

describe('a battle as a score', () => {
  const rowsOf = (id: string, score: readonly ScoreRow[]) => {
    expect(score.length, id).toBeGreaterThan(3);
    return score.map(({ label, cells, note }) => [
      say(label),
      ...['attacker', 'defender'].map((side) => {
        const { dice = [], modifier, total, told, marks } = cells[side] ?? {};
        const parts = [
          ...dice.map(({ face }) => `(${face})`),
          modifier === undefined ? '' : String(modifier),
          total ?? '',
          told ? say(told) : '',
          marks ? `${marks.full}/${marks.of}` : '',
        ];
        return parts.filter(Boolean).join(' ');
      }),
      ...(note ? [say(note)] : []),
    ]);
  };
  const scoreOf = (id: string) => {
    const one = shown(id);
    return rowsOf(id, one.procedure.score?.(saidOf(one)) ?? []);
  };

  test('Leuthen in five rows', () => {
    expect(scoreOf('leuthen-1757')).toEqual([
      ['Tactics', '(5) Oblique Attack and Artillery Up Front', 'Slow Reaction (no effect)'],
      ['Battle die', '(4) (3) 7 14 15-18 5 D3+', '(4) (4) 2 10 15-18 3 D2'],
      ['Losses', '3 3 SPs lost, 14 left', '5 5 SPs lost, 27 left, 1 gun step'],
      ['Endurance', 'D2 in good order 2/3', 'D3 demoralised 3/3'],
      ['Winner', '', '', 'Prussia (Frederick) wins; Austria (Charles) retreats 1 space, demoralised.'],
    ]);
  });

  test('[15.4.3] nobody is left of a force that surrenders', () => {
    const [played] = game.examples.filter(({ expect: said }) => JSON.stringify(said ?? {}).includes('surrenders'));
    const losses = scoreOf(played?.id ?? '').find(([label]) => label === 'Losses');
    // 8 SPs against 4, one of which falls: none of the other three is left, and all four are given up.
    expect(losses).toEqual(['Losses', '0 no SP lost, 8 left', '4 4 SPs lost, none left']);
  });

  test('a leader hit has a row; no tactics, no row', () => {
    expect(scoreOf('B1').map(([label]) => label)).toEqual(['Battle die', 'Losses', 'Leaders', 'Endurance', 'Winner']);
    expect(scoreOf('B1')[2]).toEqual(['Leaders', 'Nadasdy wounded', '']);
  });

  test('a space that is entered without a battle has none', () => {
    const one = shown('T2-chain');
    expect(one.procedure.score?.(saidOf(one))).toEqual([]);
    expect(scoreOf('hochkirch-1758')).toHaveLength(5);
  });
});

describe('what comes next', () => {
  const nextOf = (id: string) => {
    const { opened, played, procedure } = shown(id);
    return (procedure.next?.(played.result, opened.input) ?? []).map(({ procedure: to, input, words }) => ({
      to,
      input,
      told: say(words),
    }));
  };

  test('a loser retreats, a siege goes on, accounts lead to recruits', () => {
    expect(nextOf('leuthen-1757')).toMatchObject([
      { to: 'retreat', input: { sps: 27, morale: 'DM' }, told: 'Retreat: Austria (Charles)' },
    ]);
    expect(nextOf('siege-1758')).toMatchObject([{ to: 'siege', input: { marker: 1, sps: 16, class: 2 } }]);
    expect(nextOf('mask-1758')).toMatchObject([{ to: 'siege', input: { fortress: 'Olmütz', sps: 16 } }]);
    expect(nextOf('march-1758')).toMatchObject([{ to: 'forced-march', input: { rating: 8, sps: 30 } }]);
    expect(nextOf('sustainment-russia').map(({ to }) => to)).toEqual(['recruitment']);
    expect(nextOf('recruitment-prussia').map(({ to }) => to)).toEqual(['new-leaders']);
  });

  test('what is proposed is accepted where it is whole', () => {
    const [siege] = nextOf('siege-1758');
    expect(open(game, 'siege', siege?.input).ok).toBe(true);
  });
});

describe('two forces face each other', () => {
  test('with their hands for their own eyes, the ground between them, five things that seldom apply', () => {
    const { forces, common } = layoutOf(battle.input);
    expect(
      forces.map(({ side, counters, secrets }) => [
        side,
        counters.map(({ path }) => path),
        secrets.map(({ path }) => path),
      ]),
    ).toEqual([
      ['attacker', ['attacker'], ['attackerHand']],
      ['defender', ['defender'], ['defenderHand']],
    ]);
    expect(common.conditions.map(({ path }) => path)).toEqual(['intensity', 'hills', 'entrenched', 'fortress']);
    expect(common.seldom).toHaveLength(5);
  });

  test('a space holds the same, and whoever may come besides', () => {
    const { forces } = layoutOf(enterSpace.input);
    expect(forces.map(({ seldom }) => seldom.map(({ path }) => path))).toEqual([
      ['mps', 'commands'],
      ['unled', 'interceptors', 'joined', 'lightsInSpace'],
    ]);
  });

  test('every chart belongs to a phase and is engaged with what only the player can know', () => {
    const one = (nation: string) => ({
      commander: { nation, offensive: 1, defensive: 1 },
      troops: [{ nation, infantry: 9 }],
    });
    const known: Readonly<Record<string, object>> = {
      march: { rating: 6, sps: 9 },
      'forced-march': { rating: 6, sps: 9 },
      'admin-march': { path: [{ name: 'Prag' }] },
      'enter-space': { intensity: 'intense', attacker: one('PR') },
      interception: { offensive: 1 },
      overrun: { moving: 9, enemy: 1 },
      'coordinated-attack': { nation: 'PR', firstNation: 'PR', initiative: 1, sps: 9 },
      entrenchment: { defensive: 1, mps: 3 },
      battle: { intensity: 'intense', attacker: one('PR'), defender: one('AU') },
      retreat: { sps: 9, from: 'A', spaces: [{ name: 'A' }] },
      garrison: { class: 1 },
      mask: { class: 1, sps: 9 },
      siege: { nation: 'PR', class: 1, sps: 9 },
      'naval-combat': { fleet: 'FR', enemy: 'BR' },
      'supply-raid': { raider: 'PR', owner: 'AU', sps: 1, card: 1 },
      'forage-raid': { raider: 'PR', owner: 'AU' },
      'supply-actions': { nation: 'PR', available: 4, actions: [{ action: 'build-fd' }] },
      sustainment: { nation: 'PR' },
      recruitment: { nation: 'PR' },
      'army-size': { nation: 'PR' },
      'new-leaders': { nation: 'PR' },
      reconstruction: { nation: 'PR', depots: 1 },
      winter: { nations: [{ nation: 'PR' }] },
    };
    for (const [id, { phase }] of Object.entries(game.procedures)) {
      expect(
        game.phases?.map((each) => each.id),
        id,
      ).toContain(phase);
      const opened = open(game, id, known[id] ?? {});
      expect(opened.ok ? [] : opened.refusals, id).toEqual([]);
    }
  });
});

describe('as the aid prints it', () => {
  test('cells of the battle tables', () => {
    const told = (cell: string) => spelledOut(tables['battle-intense'], cell, plainSpeaker('fr'));
    expect(['0-', '1D0', '7D4*+', '8R+', '10R*+'].map(told)).toEqual(['0 –', '1 D0', '7 D4*+', '8 R+', '10 R*+']);
  });

  test('only historical situations are offered to begin from', () => {
    const offered = game.examples.filter(({ preset }) => preset);
    expect(offered.every(({ id }) => /-17(56|57|58|59|60)$/.test(id))).toBe(true);
    expect(offered.filter(({ procedure }) => procedure === 'battle')).toHaveLength(5);
  });
});

test('[12.7] a force is told as entrenched when it is, and as open when it is not', () => {
  const entrenchment = game.procedures['entrenchment'] ?? expect.fail('no entrenchment');
  const told = (success: boolean) => entrenchment.fates?.({ success, mps: 2 }, {}).map(({ words }) => say(words));
  expect([told(true), told(false)]).toEqual([['entrenched'], ['not entrenched']]);
});
