/** Close air support tried before a ground combat, by either side. */
import { checkpoint, done, field, type Infer, nested, type Refusal, type Step } from '@grognard/kernel';
import { STATIONS } from '../aircraft.ts';
import type { AegeanBook } from '../book.ts';
import type { Side, Terrain } from '../vocabulary.ts';
import { hits, name, value } from './air-units.ts';
import type { GroundUnit } from './ground-units.ts';
import { sightFaults } from './sighting.ts';
import { strike } from './strike.ts';

export const bomber = field.record('unit.bomber', {
  name: name(),
  bombardment: value('unit.bombardment', 5),
  ecm: value('unit.ecm'),
  hits: hits(),
  marker: field.oneOf('unit.marker', { options: ['strike', 'antiAir'], words: 'marker', default: 'strike' }),
});

/** What the target sees and shoots aircraft with. */
export const airDefence = {
  detected: field.flag('strike.detected'),
  sensor: field.oneOf('strike.sensor', { options: ['none', ...STATIONS], words: 'sensor', default: 'none' }),
  antiAir: value('strike.antiAir'),
};

export const support = (label: string) =>
  field.record(
    label,
    {
      how: field.oneOf('support.how', { options: ['none', 'succeeded', 'tried'], words: 'support', default: 'none' }),
      bombers: field.list('support.bombers', bomber, { min: 0, max: 6, unique: 'name', default: [] }),
      ...airDefence,
    },
    { default: { how: 'none', bombers: [], detected: false, sensor: 'none', antiAir: 0 } },
  );

export type Support = Infer<ReturnType<typeof support>>;

/** Whether it succeeded, the Hits it leaves on the target, the Hits on the aircraft and who took them. */
export type Supported = readonly [success: number, applied: number, onBombers: number, taker: number];

export function supportFaults(
  { how, bombers, sensor, detected }: Support,
  at: string,
  book: AegeanBook,
): readonly Refusal[] {
  if (how !== 'tried') return [];
  const bombing = bombers.some(({ marker }) => marker === 'strike');
  const look = { sensor, medium: 'air', scale: 'operational', range: 0 } as const;
  return [
    ...(bombing ? [] : [{ code: 'nobodyBombs', at: `${at}.bombers`, rule: 'example.airGround' }]),
    ...(look.sensor === 'none' || detected ? [] : sightFaults({ ...look, sensor: look.sensor }, `${at}.sensor`, book)),
  ];
}

/** One Hit or more on the target is success; the aircraft leave it one Hit short of elimination. */
export const flySupport = (
  plan: Support,
  side: Side,
  target: GroundUnit,
  terrain: Terrain,
  book: AegeanBook,
): Step<Supported> => {
  switch (plan.how) {
    case 'none':
      return done<Supported>([0, 0, 0, -1]);
    case 'succeeded':
      return done<Supported>([1, 0, 0, -1]);
    case 'tried': {
      const { bombers, detected, sensor, antiAir } = plan;
      const { name: targetName, formation } = target;
      const order = { side, by: 'air', bombers, target: 'ground', targetName, terrain, formation, ecm: 0 } as const;
      return nested('strike', [], strike({ ...order, detected, sensor, antiAir }, book), ([thrown, onBombers, taker]) =>
        checkpoint(
          'supported',
          [thrown > 0 ? 1 : 0, Math.min(thrown, oneShort(target)), onBombers, taker] satisfies Supported,
          (supported) => done(supported),
        ),
      );
    }
  }
};

/** Example of air-ground combat: aircraft cannot eliminate a ground unit. */
export const oneShort = ({ hits, hitsToEliminate }: Pick<GroundUnit, 'hits' | 'hitsToEliminate'>): number =>
  Math.max(0, hitsToEliminate - 1 - hits);
