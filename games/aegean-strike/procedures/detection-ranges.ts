/** Detection ranges: what each counter on a map sees from where it stands, range by range, and where its value is lost. */

import { done, explained, type Infer, type Procedure } from '@grognard/kernel';
import type { Sensor } from '../aircraft.ts';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import type { AegeanMap } from '../map-words.ts';
import { basesIn, mapIn, unitsIn } from '../parts/campaign-map.ts';
import { rarely, scale } from '../parts/fields.ts';
import { map, mapOf } from '../parts/map-input.ts';
import {
  aircraftSensor,
  lookingAircraft,
  lookingBase,
  lookingShip,
  lookingUnit,
  unitSensor,
} from '../parts/sensors.ts';
import { type Band, bandLookup, bandsOf } from '../parts/sighting.ts';
import { type Looker, rangeOverlays } from '../pictures/detection-ranges.ts';
import { pictureOf } from '../pictures/picture.ts';
import { field, words } from '../text/kit.ts';
import { MEDIA, type Phase } from '../vocabulary.ts';

const input = field.record('detectionRanges.input', {
  map: map(),
  medium: field.oneOf('detection.medium', { options: MEDIA, words: 'medium', default: 'air' }),
  aircraft: field.list('campaign.aircraft', lookingAircraft, { min: 0, max: 60, unique: 'name', default: [] }),
  ships: field.list('campaign.ships', lookingShip, { min: 0, max: 60, unique: 'name', default: [] }),
  bases: field.list('detectionRanges.bases', lookingBase, { min: 0, max: 60, unique: 'name', default: [] }),
  units: field.list('campaign.units', lookingUnit, { min: 0, max: 300, unique: 'name', default: [] }),
  ...rarely({ scale: scale() }),
});

type Input = Infer<typeof input>;

export interface DetectionRangesResult {
  /** For each counter, the ranges at which it makes an attempt; null where the value is lost. */
  readonly sensors: readonly {
    readonly unit: string;
    readonly sensor: Sensor;
    readonly bands: readonly (Band & { readonly hexes: number })[];
  }[];
  /** Hexes of the map where some counter has a value, and where one has a value that is lost. */
  readonly seen: number;
  readonly lost: number;
}

export const detectionRanges: Procedure<Input, DetectionRangesResult, AegeanBook, CampaignState, typeof input> = {
  id: 'detection-ranges',
  rule: 'ranges.explanation',
  phase: 'air' satisfies Phase,
  input,
  rulings: ['fragmentStart'],
  begin: (plan, book) => {
    const read = mapOf(plan.map);
    const lookers = lookersIn(plan, read, book);
    const sensors = lookers.map(({ told, sensor, bands }) => ({
      unit: told.name,
      sensor,
      bands: bands.map(({ hexes, ...band }) => ({ ...band, hexes: hexes.length })),
    }));
    const count = (isLost: boolean): number =>
      new Set(
        lookers.flatMap(({ bands }) => bands.flatMap(({ value, hexes }) => ((value === null) === isLost ? hexes : []))),
      ).size;
    return explained(
      () =>
        sensors.map(({ unit, sensor, bands }) => ({
          rule: 'ranges',
          ...bandLookup({ sensor, medium: plan.medium, scale: plan.scale }, bands, book),
          title: words('detectionRanges.of', { unit, sensor: words(`sensor.${sensor}`) }),
          outcome: words('detectionRanges.told', {
            medium: words(`medium.${plan.medium}`),
            bands: bands.map((band) => words('detectionRanges.band', { ...band })),
            table: plan.scale === 'operational' ? 'detection' : 'detection-strategic',
            isLost: bands.some(({ value }) => value === null),
          }),
        })),
      done({ sensors, seen: count(false), lost: count(true) }),
    );
  },
  outcome: ({ sensors }) => String(sensors.length),
  summary: ({ seen, lost }) => words('detectionRanges.summary', { seen, lost }),
  outcomeWords: (outcome) => words('detectionRanges.outcome', { sensors: Number(outcome) }),
  figures: { seenHexes: ({ seen }: DetectionRangesResult) => seen },
  picture: (_, plan, book) => {
    const read = mapOf(plan.map);
    return pictureOf('detection-ranges', read, rangeOverlays(plan.medium, lookersIn(plan, read, book)));
  },
  fromCampaign: (state, said) => ({
    ...mapIn(state, said),
    ...unitsIn('units', lookingUnit, state, said),
    ...basesIn(lookingBase, state, said),
  }),
};

/** Everybody on the map with the hexes that each range of his holds. */
function lookersIn(plan: Input, read: AegeanMap, book: AegeanBook): readonly Looker[] {
  const { medium, scale: by } = plan;
  const looker = (face: Looker['face'], told: Looker['told'], sensor: Sensor): Looker => {
    const at = read.at(told.hex);
    const bands = bandsOf({ sensor, medium, scale: by }, book).map((band) => ({
      ...band,
      hexes: Array.from({ length: band.to - band.from + 1 }, (_, step) => read.ring(at, band.from + step)).flat(),
    }));
    return { face, told, sensor, at, bands };
  };
  return [
    ...plan.aircraft.map((each) => looker(lookingAircraft, each, aircraftSensor(each))),
    ...plan.ships.map((each) => looker(lookingShip, each, each.sensor)),
    ...plan.bases.map((each) => looker(lookingBase, each, each.sensor)),
    ...plan.units.map((each) => looker(lookingUnit, each, unitSensor(each, book))),
  ];
}
