/** Campaigns set up when all units stood in one list: each goes into the register that its marks speak for. */
import type { Plain } from '@grognard/kernel';
import { AIRCRAFT } from './aircraft.ts';

type Old = { readonly [key: string]: Plain };

const listOf = (value: Plain | undefined): readonly Old[] => (Array.isArray(value) ? (value as readonly Old[]) : []);
const without = (old: Old, ...keys: readonly string[]): Old =>
  Object.fromEntries(Object.entries(old).filter(([key]) => !keys.includes(key)));

/** A formation is of the ground, a mode, a sortie or the name of a type of the air; what was detected else is a ship. */
function kindOf({ name, formation, mode, sorties, flown, detected }: Old): 'units' | 'aircraft' | 'ships' {
  if (formation !== undefined && formation !== 'none') return 'units';
  const flies = (mode !== undefined && mode !== 'none') || Number(sorties ?? 0) > 0 || flown === true;
  if (flies || AIRCRAFT.some((type) => String(name).includes(type))) return 'aircraft';
  return detected === true ? 'ships' : 'units';
}

const placeOf = ({ eliminated }: Old): Old => ({ place: eliminated === true ? 'eliminated' : 'inPlay' });
const headOf = ({ name, side, hits }: Old): Old => ({ name: name ?? '', side: side ?? 'nato', hits: hits ?? 0 });

/** What was never told was kept as a default: no formation and no supply but one that was found wanting. */
const ground = (old: Old): Old => ({
  ...headOf(old),
  ...(old['formation'] !== undefined && old['formation'] !== 'none' && { formation: old['formation'] }),
  ...(old['supplied'] === false && { supplied: false }),
  ...placeOf(old),
});

/** Sorties were those left; a unit without any had never been asked for them. */
const air = (old: Old): Old => ({
  ...headOf(old),
  ...(Number(old['sorties'] ?? 0) > 0 && { sorties: old['sorties'] ?? 0 }),
  flight: old['flown'] === true ? 'home' : 'ready',
  detected: old['detected'] === true,
  ...placeOf(old),
});

const ship = (old: Old): Old => ({ ...headOf(old), detected: true, ...placeOf(old) });

const depot = (old: Old): Old => ({ ...headOf(old), kind: 'depot', inNetwork: old['inNetwork'] ?? true });

const city = (name: string, kind: string, hits: Plain | undefined): readonly Old[] =>
  Number(hits ?? 0) > 0 ? [{ name, kind, hits: hits ?? 0 }] : [];

/** A set-up of version 1, in the shape of today. */
export function earlier(setup: Plain): Plain {
  if (typeof setup !== 'object' || setup === null || Array.isArray(setup)) return setup;
  const old = setup as Old;
  if (!('depots' in old || 'cairoHits' in old || 'units' in old)) return setup;
  const units = listOf(old['units']);
  const of = (kind: string): readonly Old[] => units.filter((unit) => kindOf(unit) === kind);
  return {
    ...without(old, 'units', 'depots', 'cairoHits', 'benghaziHits'),
    units: of('units').map(ground),
    aircraft: of('aircraft').map(air),
    ships: of('ships').map(ship),
    installations: [
      ...listOf(old['depots']).map(depot),
      ...city('Cairo', 'cairo', old['cairoHits']),
      ...city('Benghazi', 'benghazi', old['benghaziHits']),
    ],
  };
}
