/** [10, 15.10, 17, 18.5] Sieges, fleets, raids and supply actions computed a second way. */
import { describe } from 'vitest';
import { type Drawn, secondWay } from '../../testing/second-way.ts';
import printed from '../examples/aid.printed.json' with { type: 'json' };
import { game } from '../game.ts';
import { isCoalition, NATIONS } from './forces.oracle.ts';

const n = (input: Drawn, name: string): number => Number(input[name] ?? 0);
const yes = (input: Drawn, name: string): boolean => input[name] === true;

/** The two lines of the table of fortresses, by class. */
const holds = (of: number): number => Number(printed.fortresses[1]?.[of]);
const takes = (of: number): number => Number(printed.fortresses[2]?.[of]);

const allies = (a: unknown, b: unknown): boolean => isCoalition(String(a)) === isCoalition(String(b));

describe('[17] fortresses', () => {
  secondWay(game, {
    procedure: 'siege',
    draw: (draws) => ({
      nation: draws.one(NATIONS),
      owner: draws.one(['unsaid', ...NATIONS]),
      sps: 5 + draws.below(30),
      paid: draws.chance(0.95),
      class: 1 + draws.below(3),
      marker: draws.below(5),
      garrison: draws.below(16),
      defender: draws.below(4),
      britishFleet: draws.chance(0.3),
      russianFleet: draws.chance(0.3),
      siegeArtillery: draws.chance(0.6),
      morale: draws.one(['OK', 'OK', 'DM', 'ROUTED']),
      supply: draws.one(['FULL', 'FULL', 'SS', 'CS']),
    }),
    forbids: (s) =>
      !yes(s, 'paid') ||
      n(s, 'sps') < takes(n(s, 'class')) ||
      n(s, 'garrison') > holds(n(s, 'class')) ||
      (s['owner'] !== 'unsaid' && allies(s['owner'], s['nation'])),
    compute: (s, { die, reading }) => {
      const fleets = yes(s, 'britishFleet')
        ? 2 + (yes(s, 'russianFleet') && reading('two-fleets') === 'both' ? 1 : 0)
        : Number(yes(s, 'russianFleet'));
      const total =
        die() +
        n(s, 'marker') +
        (n(s, 'garrison') === 0 ? 3 : 0) +
        fleets +
        (s['nation'] === 'AU' || s['nation'] === 'FR' ? 1 : 0) +
        (n(s, 'class') === 1 ? 1 : n(s, 'class') === 3 ? -1 : 0) -
        Number(n(s, 'defender') > 1) -
        Number(n(s, 'garrison') >= 2 * n(s, 'class')) -
        Number(s['morale'] !== 'OK') -
        (yes(s, 'siegeArtillery') ? 0 : 2) -
        (s['supply'] === 'SS' ? 2 : s['supply'] === 'CS' ? 4 : 0);
      const [, name = '', marker, loss] = printed.siege[Math.max(-1, Math.min(6, total)) + 1] ?? [];
      const result =
        { Dysenterie: 'dysentery', Progrès: 'progress', Sortie: 'sortie', Honneurs: 'honours', Reddition: 'surrender' }[
          name
        ] ?? '';
      return { result, marker: n(s, 'marker') + Number(marker), lost: Number(loss), falls: total >= 5 };
    },
  });

  secondWay(game, {
    procedure: 'mask',
    draw: (draws) => ({
      class: 1 + draws.below(3),
      garrison: draws.below(25),
      sps: 1 + draws.below(30),
      besieged: draws.chance(0.3),
    }),
    forbids: (m) => n(m, 'sps') < takes(n(m, 'class')) || n(m, 'garrison') > holds(n(m, 'class')),
    compute: (m) => ({
      needed: takes(n(m, 'class')),
      spare: n(m, 'sps') - takes(n(m, 'class')),
      placed: !yes(m, 'besieged'),
    }),
  });

  secondWay(game, {
    procedure: 'garrison',
    draw: (draws) => ({
      class: 1 + draws.below(3),
      garrison: draws.below(16),
      enter: draws.below(8),
      leave: draws.below(6),
      sps: draws.one([0, 0, 4, 8, 12]),
    }),
    forbids: (g) => {
      const after = n(g, 'garrison') + n(g, 'enter') - n(g, 'leave');
      return (
        after > holds(n(g, 'class')) ||
        n(g, 'leave') > n(g, 'garrison') ||
        (n(g, 'sps') > 0 && n(g, 'enter') > n(g, 'sps'))
      );
    },
    compute: (g) => {
      const inside = n(g, 'garrison') + n(g, 'enter') - n(g, 'leave');
      return { inside, room: holds(n(g, 'class')) - inside };
    },
  });
});

describe('[15.10] naval combat', () => {
  secondWay(game, {
    procedure: 'naval-combat',
    draw: (draws) => ({
      fleet: draws.one(['FR', 'RU', 'BR']),
      enemy: draws.one(['BR', 'BR', 'other', 'none']),
      typhus: draws.chance(0.5),
    }),
    forbids: ({ fleet, enemy }) => fleet === 'BR' || enemy === 'none',
    compute: ({ fleet, enemy, typhus }, { die, reading }) => {
      let total = die();
      if (fleet === 'FR' && !typhus) total += 1;
      if (enemy === 'BR' && (fleet === 'FR' || reading('naval-britain') === 'coalition')) total -= 1;
      const row = total <= 2 ? 0 : total <= 4 ? 1 : 2;
      return { result: ['defeat', 'draw', 'victory'][row] ?? '', points: Number(printed['naval-combat'][row]?.[2]) };
    },
  });
});

describe('[18.5] raids', () => {
  const lead = (r: Drawn): boolean => n(r, 'raiderSteps') > n(r, 'enemySteps') + 4;
  const advantage = (r: Drawn): number => ({ raiders: 1, enemy: -1 })[String(r['advantage'])] ?? 0;

  secondWay(game, {
    procedure: 'raid-losses',
    draw: (draws) => ({
      advantage: draws.one(['nobody', 'raiders', 'enemy']),
      raiderSteps: draws.below(12),
      enemySteps: draws.below(8),
      allOwnThere: draws.chance(0.2),
      raiders: Array.from({ length: draws.below(4) }, (_, place) => ({
        unit: `R${place}`,
        steps: 1 + draws.below(2),
        raid: draws.one(['none', 'forage', 'supply']),
      })),
      enemy: Array.from({ length: draws.below(3) }, (_, place) => ({ unit: `E${place}`, steps: 1 + draws.below(2) })),
    }),
    compute: (r, { die, answer }) => {
      const total = die() + advantage(r) + Number(lead(r) || yes(r, 'allOwnThere'));
      const [, who, count] = printed['raid-losses'][[1, 3, 5].filter((top) => total > top).length] ?? [];
      const [loser, steps] = [who === 'Raiders' ? 'raiders' : 'enemy', Number(count)];
      const units = r[loser] as unknown as readonly { unit: string; steps: number; raid?: string }[];
      const foragers = units.filter(({ raid }) => raid === 'forage');
      const pool = foragers.length > 0 ? foragers : units;
      const first = pool.length > 1 ? answer('raid-losses.ask.first') : pool[0]?.unit;
      const rest = units.filter(({ unit, steps: left }) => unit !== first || left === 2);
      const second = rest.length > 1 ? answer('raid-losses.ask.second') : rest[0]?.unit;
      const struck = [first, ...(steps === 2 && first !== undefined ? [second] : [])];
      return { loser, steps, units: struck.filter((unit) => unit !== undefined) };
    },
  });

  secondWay(game, {
    procedure: 'supply-raid',
    draw: (draws) => ({
      raider: draws.one(NATIONS),
      owner: draws.one(NATIONS),
      target: draws.one(['force', 'fd']),
      supply: draws.one(['FULL', 'SS', 'CS']),
      sps: 1 + draws.below(6),
      card: 1 + draws.below(4),
      far: draws.chance(0.5),
      raiderSteps: draws.below(9),
      enemySteps: draws.below(4),
      allLightsThere: draws.chance(0.2),
      advantage: draws.one(['nobody', 'raiders', 'enemy']),
      enemyLights: draws.chance(0.4),
      guarded: draws.chance(0.3),
      fleetFd: draws.chance(0.2),
    }),
    forbids: (r) => allies(r['raider'], r['owner']) || (yes(r, 'fleetFd') && r['target'] === 'force'),
    compute: (r, { die }) => {
      const alone = n(r, 'raiderSteps') > 0 && n(r, 'enemySteps') === 0;
      const total =
        die() +
        n(r, 'sps') +
        n(r, 'card') +
        Number(yes(r, 'far')) +
        Number(lead(r) || alone || yes(r, 'allLightsThere')) +
        advantage(r) -
        Number(yes(r, 'enemyLights')) -
        (yes(r, 'guarded') || yes(r, 'fleetFd') ? 3 : 0);
      const states = ['FULL', 'SS', 'CS'];
      if (total < 10) return { effect: 'none', supply: r['supply'] ?? '' };
      if (r['target'] === 'fd') return { effect: total < 15 ? 'disorganised' : 'destroyed' };
      return { effect: 'reduced', supply: states[Math.min(2, states.indexOf(String(r['supply'])) + 1)] ?? '' };
    },
  });

  secondWay(game, {
    procedure: 'forage-raid',
    draw: (draws) => ({ raider: draws.one(NATIONS), owner: draws.one(NATIONS) }),
    forbids: (r) => allies(r['raider'], r['owner']),
    compute: () => ({ allowed: true }),
  });
});

describe('[10.0] supply actions', () => {
  const COSTS = {
    'build-fd': 4,
    'share-supply': 2,
    'move-fd': 1,
    'prosecute-siege': 1,
    'increase-supply': 1,
    'increase-rally': 1,
    'maintain-fds': 1,
  };
  const listed = (s: Drawn) => s['actions'] as unknown as readonly { action: keyof typeof COSTS; times: number }[];
  const cost = (s: Drawn): number => {
    const plain = listed(s).reduce((sum, { action, times }) => sum + times * COSTS[action], 0);
    return s['nation'] === 'RU' && !yes(s, 'improved') ? plain + plain : plain;
  };
  const times = (s: Drawn, which: string): number => listed(s).find(({ action }) => action === which)?.times ?? 0;
  const states = ['FULL', 'SS', 'CS'];
  secondWay(game, {
    procedure: 'supply-actions',
    draw: (draws) => ({
      nation: draws.one(NATIONS),
      available: draws.below(20),
      actions: [draws.one(Object.keys(COSTS)), ...draws.some(Object.keys(COSTS), 0.2)]
        .filter((action, place, all) => all.indexOf(action) === place)
        .map((action) => ({ action, times: 1 + draws.below(2) })),
      spring: draws.chance(0.5),
      supply: draws.one(states),
      multiNational: draws.chance(0.5),
      improved: draws.chance(0.5),
    }),
    forbids: (s) =>
      cost(s) > n(s, 'available') ||
      (times(s, 'maintain-fds') > 0 && !yes(s, 'spring')) ||
      times(s, 'increase-supply') > states.indexOf(String(s['supply'])) ||
      (times(s, 'share-supply') > 0 && !yes(s, 'multiNational')),
    compute: (s) => ({
      cost: cost(s),
      left: n(s, 'available') - cost(s),
      supply: states[states.indexOf(String(s['supply'])) - times(s, 'increase-supply')] ?? '',
    }),
  });
});
