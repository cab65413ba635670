/** Bombardment of ground units from the air: the modifiers, the stack, and what the target may lose. */

import { type Effect, judge, type Modifier, type Refusal, type Step } from '@grognard/kernel';
import { STATIONS } from '../aircraft.ts';
import type { AegeanBook } from '../book.ts';
import { field, refusal } from '../text/kit.ts';
import type { Formation, Mission, Side, Terrain } from '../vocabulary.ts';
import { type Bomber, bomber, type Escort, escort, isSeen } from './air-units.ts';
import { sum } from './balance.ts';
import { called } from './counters.ts';
import { cameHome, hitsOnEach } from './effects.ts';
import { flyingShooter, forceOf, range, rarely, scale, segment, side, supplies } from './fields.ts';
import { terrain } from './ground-units.ts';
import { missionSupply, type Occasion, stackFaults } from './readiness.ts';
import { sightFaults } from './sighting.ts';
import { type Attacker, type Strike, type Struck, stackHits, strike } from './strike.ts';

/** What the target sees aircraft with. */
export const sensor = field.oneOf('strike.sensor', {
  options: ['none', ...STATIONS],
  words: 'sensor',
  default: 'none',
});

/** Bombers and the escort that flies along. */
export const stack = (own = true) => ({
  bombers: field.list('bombardment.bombers', called(bomber, own ? 'sample.bomber' : 'sample.enemyBomber'), {
    min: 0,
    max: 6,
    unique: 'name',
    default: [],
  }),
  escorts: field.list('bombardment.escorts', called(escort, own ? 'sample.escort' : 'sample.enemyEscort'), {
    min: 0,
    max: 6,
    unique: 'name',
    default: [],
  }),
});

/** What every raid on the ground asks besides its target. */
export const raidFields = {
  ...forceOf('attacker', {
    side: side('bombardment.side'),
    ...stack(),
    ...rarely({ shooter: flyingShooter(), scale: scale(), range: range('bombardment.range') }),
    segment: segment('ownMovement'),
    ...supplies,
  }),
  terrain: terrain(),
  sensor: { ...sensor, force: 'defender' },
} as const;

export interface Raid {
  readonly bombers: readonly Bomber[];
  readonly escorts: readonly Escort[];
}

/** The whole stack, bombers first; an escort has nothing to attack with. */
export const stackOf = ({ bombers, escorts }: Raid): readonly Attacker[] => [
  ...bombers.map((unit) => ({ ...unit, value: unit.bombardment })),
  ...escorts.map((unit) => ({ ...unit, value: 0 })),
];

/** Somebody bombs, everybody may fly, and what the target sees with is known. */
export function raidFaults(
  plan: Raid & { readonly sensor: (typeof sensor)['options'][number] },
  mission: Mission,
  occasion: Occasion,
  at: string,
  book: AegeanBook,
): readonly Refusal[] {
  const path = (name: string): string => (at === '' ? name : `${at}.${name}`);
  const { bombers, escorts } = plan;
  const left = { ...occasion, supplyPoints: occasion.supplyPoints - missionSupply(bombers, mission, book) };
  const look = { medium: 'air', scale: 'operational', range: 0 } as const;
  const seen = [...bombers, ...escorts].some(({ detected }) => detected);
  return [
    ...(bombers.some(({ bombardment }) => bombardment > 0)
      ? []
      : [refusal('nobodyBombs', path('bombers'), { rule: 'example.airGround' })]),
    ...stackFaults(bombers, mission, occasion, path('bombers'), book),
    ...stackFaults(escorts, 'escort', { ...left, segment: 'ownMovement' }, path('escorts'), book),
    ...(seen || plan.sensor === 'none' ? [] : sightFaults({ ...look, sensor: plan.sensor }, path('sensor'), book)),
  ];
}

/** Supply points of a raid. */
export const raidSupply = ({ bombers, escorts }: Raid, mission: Mission, book: AegeanBook): number =>
  missionSupply(bombers, mission, book) + missionSupply(escorts, 'escort', book);

/** Hits on bombers and escorts, from what anti-air fire did to the stack. */
export const raidHits = ({ bombers, escorts }: Raid, onStack: number, taker: number, book: AegeanBook): RaidLosses => {
  const hurt = stackHits(bombers.length + escorts.length, onStack, taker, book);
  return { bombers: hurt.slice(0, bombers.length), escorts: hurt.slice(bombers.length) };
};

interface RaidLosses {
  readonly bombers: readonly number[];
  readonly escorts: readonly number[];
}

/** Hits on the aircraft. */
export const onRaid = ({ bombers, escorts }: RaidLosses): number => sum(bombers) + sum(escorts);

/** Hits on the aircraft, and their way home. */
export const raidEffects = (side: Side, { bombers, escorts }: Raid, hits: RaidLosses): readonly Effect[] => [
  ...hitsOnEach('air', side, bombers, hits.bombers),
  ...hitsOnEach('air', side, escorts, hits.escorts),
  ...cameHome(side, [...bombers, ...escorts]),
];

/** A raid as it is told. */
export type RaidInput = Raid & {
  readonly side: Side;
  readonly terrain: Terrain;
  readonly sensor: (typeof sensor)['options'][number];
};

/** The strike of a raid on something on the ground, whose formation counts if it is a unit. */
export const raidStrike = (
  plan: RaidInput,
  target: Pick<Strike['target'], 'name' | 'antiAir' | 'hits'> & { readonly formation?: Formation },
  book: AegeanBook,
  automatic = false,
): Step<Struck> =>
  strike(
    {
      side: plan.side,
      rule: 'example.airGround',
      stack: stackOf(plan),
      modifiers: bombardmentModifiers(plan.terrain, target.formation, book),
      automatic,
      target: { ...target, kind: 'ground', ecm: 0 },
      sensor: plan.sensor,
      detected: isSeen([...plan.bombers, ...plan.escorts]),
    },
    book,
  );

/** Bombardment modifier summary; the formation is asked only of a ground unit. */
export const bombardmentModifiers = (
  terrain: Terrain,
  formation: Formation | undefined,
  book: AegeanBook,
): readonly Modifier[] =>
  judge(book.tables['bombardment-modifiers'], {
    mountain: terrain === 'mountain' || terrain === 'impassable',
    city: terrain === 'city',
    clear: terrain === 'clear',
    deliberateAssault: formation === undefined ? undefined : formation === 'DA',
    travelOrReconstitution: formation === undefined ? undefined : formation === 'T' || formation === 'R',
  });

/** Example of air-ground combat: aircraft cannot eliminate a ground unit, they leave it one Hit short. */
export const oneShort = ({
  hits,
  hitsToEliminate,
}: {
  readonly hits: number;
  readonly hitsToEliminate: number;
}): number => Math.max(0, hitsToEliminate - 1 - hits);
