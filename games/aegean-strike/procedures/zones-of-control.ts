/** Zones of control of every unit on a map. */

import { done, explained, type Infer, type Procedure, type Refusal } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { mapIn, unitsIn } from '../parts/campaign-map.ts';
import { rarely } from '../parts/fields.ts';
import { unitColumn } from '../parts/ground-units.ts';
import { bridges, builtFaults, map, mapOf, markersOn, stationed } from '../parts/map-input.ts';
import { allZones, placed } from '../parts/zones.ts';
import { pictureOf } from '../pictures/picture.ts';
import { zoneOverlays } from '../pictures/zones.ts';
import { field, refusal, words } from '../text/kit.ts';
import type { Phase } from '../vocabulary.ts';

const input = field.record('zones.input', {
  map: map(),
  units: field.list('zones.units', stationed, { min: 1, max: 300, unique: 'name' }),
  ...rarely({ bridges: bridges() }),
});

type Input = Infer<typeof input>;

export interface ZonesOfControlResult {
  /** For each unit, in the order of the list, the hexes it locks and those it holds fluidly. */
  readonly zones: readonly {
    readonly unit: string;
    readonly locking: readonly string[];
    readonly fluid: readonly string[];
  }[];
}

export const zonesOfControl: Procedure<Input, ZonesOfControlResult, AegeanBook, CampaignState, typeof input> = {
  id: 'zones-of-control',
  rule: 'example.zones',
  phase: 'movement' satisfies Phase,
  input,
  rulings: ['selfPropelledAntitank', 'assaultLocksCities'],
  refusals: (plan, book) => faults(plan, book),
  begin: ({ map: file, units, bridges: built }, book) => {
    const read = mapOf(file, built);
    const stations = units.map((unit) => placed(read, unit));
    const exerted = allZones(read, stations, book);
    const hexesOf = (unit: (typeof stations)[number], zone: string): readonly string[] =>
      exerted
        .of(unit)
        .filter((one) => one.zone === zone)
        .map(({ space }) => read.id(space))
        .sort();
    const zones = stations.map((unit) => ({
      unit: unit.name,
      locking: hexesOf(unit, 'locking'),
      fluid: hexesOf(unit, 'fluid'),
    }));
    return explained(
      () =>
        stations.map((unit, place) => ({
          rule: 'formations',
          title: words('zones.of', { unit: unit.name }),
          lookup: book.tables['formation-zones'].look(unit.formation, unitColumn(unit, book)),
          outcome: words('zones.told', { locking: zones[place]?.locking ?? [], fluid: zones[place]?.fluid ?? [] }),
        })),
      done({ zones }),
    );
  },
  outcome: ({ zones }) => String(zones.reduce((sum, { locking, fluid }) => sum + locking.length + fluid.length, 0)),
  summary: ({ zones }) =>
    words('zones.summary', {
      locking: zones.reduce((sum, { locking }) => sum + locking.length, 0),
      fluid: zones.reduce((sum, { fluid }) => sum + fluid.length, 0),
    }),
  outcomeWords: (outcome) => words('zones.outcome', { hexes: Number(outcome) }),
  figures: {
    zoneHexes: ({ zones }: ZonesOfControlResult) =>
      zones.reduce((sum, { locking, fluid }) => sum + locking.length + fluid.length, 0),
  },
  picture: (_, { map: file, units, bridges: built }, book) => {
    const read = mapOf(file, built);
    return pictureOf('zones-of-control', read, zoneOverlays(read, units, book));
  },
  fromCampaign: (state, said) => {
    const own = mapIn(state, said);
    const { bridges: built } = markersOn(said['map'] ?? own.map, [], state.bridges);
    return { ...own, ...unitsIn('units', stationed, state, said), ...(built && { bridges: built }) };
  },
};

/** Hexes on the map, declared combat next door, and somebody who can have a zone at all. */
function faults({ map: file, units, bridges: built }: Input, book: AegeanBook): readonly Refusal[] {
  const wrong = builtFaults(file, built);
  if (wrong.length > 0) return wrong;
  const read = mapOf(file);
  const never = units.every((unit) => ['artillery', 'other'].includes(unitColumn(unit, book)));
  return [
    ...(never ? [refusal('neverAZone', 'units', { rule: 'formations' })] : []),
    ...units.flatMap(({ hex, declared, formation }, i) => [
      ...declared.flatMap((each, k) =>
        read.distance(read.at(hex), read.at(each)) === 1
          ? []
          : [refusal('notAdjacent', `units[${i}].declared[${k}]`, { rule: 'formations.1', facts: { hex: each } })],
      ),
      ...(declared.length > 0 && formation !== 'DA'
        ? [refusal('declaredInVain', `units[${i}].declared`, { rule: 'formations.1', facts: { formation } })]
        : []),
    ]),
  ];
}
