/** What is seen from where: the values of each side around its counters, and where they are lost. */

import type { Overlay, Space } from '@grognard/hexes';
import type { Sensor } from '../aircraft.ts';
import type { Band } from '../parts/sighting.ts';
import { words } from '../text/kit.ts';
import type { Medium, Side } from '../vocabulary.ts';
import { mapCounter } from './counters.ts';
import { counters } from './picture.ts';

/** A counter that looks, with the hexes of each of its ranges. */
export interface Looker {
  readonly face: Parameters<typeof mapCounter>[0];
  readonly told: { readonly name: string; readonly side: Side; readonly hex: string };
  readonly sensor: Sensor;
  readonly at: Space;
  readonly bands: readonly (Band & { readonly hexes: readonly Space[] })[];
}

export const rangeOverlays = (medium: Medium, lookers: readonly Looker[]): readonly Overlay[] => [
  ...lookers.flatMap(({ told: { name: unit, side }, bands }) =>
    bands.flatMap(({ value, hexes, from, to }): readonly Overlay[] =>
      hexes.length > 0
        ? [
            {
              kind: 'range',
              side,
              spaces: hexes,
              value: value ?? 'lost',
              what: words(`picture.detects.${medium}`),
              label:
                value === null ? words('picture.seesLost', { unit, from, to }) : words('picture.sees', { unit, value }),
            },
          ]
        : [],
    ),
  ),
  ...counters(
    lookers.map(({ face, told, at, sensor }) => ({
      at,
      counter: mapCounter(face, { ...told }, told.side),
      label: words('picture.sensor', { unit: told.name, sensor: words(`sensor.${sensor}`) }),
    })),
  ),
];
