/** Supply: which depots are in the network, and which units can draw from one. */

import {
  FORBIDDEN,
  type Reach,
  reach,
  type Space,
  type SupplyNetwork,
  supplyNetwork,
  type Travel,
} from '@grognard/hexes';
import { done, type Effect, explained, type Infer, type Procedure, type Refusal } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import type { AegeanMap } from '../map-words.ts';
import { depotsIn, mapIn, unitsIn } from '../parts/campaign-map.ts';
import { counterRecord } from '../parts/counters.ts';
import { eliminated } from '../parts/effects.ts';
import { name, nation, rarely, side } from '../parts/fields.ts';
import { straitCost, terrainCost } from '../parts/ground-travel.ts';
import { kind, size } from '../parts/ground-units.ts';
import { installationFields } from '../parts/installations.ts';
import { isLost, lostDatum } from '../parts/lost.ts';
import { bridges, builtFaults, hex, hexes, map, mapOf, markersOn } from '../parts/map-input.ts';
import { pictureOf } from '../pictures/picture.ts';
import { supplyOverlays, type TracedNetwork } from '../pictures/supply.ts';
import { field, words } from '../text/kit.ts';
import type { Phase } from '../vocabulary.ts';

const depot = counterRecord(
  'supply.depot',
  {
    name: name('installation.name', 'installation.sample'),
    kind: { ...installationFields.kind, options: ['depot'] as const },
    hex: hex(),
    hits: installationFields.hits,
  },
  'installation',
);
const unit = counterRecord(
  'supply.unit',
  {
    name: name(),
    nation: nation(),
    hex: hex(),
    ...rarely({ kind: field.optional(kind()), size: field.optional(size()) }),
  },
  'ground',
);

const input = field.record('supply.input', {
  side: side('supply.side'),
  map: map(),
  sources: hexes('supply.sources'),
  depots: field.list('supply.depots', depot, { min: 0, max: 60, unique: 'name', default: [] }),
  units: field.list('supply.units', unit, { min: 0, max: 300, unique: 'name', default: [] }),
  interdicted: hexes('campaign.interdicted'),
  ...rarely({ bridges: bridges(), sovietsCut: field.flag('campaign.sovietsCut') }),
});

type Input = Infer<typeof input>;

export interface SupplyResult {
  /** Points from what feeds the depot; null where no way leads there. */
  readonly depots: readonly {
    readonly depot: string;
    readonly state: 'joined' | 'cut' | 'eliminated';
    readonly points: number | null;
  }[];
  /** The depot a unit draws from is the nearest. */
  readonly units: readonly {
    readonly unit: string;
    readonly supplied: boolean;
    readonly points: number | null;
    readonly depot: string | null;
  }[];
}

export const supply: Procedure<Input, SupplyResult, AegeanBook, CampaignState, typeof input> = {
  id: 'supply',
  rule: 'example.supply',
  phase: 'movement' satisfies Phase,
  input,
  rulings: ['traceLimit', 'depotOutsideNetwork'],
  refusals: (plan, book) => faults(plan, book),
  begin: (plan, book) => {
    const read = mapOf(plan.map, plan.bridges);
    const depots = network(plan, read, book);
    const units = drawing(plan, depots, read, book);
    return explained(
      () => [
        ...depots.map(({ depot, state, points }) => ({
          rule: 'example.supply',
          title: words('supply.depotTitle', { depot }),
          outcome: words(`supply.depot.${state}`, { points }),
        })),
        ...units.map(({ unit: one, supplied, points, depot: from }) => ({
          rule: 'example.supply',
          title: words('supply.unitTitle', { unit: one }),
          outcome: words(supplied ? 'supply.unit.in' : 'supply.unit.out', { points, depot: from }),
        })),
      ],
      done({ depots, units }),
    );
  },
  outcome: ({ depots, units }) =>
    `${depots.filter(({ state }) => state === 'joined').length}/${units.filter(({ supplied }) => supplied).length}`,
  summary: ({ depots, units }) =>
    words('supply.summary', {
      joined: depots.filter(({ state }) => state === 'joined').length,
      depots: depots.length,
      supplied: units.filter(({ supplied }) => supplied).length,
      units: units.length,
    }),
  outcomeWords: (outcome) => words('supply.outcome', { outcome }),
  figures: { joined: ({ depots }: SupplyResult) => depots.filter(({ state }) => state === 'joined').length },
  effects: ({ depots, units }, { side: own }): readonly Effect[] => [
    ...depots.map(({ depot: one, state }) =>
      state === 'eliminated'
        ? eliminated('installation', own, one)
        : { kind: 'network', of: 'installation', side: own, unit: one, joined: state === 'joined' },
    ),
    ...units.map(({ unit: one, supplied }) => ({ kind: 'supplied', of: 'ground', side: own, unit: one, supplied })),
  ],
  picture: (result, plan, book) => {
    const read = mapOf(plan.map, plan.bridges);
    return pictureOf('supply', read, supplyOverlays(read, traced(result, plan, read, book)));
  },
  fromCampaign: (state, said) => {
    const own = mapIn(state, said);
    return {
      ...own,
      ...depotsIn(depot, state, said),
      ...unitsIn('units', unit, state, said, { side: said['side'] }),
      ...markersOn(said['map'] ?? own.map, state.interdicted, state.bridges),
      sovietsCut: state.sovietsCut,
    };
  },
};

function faults(plan: Input, book: AegeanBook): readonly Refusal[] {
  return [
    ...builtFaults(plan.map, plan.bridges),
    ...(plan.units.length > 0 && traceLimit(book) === undefined
      ? [lostDatum('units', 'example.supply', book.tables['supply-limits'], 'trace', 'figure')]
      : []),
  ];
}

const figure = (row: string, { tables }: AegeanBook): string => tables['supply-limits'].cell(row, 'figure');

/** How far a unit draws: lost, unless the player's own copy or a reading gives it. */
const traceLimit = (book: AegeanBook): number | undefined => {
  switch (book.rulings.traceLimit) {
    case 'ownCopy':
      return isLost(figure('trace', book)) ? undefined : Number(figure('trace', book));
    case 'four':
      return 4;
    case 'five':
      return 5;
  }
};

const ARMOUR = { kind: 'armour', engineers: false } as const;

/** Armour movement points: the Bosphorus is crossed by a bridge, for two more, and every interdicted hex adds two. */
const byArmour = (read: AegeanMap, interdicted: readonly string[], book: AegeanBook): Travel => {
  const marked = new Set(interdicted.map((hex) => read.at(hex)));
  const more = Number(figure('interdiction', book));
  return {
    cost: (_, to, link) => {
      const cost = terrainCost(read, ARMOUR, to, link, book);
      return cost === undefined ? FORBIDDEN : cost + straitCost(read, ARMOUR, link, book) + (marked.has(to) ? more : 0);
    },
  };
};

/** Three Hits in the turn eliminate a depot. */
const isGone = ({ hits }: Input['depots'][number], book: AegeanBook): boolean =>
  hits >= Number(figure('depot-hits', book));

/** Example of supply: within 20 armour points of the network. */
const joining = (plan: Input, read: AegeanMap, book: AegeanBook): SupplyNetwork =>
  supplyNetwork(read, {
    sources: plan.sources.map((hex) => read.at(hex)),
    depots: plan.depots.filter((each) => !isGone(each, book)).map(({ hex }) => read.at(hex)),
    limit: Number(figure('network', book)),
    travel: byArmour(read, plan.interdicted, book),
  });

function network(plan: Input, read: AegeanMap, book: AegeanBook): SupplyResult['depots'] {
  const { joined, cut } = joining(plan, read, book);
  const costs = new Map<Space, number | undefined>([...joined, ...cut].map(({ depot, cost }) => [depot, cost]));
  const members = new Set(joined.map(({ depot }) => depot));
  return plan.depots.map((each) => {
    const at = read.at(each.hex);
    if (isGone(each, book)) return { depot: each.name, state: 'eliminated', points: null };
    const own = plan.sources.includes(each.hex);
    return {
      depot: each.name,
      state: own || members.has(at) ? 'joined' : 'cut',
      points: own ? 0 : (costs.get(at) ?? null),
    };
  });
}

/** A unit draws from a depot within the limit; whether one outside the network will do is a ruling. */
function drawing(
  plan: Input,
  depots: SupplyResult['depots'],
  read: AegeanMap,
  book: AegeanBook,
): SupplyResult['units'] {
  const limit = traceLimit(book) ?? 0;
  const ways = fromDepots(plan, depots, read, book);
  return plan.units.map(({ name: one, nation: flag, hex: at }) => {
    const points = ways.costTo(read.at(at)) ?? null;
    // Event 7: once Soviet supply lines are cut, no Soviet unit draws from a depot.
    const supplied = points !== null && points <= limit && !(plan.sovietsCut && flag === 'ussr');
    const start = supplied ? ways.pathTo(read.at(at))?.[0] : undefined;
    const from = plan.depots.find((each) => start !== undefined && read.at(each.hex) === start);
    return { unit: one, supplied, points, depot: from?.name ?? null };
  });
}

function fromDepots(plan: Input, depots: SupplyResult['depots'], read: AegeanMap, book: AegeanBook): Reach {
  const open = depots.filter(
    ({ state }) => state === 'joined' || (state === 'cut' && book.rulings.depotOutsideNetwork === 'mayDraw'),
  );
  const starts = plan.depots
    .filter(({ name }) => open.some(({ depot }) => depot === name))
    .map(({ hex }) => ({ at: read.at(hex) }));
  return reach(read, starts, byArmour(read, plan.interdicted, book));
}

/** The result with the ways it rests on, those that are too long among them. */
function traced({ depots, units }: SupplyResult, plan: Input, read: AegeanMap, book: AegeanBook): TracedNetwork {
  const { joined, reach: beyond } = joining(plan, read, book);
  const ways = fromDepots(plan, depots, read, book);
  const wayTo = (at: Space, state: SupplyResult['depots'][number]['state']): readonly Space[] => {
    switch (state) {
      case 'joined':
        return joined.find(({ depot }) => depot === at)?.path ?? [];
      case 'cut':
        return beyond.pathTo(at) ?? [];
      case 'eliminated':
        return [];
    }
  };
  return {
    faces: { depot, unit },
    side: plan.side,
    sources: plan.sources,
    interdicted: plan.interdicted,
    depots: plan.depots.flatMap((told, place) => {
      const found = depots[place];
      const at = read.at(told.hex);
      return found ? [{ at, told, name: told.name, ...found, way: wayTo(at, found.state) }] : [];
    }),
    units: plan.units.flatMap((told, place) => {
      const found = units[place];
      const at = read.at(told.hex);
      return found ? [{ at, told, name: told.name, ...found, way: ways.pathTo(at) ?? [] }] : [];
    }),
  };
}
