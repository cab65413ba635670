/** Anti-air fire at a detected stack: one die for each unit that fires, and the air unit its owner lets take the Hits. */

import { checkpoint, done, type Infer, nested, type Procedure, type Refusal, type Step } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { bestEcm } from '../parts/air-battle.ts';
import { airFields, airStanding } from '../parts/air-units.ts';
import { HITS_COUNT, natoHits, partiesOf, sum } from '../parts/balance.ts';
import { called, counterRecord } from '../parts/counters.ts';
import { hitsOnEach } from '../parts/effects.ts';
import { airFates } from '../parts/fates.ts';
import { forceOf, hits, name, nation, range, rarely, scale, shooter, side, value } from '../parts/fields.ts';
import { hitsOf, worn } from '../parts/fire.ts';
import { installation } from '../parts/installations.ts';
import { stackHits, takesHits } from '../parts/strike.ts';
import { rangeFaults } from '../parts/weapon-range.ts';
import { field, refusal, words } from '../text/kit.ts';
import { enemyOf, type Phase, type Side } from '../vocabulary.ts';

const gun = { name: name(), nation: nation(), antiAir: value('unit.antiAir', 5) };
const { nation: flag, type, ecm } = airFields;
const flyer = counterRecord(
  'antiAir.flyer',
  {
    name: name(),
    nation: flag,
    type,
    ecm,
    hits: airFields.hits,
    flight: airStanding.flight,
    detected: field.flag('unit.detected', { default: true }),
  },
  'air',
  { use: 'flies' },
);

const input = field.record('antiAir.input', {
  ...forceOf('acting', {
    side: side('antiAir.side'),
    units: field.list('antiAir.units', counterRecord('unit.ground', gun, 'ground'), {
      min: 0,
      max: 4,
      unique: 'name',
      default: [],
    }),
    ships: field.list('antiAir.ships', counterRecord('naval.ship', { ...gun, hits: hits() }, 'ship'), {
      min: 0,
      max: 4,
      unique: 'name',
      default: [],
    }),
    installations: field.list('antiAir.installations', installation, { min: 0, max: 2, unique: 'name', default: [] }),
    ...rarely({ shooter: shooter(), scale: scale(), range: range('antiAir.range') }),
  }),
  ...forceOf('opposing', {
    stack: field.list('antiAir.stack', called(flyer, 'sample.striker'), { min: 1, max: 8, unique: 'name' }),
  }),
});

type Input = Infer<typeof input>;

export interface AntiAirFireResult {
  readonly side: Side;
  readonly hits: readonly number[];
}

export const antiAirFire: Procedure<Input, AntiAirFireResult, AegeanBook, CampaignState, typeof input> = {
  id: 'anti-air-fire',
  rule: 'example.airGround',
  phase: 'air' satisfies Phase,
  input,
  rulings: ['airDamage', 'marginOverTen', 'antiAirHits'],
  refusals: (fire, book) => faults(fire, book),
  begin: (fire, book) =>
    shot(
      fire,
      0,
      fire.stack.map(() => 0),
      book,
    ),
  outcome: ({ hits }) => String(sum(hits)),
  summary: ({ hits }) => words(sum(hits) > 0 ? 'antiAir.summary' : 'antiAir.none', { hits: sum(hits) }),
  outcomeWords: (outcome) => words('hits.count', { hits: Number(outcome) }),
  figures: {
    hits: ({ hits }: AntiAirFireResult) => sum(hits),
    natoHits: ({ side, hits }: AntiAirFireResult) => natoHits(side, sum(hits), 0),
  },
  favours: HITS_COUNT,
  parties: ({ side, units, ships, stack }) => partiesOf(side, [...units, ...ships], stack),
  fates: ({ hits }, { stack }) => airFates('stack', stack, hits),
  effects: ({ hits }, fire) => hitsOnEach('air', enemyOf(fire.side), fire.stack, hits),
};

interface Gun {
  readonly name: string;
  readonly value: number;
}

/** A damaged ship fires with what its Hits leave it. */
const gunsOf = ({ units, ships, installations }: Input): readonly Gun[] => [
  ...units.map((one) => ({ name: one.name, value: one.antiAir })),
  ...ships.map((one) => ({ name: one.name, value: worn(one.antiAir, one.hits) })),
  ...installations.map((one) => ({ name: one.name, value: one.antiAir })),
];

const faults = (fire: Input, book: AegeanBook): readonly Refusal[] => [
  ...(gunsOf(fire).some(({ value: left }) => left > 0)
    ? []
    : [refusal('noValue', 'units', { rule: 'ranges.explanation' })]),
  ...(fire.stack.some(({ detected }) => detected)
    ? []
    : [refusal('targetUndetected', 'stack', { rule: 'example.airGround' })]),
  ...rangeFaults({ ...fire, weapon: 'antiAir' }, book),
];

/** One after another; a unit that has taken a Hit has left, and its countermeasures with it. */
const shot = (fire: Input, place: number, taken: readonly number[], book: AegeanBook): Step<AntiAirFireResult> => {
  const firing = gunsOf(fire)[place];
  const left = fire.stack.filter((_, at) => (taken[at] ?? 0) === 0);
  if (firing === undefined || left.length === 0) return done({ side: fire.side, hits: taken });
  const order = {
    side: fire.side,
    rule: 'example.airGround',
    by: firing.name,
    value: firing.value,
    target: 'air-naval',
    ecm: bestEcm(left, book),
  } as const;
  return nested('shot', [place, ...taken] as const, hitsOf(order, book), (scored, [at, ...so]) =>
    checkpoint('scored', [scored, at, ...so] as const, ([now, from, ...before]) =>
      nested(
        'taker',
        [from, ...before] as const,
        takesHits(left, enemyOf(fire.side), now, book),
        ([, total, taker], frame) => {
          const [where, ...sofar] = frame;
          const fresh = [...stackHits(left.length, total, taker, book)];
          const after = sofar.map((one) => (one > 0 ? one : (fresh.shift() ?? 0)));
          return checkpoint('next', [where + 1, ...after] as const, ([then, ...all]) => shot(fire, then, all, book));
        },
      ),
    ),
  );
};
