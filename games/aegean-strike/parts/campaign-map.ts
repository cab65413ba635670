/** The campaign's map and what stands on it: a procedure need not be told of either. */
import { check, type Field, type Infer } from '@grognard/kernel';
import type { CampaignState } from '../campaign-state.ts';
import { MAPS } from '../map-words.ts';
import { ASHORE } from './ground-units.ts';

type Said = Readonly<Record<string, unknown>>;

/** The map that was named, or the campaign's own where it has but one. */
const fileOf = ({ maps }: CampaignState, said: Said): unknown =>
  said['map'] ?? (maps.length === 1 ? maps[0] : undefined);

/** The one map of the campaign, where the player names no other. */
export const mapIn = ({ maps: [first, ...more] }: CampaignState, { map }: Said) =>
  map === undefined && first !== undefined && more.length === 0 ? { map: first } : {};

interface Standing {
  readonly name: string;
  readonly hex?: string | undefined;
  readonly place: string;
}

/** What was said of counters, with all others of a register that stand on the map. */
function joined<F extends Field>(
  of: F,
  said: unknown,
  counters: readonly Standing[],
  state: CampaignState,
  input: Said,
): readonly Infer<F>[] | undefined {
  const map = MAPS.read(fileOf(state, input));
  if (!map.ok) return undefined;
  const told = Array.isArray(said) ? said : [];
  const named = new Set(told.map((one: { readonly name?: unknown } | null) => one?.name));
  const standing = counters.filter(
    ({ name, hex, place }) =>
      place === 'inPlay' && hex !== undefined && map.value.find(hex) !== undefined && !named.has(name),
  );
  return [...told, ...standing.flatMap((one) => asTold(of, one))];
}

/** As much of a counter as the procedure asks for. */
function asTold<F extends Field>(of: F, counter: Standing): readonly Infer<F>[] {
  if (of.kind !== 'record') return [];
  const known = Object.entries(counter).filter(([key]) => Object.hasOwn(of.fields, key));
  const checked = check(of, Object.fromEntries(known));
  return checked.ok ? [checked.value] : [];
}

/** Ground units that are ashore, those of one side alone if it is named; `but` is the one that acts. */
export function unitsIn<F extends Field, const N extends string>(
  list: N,
  of: F,
  state: CampaignState,
  input: Said,
  { side, but }: { readonly side?: unknown; readonly but?: unknown } = {},
): { readonly [K in N]?: readonly Infer<F>[] } {
  const ashore = state.units.filter(
    (unit) => unit.aboard === ASHORE && unit.name !== but && (side === undefined || unit.side === side),
  );
  const units = joined(of, input[list], ashore, state, input);
  return (units ? { [list]: units } : {}) as { readonly [K in N]?: readonly Infer<F>[] };
}

/** Airbases of either side. */
export function basesIn<F extends Field>(
  of: F,
  state: CampaignState,
  input: Said,
): { readonly bases?: readonly Infer<F>[] } {
  const airbases = state.installations.filter(({ kind }) => kind === 'airbase');
  const bases = joined(of, input['bases'], airbases, state, input);
  return bases ? { bases } : {};
}

/** The depots of a side. */
export function depotsIn<F extends Field>(
  of: F,
  state: CampaignState,
  input: Said,
): { readonly depots?: readonly Infer<F>[] } {
  const own = state.installations.filter(({ kind, side }) => kind === 'depot' && side === input['side']);
  const depots = joined(of, input['depots'], own, state, input);
  return depots ? { depots } : {};
}
