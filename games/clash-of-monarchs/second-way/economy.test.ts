/** [20] The economy computed a second way, from the second reading of its tables. */
import { describe } from 'vitest';
import type { Draws } from '../../testing/at-random.ts';
import { type Drawn, type Fell, secondWay } from '../../testing/second-way.ts';
import printed from '../examples/aid.printed.json' with { type: 'json' };
import { game } from '../game.ts';
import { NATIONS, type Nation } from './forces.oracle.ts';

const n = (input: Drawn, name: string): number => Number(input[name] ?? 0);
const yes = (input: Drawn, name: string): boolean => input[name] === true;

const NAMES: Readonly<Record<Nation, string>> = {
  AU: 'Autriche',
  PR: 'Prusse',
  RU: 'Russie',
  FR: 'France',
  'A-A': 'Angleterre',
  DA: 'Danemark',
  IM: 'Empire',
  SA: 'Saxe',
  SW: 'Suède',
};

/** A figure of a page with two columns of names and figures. */
function figure(page: readonly (readonly string[])[], name: string): number {
  const row = page.find((cells) => cells.some((cell) => cell.startsWith(name)));
  const place = row?.findIndex((cell) => cell.startsWith(name)) ?? -1;
  return Number.parseInt(row?.[place + 1] ?? '', 10);
}

const line = (of: Nation, s: Drawn): number => {
  if (of === 'AU' && yes(s, 'austrianReduction')) return 8;
  if (of === 'SA' && yes(s, 'dresdenHostile')) return 0;
  return figure(printed.sustainment, NAMES[of]);
};

const limit = (of: Nation, s: Drawn): number => {
  if (of === 'AU' && yes(s, 'austrianReduction')) return 55;
  if (of === 'SA' && yes(s, 'dresdenHostile')) return 8;
  return figure(printed['army-size'], of === 'A-A' ? 'Anglo' : NAMES[of]);
};

const depotCost = (s: Drawn, what: 'depot-sustainment' | 'depot-reconstruction'): number => {
  const page = printed[what];
  if (s['nation'] !== 'RU') return Number(page.others);
  return Number(yes(s, 'improved') ? page['RU-after'] : page['RU-before']);
};

const inActions = (s: Drawn, thl: number): number => (s['nation'] === 'RU' && !yes(s, 'improved') ? 2 * thl : thl);

const upkeepForbids = (s: Drawn): boolean => {
  const depots = n(s, 'depots') * depotCost(s, 'depot-sustainment');
  return (
    n(s, 'actionsForDepots') > depots ||
    inActions(s, n(s, 'actionsForDepots')) > n(s, 'actions') ||
    (n(s, 'britishDepots') > 0 && s['nation'] !== 'A-A')
  );
};

function upkeep(s: Drawn, events: Drawn) {
  const of = s['nation'] as Nation;
  const depots = n(s, 'depots') * depotCost({ ...s, improved: events['improved'] ?? false }, 'depot-sustainment');
  const due = line(of, events) + depots - n(s, 'actionsForDepots');
  const thl = Math.min(due, n(s, 'treasury'));
  return {
    line: line(of, events),
    depots,
    thl,
    sas: inActions({ ...s, improved: events['improved'] ?? false }, n(s, 'actionsForDepots')),
    short: due - thl,
  };
}

const drawnEvents = (draws: Draws): Drawn => ({
  improved: draws.chance(0.5),
  austrianReduction: draws.chance(0.5),
  dresdenHostile: draws.chance(0.5),
});

const drawnUpkeep = (draws: Draws): Drawn => ({
  nation: draws.one(NATIONS),
  treasury: draws.below(30),
  actions: draws.below(12),
  depots: draws.below(4),
  britishDepots: draws.one([0, 0, 0, 1]),
  actionsForDepots: draws.below(4),
});

describe('[20.2.3, 20.3] what comes in and goes out', () => {
  const TREATIES = ['none', '1st-versailles', 'balance-of-power', '2nd-versailles', '3rd-versailles'];
  const CODES: Readonly<Record<string, Nation>> = { Au: 'AU', Ru: 'RU', Emp: 'IM', Pr: 'PR' };
  secondWay(game, {
    procedure: 'subsidies',
    draw: (draws) => ({ treaty: draws.one(TREATIES), saxonyHeld: draws.chance(0.5), british: draws.chance(0.7) }),
    compute: (s) => {
      const treaty = TREATIES.indexOf(String(s['treaty']));
      const paid = (row: number, from: Nation | 'BR') =>
        [...(printed.subsidies[row]?.[1] ?? '').matchAll(/(\w+) \((\d+)\)/g)].map(([, to = '', thl]) => ({
          from,
          to: CODES[to] ?? '',
          thl: Number(thl),
        }));
      return {
        payments: [
          ...(yes(s, 'british') ? paid(0, 'BR') : []),
          ...(treaty > 0 ? paid(treaty, 'FR') : []),
          ...(yes(s, 'saxonyHeld') ? paid(5, 'SA') : []),
        ],
      };
    },
  });

  secondWay(game, {
    procedure: 'sustainment',
    draw: (draws) => ({ ...drawnUpkeep(draws), ...drawnEvents(draws), actionsForLine: draws.one([0, 0, 0, 0, 1]) }),
    forbids: (s) => n(s, 'actionsForLine') > 0 || upkeepForbids(s),
    compute: (s) => upkeep(s, s),
  });

  secondWay(game, {
    procedure: 'reconstruction',
    draw: (draws) => ({
      nation: draws.one(NATIONS),
      treasury: draws.below(30),
      actions: draws.below(12),
      depots: draws.below(4),
      flips: draws.below(4),
      rebuilds: draws.below(3),
      actionsForDepots: draws.below(4),
      improved: draws.chance(0.5),
    }),
    forbids: (r) => {
      const depots = n(r, 'depots') * depotCost(r, 'depot-reconstruction');
      const thl = depots + n(r, 'flips') + 4 * n(r, 'rebuilds') - n(r, 'actionsForDepots');
      return (
        n(r, 'depots') + n(r, 'flips') + n(r, 'rebuilds') === 0 ||
        n(r, 'actionsForDepots') > depots ||
        inActions(r, n(r, 'actionsForDepots')) > n(r, 'actions') ||
        thl > n(r, 'treasury')
      );
    },
    compute: (r) => {
      const depots = n(r, 'depots') * depotCost(r, 'depot-reconstruction');
      const artillery = n(r, 'flips') + 4 * n(r, 'rebuilds');
      return {
        depots,
        artillery,
        thl: depots + artillery - n(r, 'actionsForDepots'),
        sas: inActions(r, n(r, 'actionsForDepots')),
      };
    },
  });
});

const MINORS = ['DA', 'IM', 'SA', 'SW'];
const GREAT = ['AU', 'FR', 'PR'];

/** Dice, DRM and extra thalers, as the lines under the table print them. */
function levyTerms(r: Drawn): { dice: number; drm: number; thl: number } {
  const of = String(r['nation']);
  const paid = yes(r, 'paid');
  if (MINORS.includes(of)) return { dice: 1, drm: 0, thl: 0 };
  if (of === 'A-A') return { dice: 2, drm: paid ? 5 : 0, thl: paid ? 3 : 0 };
  if (of === 'RU') return { dice: 2, drm: paid ? 4 : 0, thl: paid ? 3 : 0 };
  if (!yes(r, 'exhausted')) return { dice: 3, drm: 6, thl: 0 };
  return paid ? { dice: 3, drm: 6, thl: 3 } : { dice: 2, drm: 4, thl: 0 };
}

const cells = (total: number): readonly number[] =>
  (
    (printed.recruitment.rows as Readonly<Record<string, readonly string[]>>)[total >= 20 ? '20+' : String(total)] ?? []
  ).map(Number);

const leastCost = (r: Drawn): number => {
  const { dice, drm, thl } = levyTerms(r);
  return (cells(dice + drm)[4] ?? 0) + thl;
};

const wrongPayer = (r: Drawn): boolean =>
  yes(r, 'paid') &&
  (MINORS.includes(String(r['nation'])) || (GREAT.includes(String(r['nation'])) && !yes(r, 'exhausted')));

function levied(r: Drawn, events: Drawn, { die, answer, reading }: Fell) {
  const of = r['nation'] as Nation;
  const { dice, drm, thl } = levyTerms(r);
  const total = Array.from({ length: dice }, die).reduce((sum, face) => sum + face, drm);
  const row = cells(total);
  const all = (of === 'A-A' ? row[1] : of === 'RU' ? row[2] : row[0]) ?? 0;
  const one = reading('recruits-both') === 'both' ? undefined : answer('recruitment.ask.either');
  const room = Math.max(0, limit(of, events) - n(r, 'infantry'));
  const wish = n(r, 'wish') === 0 ? room : n(r, 'wish');
  const cost = (row[4] ?? 0) + thl;
  return {
    total,
    infantry: one === 'cavalry' ? 0 : Math.min(all, room, wish),
    cavalry: one === 'infantry' ? 0 : (row[3] ?? 0),
    cost,
    short: Math.max(0, cost - n(r, 'treasury')),
  };
}

const drawnLevy = (draws: Draws): Drawn => ({
  exhausted: draws.chance(0.5),
  paid: draws.chance(0.3),
  infantry: draws.below(70),
  wish: draws.one([0, 0, 0, 3]),
});

describe('[20.4] what is raised', () => {
  const aboveLimit = (r: Drawn, events: Drawn): boolean =>
    n(r, 'wish') > Math.max(0, limit(r['nation'] as Nation, events) - n(r, 'infantry'));
  secondWay(game, {
    procedure: 'recruitment',
    draw: (draws) => ({
      nation: draws.one(NATIONS),
      treasury: draws.below(20),
      ...drawnLevy(draws),
      ...drawnLimits(draws),
    }),
    forbids: (r) => wrongPayer(r) || n(r, 'treasury') < leastCost(r) || aboveLimit(r, r),
    compute: (r, fell) => levied(r, r, fell),
  });

  secondWay(game, {
    procedure: 'army-size',
    draw: (draws) => ({ nation: draws.one(NATIONS), infantry: draws.below(80), ...drawnLimits(draws) }),
    compute: (a) => {
      const most = limit(a['nation'] as Nation, a);
      const rest = most - n(a, 'infantry');
      return { limit: most, room: Math.max(0, rest), above: Math.max(0, -rest) };
    },
  });

  secondWay(game, {
    procedure: 'new-leaders',
    draw: (draws) => ({ nation: draws.one(NATIONS) }),
    compute: (_, { die }) => {
      const face = die();
      const [, result = ''] =
        printed['new-leaders'].find(
          ([range = '']) => range.includes(String(face)) || (face === 2 && range === '1-2'),
        ) ?? [];
      const [what, count] = result.split('-');
      return { result, replaced: what === 'replace' ? Number(count) : 0, added: what === 'add' ? Number(count) : 0 };
    },
  });

  secondWay(game, {
    procedure: 'winter',
    draw: (draws) => ({
      treaty: draws.one(['none', '2nd-versailles']),
      saxonyHeld: draws.chance(0.5),
      british: draws.chance(0.7),
      ...drawnEvents(draws),
      nations: draws
        .some(NATIONS, 0.25)
        .concat(draws.one(NATIONS))
        .filter((of, place, all) => all.indexOf(of) === place)
        .map((of) => ({
          ...drawnUpkeep(draws),
          ...drawnLevy(draws),
          nation: of,
          recruits: draws.chance(0.8),
          britishDepots: 0,
          paid: false,
        })),
    }),
    forbids: (w) =>
      (w['nations'] as unknown as readonly Drawn[]).some(
        (each) => upkeepForbids({ ...each, improved: w['improved'] ?? false }) || aboveLimit(each, w),
      ),
    compute: (w, fell) => {
      const second = w['treaty'] === '2nd-versailles';
      const income = {
        PR: (yes(w, 'british') ? 7 : 0) + (yes(w, 'saxonyHeld') ? 3 : 0),
        AU: second ? 6 : 0,
        IM: second ? 1 : 0,
        RU: second ? 2 : 0,
      };
      const lines = (w['nations'] as unknown as readonly Drawn[]).map((each) => {
        const of = each['nation'] as Nation;
        const received = income[of as 'PR'] ?? 0;
        const paid = upkeep({ ...each, treasury: n(each, 'treasury') + received }, w);
        const purse = n(each, 'treasury') + received - paid.thl;
        const raises = yes(each, 'recruits') && purse >= leastCost(each);
        const raised = raises ? levied({ ...each, treasury: purse }, w, fell) : null;
        return { line: { nation: of, income: received, paid, purse }, raised };
      });
      const total = (what: 'infantry' | 'cavalry' | 'cost' | 'short'): number =>
        lines.reduce((sum, { raised }) => sum + (raised?.[what] ?? 0), 0);
      return {
        nations: lines.map(({ line: each }) => each),
        infantry: total('infantry'),
        cavalry: total('cavalry'),
        cost: total('cost'),
        short: total('short'),
      };
    },
  });
});

function drawnLimits(draws: Draws): Drawn {
  return { austrianReduction: draws.chance(0.5), dresdenHostile: draws.chance(0.5) };
}
