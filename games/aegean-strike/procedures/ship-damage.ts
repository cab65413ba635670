/** Damage: a naval unit with n Hits has every value but movement reduced by n, and sinks when it has taken all it can. */
import { done, explained, field, type Infer, type Procedure, words } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { hits, name, side, value } from '../parts/air-units.ts';
import { eliminated, hitsOn } from '../parts/effects.ts';
import { worn } from '../parts/fire.ts';

const RATINGS = ['antiAir', 'subsurface', 'asm', 'bombardment', 'ecm', 'movement'] as const;

const input = field.record('damage.input', {
  side: side('damage.side'),
  name: name(),
  antiAir: value('unit.antiAir'),
  subsurface: value('unit.subsurface'),
  asm: value('unit.asm'),
  bombardment: value('unit.bombardment'),
  ecm: value('unit.ecm'),
  movement: value('unit.movement'),
  hits: hits(),
  newHits: hits('damage.newHits'),
  hitsToSink: field.integer('unit.hitsToSink', { min: 1, max: 30, default: 6, help: 'unit.hitsToSink.help' }),
});

type Input = Infer<typeof input>;
type Result = { readonly hits: number; readonly sunk: boolean } & Readonly<Record<(typeof RATINGS)[number], number>>;

export const shipDamage: Procedure<Input, Result, AegeanBook, CampaignState> = {
  id: 'ship-damage',
  rule: 'example.navalCombat',
  input,
  begin: (ship) => {
    const total = ship.hits + ship.newHits;
    const now = Object.fromEntries(
      RATINGS.map((rating) => [rating, rating === 'movement' ? ship.movement : worn(ship[rating], total)]),
    ) as Record<(typeof RATINGS)[number], number>;
    const result = { ...now, hits: total, sunk: total >= ship.hitsToSink };
    return explained(
      () => [
        {
          rule: 'example.navalCombat',
          title: words('damage.values'),
          outcome: words(result.sunk ? 'damage.sunk' : 'damage.reduced', { hits: total }),
        },
      ],
      done(result),
    );
  },
  outcome: ({ sunk }) => (sunk ? 'sunk' : 'afloat'),
  summary: ({ sunk, hits }) => words(sunk ? 'damage.sunk' : 'damage.reduced', { hits }),
  outcomeWords: (outcome) => words(`damage.outcome.${outcome}`),
  figures: { hits: ({ hits }: Result) => hits },
  effects: ({ sunk }, ship) => [
    ...hitsOn(ship.side, ship.name, ship.newHits),
    ...(sunk ? [eliminated(ship.side, ship.name)] : []),
  ],
  fromCampaign: ({ units }, { name }) => {
    const known = units.find((unit) => unit.name === name);
    return known ? { hits: known.hits } : {};
  },
};
