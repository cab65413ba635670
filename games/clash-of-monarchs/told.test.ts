/** What every chart says of its counters, its dice and what comes next, against its result, over random inputs. */
import { type ExplainedStep, type Game, open, type Plain, resolve, total } from '@grognard/kernel';
import { inputsFor } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { drawsOf, playedAtRandom } from '../testing/at-random.ts';
import { game as clash } from './game.ts';
import { drawnBattle } from './second-way/drawn-battle.oracle.ts';

const game: Game = clash;

type Facts = Readonly<Record<string, Plain>>;
type Fate = readonly [at: string, words: string, facts: object | undefined, after: object | undefined, gone: boolean];

const played = (id: string, count = 40) => {
  const procedure = game.procedures[id] ?? expect.fail(id);
  const draws = drawsOf(id.length);
  return inputsFor(game, procedure, count, 23).map((opened) => {
    const { resolution } = playedAtRandom(opened, draws);
    return { procedure, opened, input: opened.input as Facts, result: resolution.result as Facts, resolution };
  });
};
const n = (facts: Facts, name: string): number => Number(facts[name]);
const here = (words: string, facts?: object, after?: object, gone = false): readonly Fate[] => [
  ['', words, facts, after, gone],
];

/** What is said of the counter of each chart, by its result and its input. */
const FATES: Readonly<Record<string, (result: Facts, input: Facts) => readonly Fate[]>> = {
  'admin-march': ({ at }) => here('fate.moved', { space: at }),
  'coordinated-attack': ({ result }) => here(result === 'enters' ? 'fate.enters' : 'fate.stays'),
  interception: ({ success }) => here(success ? 'fate.enters' : 'fate.stays'),
  withdrawal: ({ success }) => here(success ? 'fate.withdraws' : 'fate.stands'),
  entrenchment: ({ success }) =>
    success ? here('fate.entrenched', undefined, { entrenched: true }) : here('fate.open'),
  overrun: (_, { enemy }) => here('fate.overran', { sps: enemy }),
  'forced-march': ({ lost }, input) => {
    const left = n(input, 'sps') - Number(lost);
    return here('fate.lost', { lost, left }, { sps: left }, left === 0);
  },
  garrison: (_, input) => {
    const sps = n(input, 'garrison') + n(input, 'enter') - n(input, 'leave');
    return here('fate.garrison', { sps }, { garrison: sps });
  },
  mask: () => here('mask.masked'),
  siege: ({ falls, marker }) =>
    falls ? here('fate.fell', undefined, undefined, true) : here('fate.marker', { marker }, { marker }),
  'supply-raid': ({ effect, supply }, { target }) =>
    here(`supply-raid.fate.${effect}`, undefined, target === 'force' ? { supply } : undefined, effect === 'destroyed'),
  'raid-losses': ({ loser, units }, input) => {
    const there = input[String(loser)] as unknown as readonly { readonly unit: string; readonly steps: number }[];
    return there.flatMap(({ unit, steps }, place): Fate[] => {
      const hits = (units as readonly string[]).filter((each) => each === unit).length;
      const left = steps - hits;
      return hits === 0 ? [] : [[`${loser}[${place}]`, 'fate.steps', { left }, { steps: left }, left === 0]];
    });
  },
  'supply-actions': ({ supply }, input) =>
    supply === input['supply'] ? [] : here(`supply.${supply}`, undefined, { supply }),
  sustainment: ({ thl }, input) => {
    const left = n(input, 'treasury') - Number(thl);
    return here('fate.treasury', { thl: left }, { treasury: left });
  },
  reconstruction: ({ thl }, input) => {
    const left = n(input, 'treasury') - Number(thl);
    return here('fate.treasury', { thl: left }, { treasury: left });
  },
  // What the treasury lacks it cannot pay.
  recruitment: ({ cost }, input) => {
    const left = Math.max(0, n(input, 'treasury') - Number(cost));
    return here('fate.treasury', { thl: left }, { treasury: left });
  },
};

describe('what becomes of the counter', () => {
  test.each(Object.entries(FATES))('%s', (id, expected) => {
    for (const { procedure, input, result } of played(id)) {
      const fates = (procedure.fates?.(result as never, input as never) ?? []).map(
        ({ at, words, after, gone = false }) => [at, words.key, words.facts, after, gone],
      );
      expect(fates, JSON.stringify([input, result])).toEqual(expected(result, input));
    }
  });
});

const without = (facts: Facts, ...names: readonly string[]): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !names.includes(name)));
const kept = (facts: Facts, ...names: readonly string[]): Facts =>
  Object.fromEntries(names.map((name) => [name, facts[name] as Plain]));

/** What is said of a result in one sentence, battles apart. */
const SUMMARIES: Readonly<Record<string, (result: Facts) => readonly [key: string, facts?: Facts]>> = {
  march: (result) => ['march.summary', result],
  'forced-march': (result) => ['forced-march.summary', without(result, 'taken')],
  'admin-march': (result) => ['admin-march.summary', result],
  interception: ({ success }) => [success ? 'interception.succeeds' : 'interception.fails'],
  withdrawal: ({ success }) => [success ? 'withdrawal.succeeds' : 'withdrawal.fails'],
  overrun: (result) => ['overrun.summary', result],
  'coordinated-attack': ({ result }) => [`coordinated-attack.${result}`],
  entrenchment: (result) => [result['success'] ? 'entrenchment.succeeds' : 'entrenchment.fails', kept(result, 'mps')],
  retreat: (result) => ['retreat.summary', without(result, 'taken', 'detached', 'fortresses')],
  garrison: (result) => ['garrison.summary', kept(result, 'inside', 'room')],
  mask: (result) => ['mask.summary', result],
  siege: (result) => ['siege.summary', without(result, 'taken')],
  'naval-combat': ({ result }) => [`naval-combat.${result}`],
  'raid-losses': ({ loser, steps }) => [`raid-losses.${loser}-${steps}`],
  'supply-raid': ({ effect }) => [`supply-raid.${effect}`],
  'forage-raid': () => ['forage-raid.allowed'],
  'supply-actions': (result) => ['supply-actions.summary', result],
  subsidies: (result) => ['subsidies.summary', result],
  sustainment: (result) => [n(result, 'short') > 0 ? 'sustainment.short' : 'sustainment.summary', result],
  recruitment: (result) => ['recruitment.summary', result],
  'army-size': (result) => ['army-size.summary', result],
  'new-leaders': ({ result }) => [`new-leaders.${result}`],
  reconstruction: (result) => ['reconstruction.summary', result],
  winter: (result) => ['recruitment.summary', kept(result, 'infantry', 'cavalry', 'cost', 'short')],
};

describe('the result in one sentence', () => {
  test.each(Object.entries(SUMMARIES))('of %s', (id, expected) => {
    for (const { procedure, result } of played(id, 20)) {
      const { key, facts } = procedure.summary(result as never);
      expect([key, facts]).toEqual([...expected(result), undefined].slice(0, 2));
    }
  });

  test('battles apart, every chart stands here', () => {
    expect(Object.keys(game.procedures).filter((id) => !(id in SUMMARIES))).toEqual(['enter-space', 'battle']);
  });
});

/** What comes next of each chart. */
const NEXT: Readonly<Record<string, (result: Facts, input: Facts) => readonly (readonly [string, object])[]>> = {
  march: (_, { force, leader, rating, sps }) => [['forced-march', { force, leader, rating, sps }]],
  mask: (_, { fortress, class: of, garrison, force, sps }) => [
    ['siege', { fortress, class: of, garrison, force, sps }],
  ],
  siege: ({ falls, marker, lost }, { troops: _, defendingLeader, ...told }) =>
    falls
      ? []
      : [
          [
            'siege',
            {
              ...told,
              ...(defendingLeader === '—' ? {} : { defendingLeader }),
              marker,
              sps: Number(told['sps']) - Number(lost),
            },
          ],
        ],
  sustainment: ({ thl }, { nation, treasury }) => [
    ['recruitment', { nation, treasury: Number(treasury) - Number(thl) }],
  ],
  recruitment: (_, { nation }) => [['new-leaders', { nation }]],
};

describe('what comes next', () => {
  test.each(Object.entries(NEXT))('of %s', (id, expected) => {
    for (const { procedure, input, result } of played(id)) {
      const acts = (procedure.next?.(result as never, input as never) ?? []).map(({ procedure: to, input: given }) => [
        to,
        given,
      ]);
      expect(acts, JSON.stringify([input, result])).toEqual(expected(result, input));
    }
  });
});

describe('the cause in one line', () => {
  const CHARTS = [
    ...['forced-march', 'interception', 'withdrawal', 'coordinated-attack', 'entrenchment', 'siege'],
    ...['naval-combat', 'raid-losses', 'supply-raid', 'recruitment', 'new-leaders'],
  ];
  /** What must be reached, where an attempt is made. */
  const needs = (steps: readonly ExplainedStep[]): object => {
    const reached = steps.flatMap(({ outcome }) => (outcome?.facts?.['needs'] === undefined ? [] : [outcome.facts]));
    return reached[0] ? { needs: reached[0]['needs'] } : {};
  };
  test.each(CHARTS)('%s: the dice, what was added, their sum, and what had to be reached', (id) => {
    for (const { procedure, input, result, resolution } of played(id)) {
      const { steps } = resolution;
      const thrown = steps.filter(
        ({ dice, title }) => dice.length > 0 && title.key === steps.find((step) => step.dice.length > 0)?.title.key,
      );
      const face = thrown.flatMap(({ dice }) => dice).reduce((sum, die) => sum + die.face, 0);
      const told = steps.map(({ outcome }) => outcome?.facts?.['drm']).find((drm) => drm !== undefined);
      const added = id === 'recruitment' ? Number(told) : total(thrown.flatMap(({ modifiers }) => [...modifiers]));
      const headline = procedure.headline?.({ result, input, steps } as never);
      expect([headline?.key, headline?.facts], JSON.stringify([input, result])).toEqual([
        'headline.dice',
        { face, drm: added, sum: face + added, ...needs(steps) },
      ]);
    }
  });
});

test('[17.4, 15.9] figures and outcomes follow the result', () => {
  for (const { procedure, result } of played('siege')) {
    expect([procedure.figures['falls']?.(result as never), procedure.figures['lost']?.(result as never)]).toEqual([
      result['falls'] ? 1 : 0,
      result['lost'],
    ]);
    expect(result['falls']).toBe(['honours', 'surrender'].includes(procedure.outcome(result as never)));
  }
  for (const { procedure, result } of played('retreat')) {
    const [lost, surrendered, left, sheltered] = ['lost', 'surrendered', 'left', 'sheltered'].map((name) =>
      n(result, name),
    ) as [number, number, number, number];
    expect(procedure.figures['lost']?.(result as never)).toBe(lost + surrendered);
    expect(procedure.figures['left']?.(result as never)).toBe(left + sheltered);
    const ends = surrendered > 0 ? 'surrenders' : left + sheltered > 0 ? 'escapes' : 'lost';
    expect(procedure.outcome(result as never)).toBe(ends);
    const [fate] = procedure.fates?.(result as never, {} as never) ?? [];
    expect([fate?.after, fate?.gone ?? false]).toEqual([{ sps: left }, left === 0]);
  }
  for (const { procedure, result } of played('raid-losses')) {
    const { loser, steps } = result;
    expect(procedure.outcome(result as never)).toBe(`${loser}-${steps}`);
    expect(
      [procedure.figures['raiderSteps'], procedure.figures['enemySteps']].map((of) => of?.(result as never)),
    ).toEqual(loser === 'raiders' ? [steps, 0] : [0, steps]);
  }
  for (const { input, result, resolution } of played('raid-losses')) {
    const { loser, steps, units } = result;
    // Steps of units that nobody described are left to the players.
    const there = input[String(loser)] as readonly unknown[];
    expect(resolution.effects).toEqual([
      ...(units as readonly string[]).map((unit) => ({ kind: 'lightStep', unit })),
      ...(there.length === 0 ? [{ kind: 'onMap', effect: { kind: 'lightSteps', who: loser, steps } }] : []),
    ]);
  }
  for (const id of ['interception', 'withdrawal', 'entrenchment', 'forced-march'])
    for (const { procedure, result } of played(id))
      expect(procedure.outcome(result as never)).toBe(result['success'] ? 'success' : 'failure');
});

describe('[15] a battle as it lies on the table', () => {
  const SIDES = ['attacker', 'defender'] as const;
  const LEVELS = ['D0', 'D1', 'D2', 'D3', 'D4', 'R'];
  const EARLY = ['surprise-attack', 'arrogance', 'defensive-position'];
  interface Of {
    readonly lost: number;
    readonly level: string;
    readonly morale: string;
    readonly left: number;
    readonly stand: string;
    readonly spaces: number;
    readonly prisoners: readonly { readonly sps: number }[];
    readonly guns: readonly unknown[];
    readonly leaders: readonly { readonly place: number; readonly name: string; readonly fate: string }[];
  }
  interface Counters {
    readonly name: string;
    readonly commander: { readonly name: string; readonly nation: string };
    readonly leaders: readonly unknown[];
    readonly troops: readonly Readonly<Record<string, number>>[];
  }
  const given = ({ lost, prisoners, stand, left }: Of): number =>
    prisoners.reduce((sum, { sps }) => sum + sps, lost) + (stand === 'surrenders' ? left : 0);
  const strength = ({ troops }: Pick<Counters, 'troops'>): number =>
    troops.reduce((sum, each) => sum + Number(each['infantry']) + Number(each['cavalry']) + Number(each['light']), 0);
  const named = (name: string): object => (name === '—' ? {} : { name });

  test('rows, cells, fates, what comes next', () => {
    let withTactics = 0;
    for (let seed = 1; seed <= 120; seed += 1) {
      const draws = drawsOf(seed);
      const opened = open(game, 'battle', drawnBattle(draws) as unknown as Plain);
      if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
      const { procedure, input } = opened.value;
      const { resolution } = playedAtRandom(opened.value, draws);
      const { steps } = resolution;
      const result = resolution.result as unknown as Readonly<Record<(typeof SIDES)[number], Of>> & {
        readonly winner: 'attacker' | 'defender' | 'nobody';
      };
      const battle = input as unknown as Readonly<Record<(typeof SIDES)[number], Counters>>;
      const who = (side: (typeof SIDES)[number]) => {
        const { name, commander } = battle[side];
        return { ...named(commander.name), ...named(name), nation: commander.nation, side };
      };
      const score = procedure.score?.({ result, input, steps } as never) ?? [];
      const cells = (label: string) => score.find((row) => row.label.key === label)?.cells ?? {};
      const tactics = steps.flatMap(({ title, outcome }) =>
        title.key === 'battle.tactic' && outcome
          ? [
              {
                side: ((outcome.facts?.['who'] ?? {}) as { side: string }).side,
                tactic: String(outcome.facts?.['tactic']),
              },
            ]
          : [],
      );
      withTactics += tactics.length;
      // 15.4.3 A surprise attack comes first, then arrogance, then a defensive position.
      const turns = tactics.map(({ tactic }) => EARLY.indexOf(tactic)).map((turn) => (turn < 0 ? EARLY.length : turn));
      expect(turns).toEqual(turns.toSorted((a, b) => a - b));
      expect(score.map(({ label }) => label.key)).toEqual([
        ...(tactics.length > 0 ? ['score.tactics'] : []),
        ...['score.fire', 'score.losses'],
        ...(SIDES.some((side) => result[side].leaders.length > 0) ? ['score.leaders'] : []),
        ...['score.endurance', 'battle.winner'],
      ]);
      for (const side of SIDES) {
        const own = result[side];
        const played = tactics.filter((each) => each.side === side).map(({ tactic }) => tactic);
        const shown = cells('score.tactics')[side]?.told?.facts?.['tactics'] as
          | readonly { tactic: string }[]
          | undefined;
        expect(shown?.map(({ tactic }) => tactic) ?? []).toEqual(played);
        const thrown = steps.filter(({ title }) => played.some((tactic) => title.key === `battle.tactic.${tactic}`));
        expect(cells('score.tactics')[side]?.dice ?? []).toEqual(thrown.flatMap(({ dice }) => dice));
        const fired = steps.find(({ title }) => title.key === `battle.fire.${side}`) ?? expect.fail('no fire');
        const { sum, net } = (fired.outcome?.facts ?? {}) as { sum: number; net: number };
        expect(cells('score.fire')[side]).toMatchObject({
          dice: fired.dice,
          modifier: net,
          total: `${String(sum + net).replace('-', '−')} ${fired.lookup?.column}`,
        });
        expect(cells('score.losses')[side]).toMatchObject({
          total: String(given(own)),
          told: { facts: { lost: given(own), left: strength(battle[side]) - given(own), guns: own.guns.length } },
        });
        expect(cells('score.leaders')[side]?.told?.facts?.['leaders'] ?? []).toEqual(
          own.leaders.map(({ name, fate }) => ({ ...named(name), fate })),
        );
        const endured = steps.find(({ title }) => title.key === `battle.endurance.${side}`)?.outcome?.facts;
        expect(cells('score.endurance')[side]).toEqual({
          marks: { full: Math.max(0, LEVELS.indexOf(own.level)), of: endured?.['endurance'] },
          total: own.level,
          told: { key: `morale.${own.morale}` },
        });
      }
      const { winner } = result;
      const loser = winner === 'attacker' ? 'defender' : 'attacker';
      const { stand, morale, spaces } = result[loser];
      expect(score.at(-1)?.note?.facts).toEqual(
        winner === 'nobody' ? { winner } : { winner: who(winner), loser: who(loser), stand, morale, spaces },
      );
      // Where nobody wins, both are gone.
      expect(procedure.summary(result as never)).toEqual({
        key: 'battle.summary',
        facts: {
          winner,
          ...{ stand: winner === 'nobody' ? 'eliminated' : stand, spaces },
          ...{ attackerLost: given(result.attacker), attackerLevel: result.attacker.level },
          ...{ defenderLost: given(result.defender), defenderLevel: result.defender.level },
        },
      });
      const fates = procedure.fates?.(result as never, input as never) ?? [];
      expect(fates.map(({ at, gone = false }) => [at, gone])).toEqual(
        SIDES.flatMap((side) => [
          [side, strength(battle[side]) === given(result[side])],
          ...result[side].leaders.map(({ place }) => [
            place === 0 ? `${side}.commander` : `${side}.leaders[${place - 1}]`,
            true,
          ]),
        ]),
      );
      for (const side of SIDES) {
        const own = result[side];
        const fate = fates.find(({ at }) => at === side);
        const left = strength(battle[side]) - given(own);
        expect(fate?.words.facts).toEqual({
          lost: given(own),
          left,
          stand: own.stand,
          morale: own.morale,
          spaces: own.spaces,
        });
        expect(fate?.after?.['morale']).toBe(own.morale);
        // 15.3-7 The gun of one nation, no other; full ones are flipped, reduced ones destroyed.
        const guns = ({ troops }: Pick<Counters, 'troops'>, hit: boolean) =>
          troops.map((each) => {
            const [gun] = (hit ? own.guns : []) as readonly { readonly nation: string; readonly loss: string }[];
            const [all, reduced] = [Number(each['guns']), Number(each['gunsReduced'])];
            if (!gun || gun.nation !== String(each['nation'])) return [all, reduced];
            return gun.loss === 'flipped' ? [all, reduced + 1] : [all - 1, reduced - 1];
          });
        expect(guns({ troops: fate?.after?.['troops'] as never }, false)).toEqual(guns(battle[side], true));
      }
      const next = procedure.next?.(result as never, input as never) ?? [];
      expect(
        next.map(({ procedure: to, input: told }) => {
          const { force, sps, morale: state } = told as Facts;
          return [to, force, sps, state];
        }),
      ).toEqual(
        SIDES.flatMap((side) => {
          const left = strength(battle[side]) - given(result[side]);
          return result[side].spaces > 0 && left > 0 ? [['retreat', battle[side].name, left, result[side].morale]] : [];
        }),
      );
    }
    expect(withTactics).toBeGreaterThan(20);
  });

  test.each(EARLY)('[15.4.3] %s is resolved before the other tactic of its side', (early) => {
    // Arrogance is French, and only against Frederick; the others are Austrian, one of them in defence.
    const french = early === 'arrogance';
    const side = early === 'defensive-position' ? 'defender' : 'attacker';
    const other = french ? 'unexpected-savagery' : 'slow-reaction';
    const nation = french ? 'FR' : 'AU';
    const force = (of: string, more: object = {}) => ({
      commander: { nation: of, offensive: 2, defensive: 2, ...more },
      troops: [{ nation: of, infantry: 12 }],
    });
    const [own, enemy] = [force(nation), force('PR', { person: 'Frederick' })];
    const battle = {
      intensity: 'measured',
      ...(side === 'attacker' ? { attacker: own, defender: enemy } : { attacker: enemy, defender: own }),
      [`${side}Hand`]: [other, early],
      generalstab: true,
    };
    const opened = open(game, 'battle', battle as unknown as Plain);
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
    const fought = resolve(opened.value, {
      face: () => 3,
      answer: (_ask, _side, options) => options.find((option) => option.includes('+')) ?? options[0] ?? '',
    });
    if (!fought.ok) throw new Error(JSON.stringify(fought.refusals));
    const told = fought.value.steps.flatMap(({ title, outcome }) =>
      title.key === 'battle.tactic' && outcome ? [outcome.facts?.['tactic']] : [],
    );
    expect(told).toEqual([early, other]);
  });
});

test('[12.10] a space that is entered: who comes in, who goes, what is fought', () => {
  const ends = new Set<string>();
  for (const { procedure, input, result, resolution } of played('enter-space', 120)) {
    const { end, intercepted, entered, battle } = result as unknown as {
      readonly end: string;
      readonly intercepted: boolean;
      readonly entered: string;
      readonly battle: Facts | null;
    };
    const lists = input as unknown as Readonly<Record<string, readonly unknown[]>>;
    const came = [
      'attacker',
      ...(lists['commands'] ?? []).flatMap((_, at) => (entered[at] === '1' ? [`commands[${at}]`] : [])),
    ];
    const there = (lists['defenders'] ?? []).length > 0 ? 'defenders[0]' : 'unled[0]';
    const fates = procedure.fates?.(result as never, input as never) ?? [];
    const score = procedure.score?.({ result, input, steps: resolution.steps } as never) ?? [];
    const headline = procedure.headline?.({ result, input, steps: resolution.steps } as never);
    ends.add(battle ? 'battle' : end);
    if (battle) {
      const forces = fates.map(({ at }) => at).filter((at) => !/commander|leaders/.test(at));
      expect(forces).toEqual([...came, ...(intercepted ? [] : [there])]);
      expect([score.length > 3, headline?.key]).toEqual([true, 'battle.headline']);
      continue;
    }
    const gone = intercepted
      ? []
      : end === 'withdrawn'
        ? [[there, 'fate.withdraws', false]]
        : end === 'overrun'
          ? [[there, 'fate.captured', true]]
          : [];
    expect(fates.map(({ at, words, gone: off = false }) => [at, words.key, off])).toEqual([
      ...came.map((at) => [at, 'fate.enters', false]),
      ...gone,
    ]);
    const thrown = resolution.steps.some(({ dice }) => dice.length > 0);
    expect([score, headline?.key]).toEqual([[], thrown ? 'headline.dice' : `enter-space.end.${end}`]);
    expect(procedure.next?.(result as never, input as never)).toEqual([]);
  }
  expect([...ends]).toEqual(expect.arrayContaining(['battle', 'overrun', 'withdrawn']));
});
