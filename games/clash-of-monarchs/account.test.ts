/** The account of how a result came about, step by step, against the result and the input. */
import { type ExplainedStep, type Game, open, openExample, type Plain, playExample, total } from '@grognard/kernel';
import { inputsFor } from '@grognard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { drawsOf, playedAtRandom } from '../testing/at-random.ts';
import { game as clash } from './game.ts';
import { drawnBattle } from './second-way/drawn-battle.oracle.ts';

const game: Game = clash;

type Facts = Readonly<Record<string, Plain>>;
type Line = readonly [rule: string, title: string, outcome: string | undefined, facts?: unknown];

const lineOf = ({ rule, title, outcome }: ExplainedStep): Line => [rule, title.key, outcome?.key, outcome?.facts];
const n = (facts: Facts, name: string): number => Number(facts[name] ?? 0);
const but = (facts: Facts, ...names: readonly string[]): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !names.includes(name)));
const kept = (facts: Facts, ...names: readonly string[]): Facts =>
  Object.fromEntries(names.map((name) => [name, facts[name] as Plain]));

const played = (id: string, count = 30) => {
  const procedure = game.procedures[id] ?? expect.fail(id);
  const draws = drawsOf(id.length);
  return inputsFor(game, procedure, count, 31).map((opened) => {
    const { resolution, asked } = playedAtRandom(opened, draws);
    return { input: opened.input as Facts, result: resolution.result as Facts, steps: resolution.steps, asked };
  });
};

/** Charts without a die: one line says it all. */
const ONE_LINE: Readonly<Record<string, (result: Facts, input: Facts) => Line>> = {
  march: ({ mps }, { rating }) => ['12.1', 'march.allowance', 'march.mps', { mps, rating }],
  'admin-march': (result) => ['12.8', 'admin-march.cost', 'admin-march.summary', result],
  overrun: (result) => ['12.9', 'procedure.overrun', 'overrun.summary', result],
  garrison: (result) => ['17.3-4', 'garrison.within', 'garrison.summary', kept(result, 'inside', 'room')],
  mask: (result) => ['17.3-4', 'mask.held', 'mask.summary', result],
  retreat: (result) => ['15.9', 'retreat.walk', 'retreat.summary', but(result, 'taken', 'detached', 'fortresses')],
  'forage-raid': () => ['18.5.1', 'forage-raid.target', 'forage-raid.yieldLost', undefined],
  'supply-actions': (result) => ['10.0', 'supply-actions.cost', 'supply-actions.summary', result],
  subsidies: (result) => ['20.2.3', 'subsidies.paid', 'subsidies.summary', result],
  sustainment: (result) => [
    '20.3',
    'sustainment.due',
    n(result, 'short') > 0 ? 'sustainment.short' : 'sustainment.summary',
    result,
  ],
  'army-size': (result) => ['20.4.2', 'recruitment.limit', 'army-size.summary', result],
  reconstruction: (result) => ['20.4.4', 'reconstruction.cost', 'reconstruction.summary', result],
};

describe('without a die', () => {
  test.each(Object.entries(ONE_LINE))('%s', (id, expected) => {
    for (const { input, result, steps } of played(id))
      expect(steps.map(lineOf).at(-1), JSON.stringify(input)).toEqual(expected(result, input));
  });
});

describe('attempts', () => {
  test.each([
    ['forced-march', '12.3', 11],
    ['interception', '13.0', 6],
    ['withdrawal', '14.0', 6],
    ['entrenchment', '12.7', 6],
  ])('%s: the sum, and what it had to reach', (id, rule, needs) => {
    for (const { result, steps } of played(id)) {
      const thrown = steps.find(({ dice }) => dice.length > 0) ?? expect.fail('no die');
      const sum = (thrown.dice[0]?.face ?? 0) + total(thrown.modifiers);
      expect(lineOf(thrown).slice(2)).toEqual([sum >= needs ? 'attempt.passed' : 'attempt.failed', { sum, needs }]);
      expect([thrown.rule, result['success']]).toEqual([rule, sum >= needs]);
    }
  });

  test('[12.3] two SPs are warned, more are not', () => {
    const warned = (sps: number) => {
      const opened = open(game, 'forced-march', { rating: 6, sps });
      if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
      const { steps } = playedAtRandom(opened.value, drawsOf(sps)).resolution;
      return steps.filter(({ title }) => title.key === 'forced-march.warning').map(lineOf);
    };
    expect([warned(2), warned(3)]).toEqual([[['12.3', 'forced-march.warning', 'forced-march.last', undefined]], []]);
  });
});

describe('tables', () => {
  test.each([
    ['coordinated-attack', (result: Facts) => `coordinated-attack.${result['result']}`],
    ['siege', (result: Facts) => `siege.result.${result['result']}`],
    ['naval-combat', (result: Facts) => `naval-combat.${result['result']}`],
    ['raid-losses', (result: Facts) => `raid-losses.${result['loser']}-${result['steps']}`],
    ['supply-raid', (result: Facts) => `supply-raid.${result['effect']}`],
    ['new-leaders', (result: Facts) => `new-leaders.${result['result']}`],
  ] as const)('%s: what stands in the cell', (id, expected) => {
    for (const { result, steps } of played(id)) {
      const read = steps.find(({ lookup }) => lookup) ?? expect.fail('nothing was looked up');
      expect(read.outcome?.key).toBe(expected(result));
    }
  });

  test('[20.4.1, 20.4.2] recruits as they were raised, and as they were placed', () => {
    for (const { input, result, steps, asked } of played('recruitment')) {
      const told = (key: string) => (steps.find(({ outcome }) => outcome?.key === key)?.outcome?.facts ?? {}) as Facts;
      const [raised, placed] = [told('recruitment.raised'), told('recruitment.placed')];
      const sum = steps.flatMap(({ dice }) => dice).reduce((all, { face }) => all + face, 0);
      expect(kept(raised, 'sum', 'total', 'cost')).toEqual({ sum, ...kept(result, 'total', 'cost') });
      expect(n(raised, 'total')).toBe(sum + n(raised, 'drm'));
      expect(placed['placed']).toBe(result['infantry']);
      // By one reading it is infantry or cavalry.
      const only = asked.find(({ text }) => text === 'recruitment.ask.either')?.option;
      const most = Math.min(n(raised, 'infantry'), n(placed, 'room'), n(input, 'wish') || Number.POSITIVE_INFINITY);
      expect([result['infantry'], result['cavalry']]).toEqual([
        only === 'cavalry' ? 0 : most,
        only === 'infantry' ? 0 : raised['cavalry'],
      ]);
    }
  });

  test('[20] a winter: subsidies, the accounts of each nation, the levies in their order', () => {
    for (const { result, steps } of played('winter', 15)) {
      const nations = result['nations'] as unknown as readonly { nation: string; paid: Facts }[];
      const [subsidies, ...others] = steps.map(lineOf);
      expect(subsidies).toEqual(['20.2.3', 'subsidies.paid', 'subsidies.summary', kept(result, 'payments')]);
      expect(others.slice(0, nations.length)).toEqual(
        nations.map(({ paid }) => [
          '20.3',
          'winter.upkeep',
          n(paid, 'short') > 0 ? 'sustainment.short' : 'sustainment.summary',
          paid,
        ]),
      );
      const titled = (key: string) =>
        steps.flatMap(({ title }) => (title.key === key ? [String(title.facts?.['nation'])] : []));
      expect(titled('winter.upkeep')).toEqual(nations.map(({ nation }) => nation));
      const levied = titled('winter.levy');
      expect(levied).toEqual(nations.map(({ nation }) => nation).filter((nation) => levied.includes(nation)));
    }
  });
});

interface Side {
  readonly lost: number;
  readonly level: string;
  readonly morale: string;
  readonly guns: readonly { readonly nation: string; readonly loss: string }[];
  readonly leaders: readonly { readonly name: string; readonly fate: string }[];
  readonly prisoners: readonly { readonly sps: number }[];
}
const SIDES = ['attacker', 'defender'] as const;

test('[15] a battle: fire, bills, hits, endurance and the winner', () => {
  const met = new Set<string>();
  for (let seed = 1; seed <= 150; seed += 1) {
    const draws = drawsOf(seed * 17);
    const opened = open(game, 'battle', drawnBattle(draws) as unknown as Plain);
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
    const { resolution, asked } = playedAtRandom(opened.value, draws);
    const { steps } = resolution;
    for (const { outcome } of steps) if (outcome) met.add(outcome.key);
    const battle = opened.value.input as unknown as Readonly<
      Record<(typeof SIDES)[number], { readonly name: string; readonly commander: { name: string; nation: string } }>
    >;
    const result = resolution.result as unknown as Readonly<Record<(typeof SIDES)[number], Side>> & {
      readonly winner: (typeof SIDES)[number] | 'nobody';
    };
    const who = (side: (typeof SIDES)[number]) => {
      const { name, commander } = battle[side];
      return { name: name === '—' ? commander.name : name, nation: commander.nation, side };
    };
    const told = (key: string) =>
      steps.filter(({ outcome }) => outcome?.key === key).map(({ outcome }) => outcome?.facts);
    for (const side of SIDES) {
      const fired = steps.find(({ title, lookup }) => lookup && title.key === `battle.fire.${side}`);
      const { sum, net, total } = (fired?.outcome?.facts ?? {}) as { sum: number; net: number; total: number };
      expect([total, fired?.outcome?.key], `seed ${seed}`).toEqual([
        sum + net,
        sum === 6 ? 'battle.fire.six' : 'battle.fire.cell',
      ]);
      const endured = steps.find(({ title }) => title.key === `battle.endurance.${side}`);
      expect(endured?.outcome).toMatchObject({
        key: 'battle.morale',
        facts: { level: result[side].level, morale: result[side].morale },
      });
    }
    expect(told('battle.won')).toEqual([{ winner: result.winner === 'nobody' ? 'nobody' : who(result.winner) }]);
    // 15.7.1 Whoever has something to choose from is told what is due.
    for (const due of told('battle.losses.due') as readonly Facts[]) {
      const { side } = due['who'] as unknown as { side: (typeof SIDES)[number] };
      const captured = result[side].prisoners.reduce((sum, { sps }) => sum + sps, 0);
      expect([result[side].lost, captured]).toContain(due['sps']);
      expect(due['who']).toEqual(who(side));
    }
    expect(told('battle.ask.gun.option').map((facts) => facts?.['option'])).toEqual(
      SIDES.flatMap((side) =>
        result[side].guns.map(({ nation, loss }) => `${loss === 'flipped' ? 'flip' : 'destroy'}-${nation}`),
      ),
    );
    const fates = steps.flatMap(({ outcome }) => (outcome?.key.startsWith('battle.fate.') ? [outcome] : []));
    expect(fates.map(({ key, facts }) => [key, facts?.['name']])).toEqual(
      SIDES.flatMap((side) => result[side].leaders.map(({ name, fate }) => [`battle.fate.${fate}`, name])),
    );
    // 15.4.3 What a surprised side had chosen is named, and none of it is resolved.
    for (const facts of told('battle.void.side') as readonly Facts[]) {
      const { side } = facts['who'] as unknown as { side: string };
      const chosen = asked.find((each) => each.text === 'battle.ask.tactics' && each.side === side)?.option ?? '';
      expect(facts['tactics']).toEqual(chosen.split('+'));
      const resolved = [...told('battle.tactic.works'), ...told('battle.tactic.idle')] as readonly Facts[];
      expect(resolved.filter((each) => (each['who'] as unknown as { side: string }).side === side)).toEqual([]);
    }
  }
  expect([...met]).toEqual(
    expect.arrayContaining([
      ...['battle.fire.six', 'battle.fire.cell', 'battle.losses.due', 'battle.void.side'],
      ...['battle.leader.nobody', 'battle.leader.commander', 'battle.leader.second', 'battle.leader.other'],
    ]),
  );
});

test('[15.4.3] a gamble that is lost is told with its prisoners, one that is won is not', () => {
  const told = (winner: string) => {
    const example = game.examples.find(({ id, expect: said }) => {
      const { winner: won } = (said ?? {}) as { readonly winner?: string };
      return id.includes('desperate-gamble') && won === winner;
    });
    const opened = openExample(game, example ?? expect.fail(winner));
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
    const account = playExample(opened.value, example ?? expect.fail(winner));
    if (!account.ok) throw new Error(JSON.stringify(account.refusals));
    return account.value.steps.filter(({ title }) => title.key === 'battle.gamble').map(lineOf);
  };
  expect(told('attacker')).toEqual([]);
  // Two of three French SPs that are left.
  expect(told('defender')).toEqual([['15.4.3', 'battle.gamble', 'battle.gamble.lost', { sps: 2 }]]);
});

test('[12.10] who enters is told first, with his SPs', () => {
  for (const { input, steps } of played('enter-space')) {
    const { name, commander, troops } = input['attacker'] as unknown as {
      readonly name: string;
      readonly commander: { readonly name: string; readonly nation: string };
      readonly troops: readonly Facts[];
    };
    const sps = troops.reduce((sum, each) => sum + n(each, 'infantry') + n(each, 'cavalry') + n(each, 'light'), 0);
    const called = [name, commander.name].find((each) => each !== '—');
    const who = { ...(called !== undefined && { name: called }), nation: commander.nation, side: 'attacker' };
    expect(steps.map(lineOf)[0]).toEqual(['12.10', 'enter-space.move', 'enter-space.moves', { who, sps }]);
  }
});

test('every question with two answers offers both, the quieter first', () => {
  const force = (nation: string, infantry: number, more: object = {}) => ({
    commander: { nation, offensive: 2, defensive: 2, ...more },
    troops: [{ nation, infantry }],
    leaders: [{ name: 'Lacy', nation, offensive: 1, defensive: 1, endurance: 1 }],
  });
  const entry = {
    intensity: 'measured',
    attacker: force('AU', 40),
    attackerHand: ['surprise-attack', 'able-advisor'],
    generalstab: true,
    defenders: [force('PR', 4)],
    interceptors: [{ offensive: 1 }],
    joined: [force('PR', 5)],
  };
  const offered = new Map<string, string>();
  const meet = (id: string, input: object, rulings: Readonly<Record<string, string>> = {}) => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const opened = open(game, id, input as unknown as Plain, { rulings });
      if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
      for (const { text, side, options } of playedAtRandom(opened.value, drawsOf(seed)).asked)
        offered.set(`${side}: ${text}`, options.join(' '));
    }
  };
  meet('forced-march', { rating: 8, sps: 9 });
  meet('enter-space', entry);
  meet('recruitment', { nation: 'PR' }, { 'recruits-both': 'either' });
  expect(Object.fromEntries(offered)).toMatchObject({
    'attacker: forced-march.ask.move': 'stay march',
    'defender: enter-space.ask.intercept': 'no yes',
    'attacker: enter-space.ask.surprise': 'no announce',
    'defender: enter-space.ask.withdraw': 'stand withdraw',
    'attacker: enter-space.ask.overrun': 'battle overrun',
    'attacker: battle.ask.advice': 'roll endurance',
    'recruiter: recruitment.ask.either': 'infantry cavalry',
  });
});
