/** Anti-air fire at a detected stack: die against the value, countermeasures, and the unit its owner lets take the Hits. */
import { checkpoint, done, field, type Infer, nested, type Procedure, type Step, words } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import { bestEcm } from '../parts/air-battle.ts';
import { hits, name, scale, shooter, side, value } from '../parts/air-units.ts';
import { hitsOn } from '../parts/effects.ts';
import { shoot, worn } from '../parts/fire.ts';
import { bomberHits, takesHits } from '../parts/strike.ts';
import { rangeFaults } from '../parts/weapon-range.ts';
import { enemyOf } from '../vocabulary.ts';

const flyer = field.record('antiAir.flyer', { name: name(), ecm: value('unit.ecm'), hits: hits() });

const input = field.record('antiAir.input', {
  side: side('antiAir.side'),
  firer: name('antiAir.firer'),
  antiAir: value('unit.antiAir', 5),
  hits: hits('antiAir.hits'),
  shooter: shooter(),
  scale: scale(),
  range: field.integer('antiAir.range', { min: 0, max: 60, default: 0 }),
  detected: field.flag('antiAir.detected', { default: true }),
  stack: field.list('antiAir.stack', flyer, { min: 1, max: 8, unique: 'name' }),
});

type Input = Infer<typeof input>;

interface Result {
  readonly hits: readonly number[];
}

export const antiAirFire: Procedure<Input, Result, AegeanBook> = {
  id: 'anti-air-fire',
  rule: 'example.airGround',
  input,
  rulings: ['airDamage', 'marginOverTen', 'antiAirHits'],
  refusals: (fire, book) => [
    ...(fire.detected ? [] : [{ code: 'targetUndetected', at: 'detected', rule: 'example.airGround' }]),
    ...(fire.antiAir > 0 ? [] : [{ code: 'noValue', at: 'antiAir', rule: 'ranges.explanation' }]),
    ...rangeFaults({ ...fire, weapon: 'antiAir' }, book),
  ],
  begin: (fire, book): Step<Result> =>
    nested(
      'shot',
      [],
      shoot(
        {
          side: fire.side,
          rule: 'example.airGround',
          by: fire.firer,
          value: worn(fire.antiAir, fire.hits),
          target: 'air-naval',
          ecm: bestEcm(fire.stack, book),
        },
        book,
      ),
      (shell) => checkpoint('scored', shell.hits, (scored) => taken(fire, scored, book)),
    ),
  outcome: ({ hits }) => String(sum(hits)),
  summary: ({ hits }) => words(sum(hits) > 0 ? 'antiAir.summary' : 'antiAir.none', { hits: sum(hits) }),
  outcomeWords: (outcome) => words('hits.count', { hits: Number(outcome) }),
  figures: { hits: ({ hits }: Result) => sum(hits) },
  effects: ({ hits }, fire) =>
    fire.stack.flatMap(({ name }, place) => hitsOn(enemyOf(fire.side), name, hits[place] ?? 0)),
};

const sum = (hits: readonly number[]): number => hits.reduce((all, one) => all + one, 0);

const taken = (fire: Input, scored: number, book: AegeanBook): Step<Result> =>
  nested('taker', scored, takesHits(fire.stack, enemyOf(fire.side), scored, book), ([, , taker], total) =>
    done({ hits: bomberHits(fire.stack.length, total, taker, book) }),
  );
