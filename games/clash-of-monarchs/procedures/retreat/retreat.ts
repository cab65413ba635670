/** 15.9 Retreat: where a loser goes, checked over the spaces the player describes. No die. */
import { done, type Effect, type Procedure, type Step } from '@grognard/kernel';
import { onCounter, onMap } from '../../campaign/effects.ts';
import { forceNamed, mapIn, placeOf, strengthOf } from '../../campaign/known.ts';
import type { CampaignState } from '../../campaign/state.ts';
import { mapOf } from '../../map.ts';
import { pictureOf, type Seen } from '../../picture.ts';
import { words } from '../../text/kit.ts';
import { UNNAMED } from '../../vocabulary.ts';
import { wear, wornOff } from '../attrition.ts';
import { without } from '../battle/losses.ts';
import type { Taken } from '../battle/result.ts';
import type { ClashBook } from '../book.ts';
import { term } from '../on-table.ts';
import { type Retreat, retreatInput } from './input.ts';
import { retreatRefusals } from './refusals.ts';
import { type Ground, groundOf, isRefuge, legalNext } from './spaces.ts';
import { depotSpace, spacesToGo } from './ways.ts';

/** SPs that went into a fortress. */
interface Sheltered {
  readonly at: string;
  readonly sps: number;
}

export interface Retreated {
  readonly at: string;
  readonly lost: number;
  readonly left: number;
  readonly sheltered: number;
  readonly surrendered: number;
  readonly siegeArtilleryLost: number;
  readonly depotsLost: number;
  /** Where the FDs went; empty where there are none or they are lost. */
  readonly depotsAt: string;
  readonly fortresses: readonly Sheltered[];
  /** Of which troops the SPs were lost on the way, where they were told. */
  readonly taken: readonly Taken[];
  /** Which troops left the others for a fortress, where they were told. */
  readonly detached: readonly Taken[];
}

/** How a retreat ends, the best first. */
const ENDS = ['escapes', 'lost', 'surrenders'] as const;
type End = (typeof ENDS)[number];

/** 15.9 Enemy SPs in a space for each extra SP lost there. */
const PER_LOSS = 5;

export const retreat: Procedure<Retreat, Retreated, ClashBook, CampaignState, typeof retreatInput> = {
  id: 'retreat',
  rule: '15.9',
  phase: 'battle',
  waiting: ({ forces }) => forces.filter(({ retreat: spaces }) => spaces > 0).map(({ name }) => name),
  input: retreatInput,
  refusals: (r, book) => retreatRefusals(r, book),
  begin: (r) => told(r, walk(r)),
  outcome: ({ surrendered, sheltered, left }): End =>
    surrendered > 0 ? 'surrenders' : left + sheltered > 0 ? 'escapes' : 'lost',
  outcomeWords: (outcome) => words(`retreat.outcome.${outcome as End}`),
  outcomes: ENDS,
  summary: (result) => words('retreat.summary', facts(result)),
  equation: (r) => [term(spacesToGo(r), 'retreat.distance', { leads: true })],
  fates: (result) => [
    {
      at: '',
      words: words('retreat.summary', facts(result)),
      after: { sps: result.left },
      ...(result.left === 0 && { gone: true }),
    },
  ],
  figures: {
    lost: ({ lost, surrendered }: Retreated) => lost + surrendered,
    left: ({ left, sheltered }: Retreated) => left + sheltered,
  },
  effects: (result, r) => effects(result, r),
  picture: (_, r) => {
    const read = mapOf(r.map);
    return read && pictureOf(read, seenOf(r));
  },
  fromCampaign: (state, said) => {
    const force = forceNamed(state, said['force']);
    return { ...strengthOf(force), ...mapIn(state, said, said['from'] ?? force?.space), ...placeOf(force) };
  },
};

/** 15.9 The way back, where it may lead on, and what stands around. */
function seenOf(r: Retreat): Seen {
  const ground = groundOf(r);
  const isDone = r.path.length >= spacesToGo(r);
  return {
    way: [r.from, ...r.path],
    onwards: isDone ? [] : legalNext(ground, r.path),
    enemies: r.spaces.filter(({ enemySps }) => enemySps > 0).map(({ name, enemySps }) => ({ name, sps: enemySps })),
    depots: r.spaces.flatMap(({ name, depot }) => (depot === 'none' ? [] : [{ name, depot }])),
  };
}

const facts = ({ taken: _, detached: __, fortresses: ___, ...result }: Retreated) => ({ ...result });

/** 15.9 The owner says which troops fell on the way, and which went into a fortress if the stack parted. */
function told(r: Retreat, result: Retreated): Step<Retreated> {
  const parted = result.left + result.surrendered > 0 ? result.sheltered : 0;
  return wear(r.troops, result.lost, '15.9', (taken) =>
    wear(r.troops && without({ troops: r.troops }, taken).troops, parted, '15.9', (detached) =>
      done({ ...result, taken, detached }, () => [
        { rule: '15.9', title: words('retreat.walk'), outcome: words('retreat.summary', facts(result)) },
      ]),
    ),
  );
}

/** 15.9 Each space with enemies costs those who enter it 1 SP for every five of them. */
const tollAt = ({ spaces }: Ground, at: string, marching: number): number =>
  Math.min(marching, Math.floor((spaces.get(at)?.enemySps ?? 0) / PER_LOSS));

/** SPs on their way, and those who have left it for a fortress. */
function walked(ground: Ground, start: number, path: readonly string[], shelterAt: string, shelter: number) {
  let [marching, lost, inside] = [start, 0, 0];
  for (const [step, at] of [ground.from, ...path].entries()) {
    const toll = step === 0 ? 0 : tollAt(ground, at, marching);
    marching -= toll;
    lost += toll;
    if (shelterAt === at && inside === 0) {
      inside = Math.min(marching, shelter);
      marching -= inside;
    }
  }
  return { marching, lost, inside };
}

function walk(r: Retreat): Retreated {
  const ground = groundOf(r);
  const apart = r.parts.reduce((sum, { sps }) => sum + sps, 0);
  const main = walked(ground, r.sps - apart, r.path, r.shelterAt, r.shelter);
  const parts = r.parts.map(({ sps, path }) => {
    const at = path.at(-1) ?? r.from;
    return { at, ...walked(ground, sps, path, at, sps) };
  });
  const fortresses = [{ at: r.shelterAt, sps: main.inside }, ...parts.map(({ at, inside }) => ({ at, sps: inside }))];
  const stuck = main.marching > 0 && isStuck(r, ground);
  const captured = r.morale === 'ROUTED' || stuck;
  const depotsAt = captured || r.depots === 0 ? '' : (depotSpace(r) ?? '');
  return {
    at: r.path.at(-1) ?? r.from,
    lost: main.lost + parts.reduce((sum, { lost }) => sum + lost, 0),
    left: stuck ? 0 : main.marching,
    sheltered: fortresses.reduce((sum, { sps }) => sum + sps, 0),
    surrendered: stuck ? main.marching : 0,
    siegeArtilleryLost: captured ? r.siegeArtillery : 0,
    depotsLost: depotsAt === '' ? r.depots : 0,
    depotsAt,
    fortresses: fortresses.filter(({ sps }) => sps > 0),
    taken: [],
    detached: [],
  };
}

/** 15.9 Nowhere to go, and no refuge reached. */
const isStuck = (r: Retreat, ground: Ground): boolean =>
  r.path.length < spacesToGo(r) &&
  !(r.path.length > 0 && isRefuge(ground, r.path.at(-1) ?? '')) &&
  legalNext(ground, r.path).length === 0;

function effects(result: Retreated, r: Retreat): readonly Effect[] {
  const { force } = r;
  const garrisons = result.fortresses.map(({ at, sps }): Effect => {
    const space = groundOf(r).spaces.get(at);
    return { kind: 'garrison', fortress: at, class: space?.fortress ?? 1, sps: (space?.garrison ?? 0) + sps };
  });
  const depots = r.depotNames.map((depot): Effect => ({ kind: 'depot', depot, state: 'captured' }));
  return [
    ...wornOff(force, result.taken, result.lost),
    ...result.detached.map((each) => onCounter(force, { kind: 'detached', force, ...each })),
    ...garrisons,
    ...(result.depotsLost > 0 ? depots : []),
    ...(result.siegeArtilleryLost > 0 ? [onMap({ kind: 'siegeGuns', force, guns: result.siegeArtilleryLost })] : []),
    ...standEffects(result, force),
  ];
}

/** What stands on the map afterwards; a force that is wholly in a fortress is its garrison. */
function standEffects({ surrendered, left, fortresses, at }: Retreated, force: string): readonly Effect[] {
  const on = (effect: Parameters<typeof onCounter>[1]): readonly Effect[] => [onCounter(force, effect)];
  if (surrendered > 0) return on({ kind: 'captured', force });
  if (left > 0) return on({ kind: 'retreated', force, space: at });
  const [fortress, another] = fortresses;
  if (fortress === undefined) return on({ kind: 'eliminated', force });
  if (force === UNNAMED) return [];
  return on({ kind: 'joined', force, ...(another === undefined && { into: fortress.at }) });
}
