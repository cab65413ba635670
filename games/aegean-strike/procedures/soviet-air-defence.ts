/** Air defence of the Soviet Union: what an air unit meets over Soviet soil. */

import { d10, done, type Infer, judge, type Procedure, rollOnTable } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { airStanding } from '../parts/air-units.ts';
import { HITS_COUNT, natoHits, partiesOf } from '../parts/balance.ts';
import { counterRecord } from '../parts/counters.ts';
import { cameHome, hitsOn, inTheAir } from '../parts/effects.ts';
import { name, nation, side } from '../parts/fields.ts';
import { rolledLine } from '../parts/rolled-line.ts';
import { ask, field, refusal, words } from '../text/kit.ts';
import type { Phase } from '../vocabulary.ts';

const input = counterRecord(
  'soviet.input',
  {
    side: side('soviet.side'),
    unit: name(),
    nation: nation(),
    flight: airStanding.flight,
    singleSortie: field.flag('soviet.singleSortie'),
    optionalRule: field.flag('soviet.optionalRule'),
  },
  'air',
  { use: 'flies', name: 'unit' },
);

type Input = Infer<typeof input>;

export interface SovietAirDefenceResult {
  readonly aborts: boolean;
  readonly hits: number;
}

const met = ({ aborts, hits }: SovietAirDefenceResult) => words(aborts ? 'soviet.aborts' : 'soviet.goesOn', { hits });

const DIE = ask('sovietDefence', 'soviet.ask.die');

/** Whose unit it is not said to be is taken for American: that is whom the table's modifier speaks of. */
const isAmerican = ({ nation: flag }: Input): boolean => flag === undefined || flag === 'us';

export const sovietAirDefence: Procedure<Input, SovietAirDefenceResult, AegeanBook, CampaignState, typeof input> = {
  id: 'soviet-air-defence',
  rule: 'sovietDefence',
  phase: 'air' satisfies Phase,
  input,
  rulings: ['sovietDefenceTargets'],
  refusals: (flight, { rulings }) => {
    const { singleSortie, optionalRule } = flight;
    return [
      ...(isAmerican(flight) || rulings.sovietDefenceTargets === 'any'
        ? []
        : [refusal('notAmerican', 'nation', { rule: 'sovietDefence' })]),
      ...(singleSortie && !optionalRule ? [refusal('optionalRule', 'singleSortie', { rule: 'sovietDefence' })] : []),
      ...(singleSortie && !isAmerican(flight)
        ? [refusal('notAmerican', 'singleSortie', { rule: 'sovietDefence' })]
        : []),
    ];
  },
  begin: ({ singleSortie, optionalRule }, { tables }) => {
    const modifiers = judge(tables['soviet-defence-modifiers'], {
      singleSortie: optionalRule ? singleSortie : undefined,
    });
    const table = tables['soviet-defence'];
    const metIn = (row: string): SovietAirDefenceResult => ({
      aborts: table.cell(row, 'mission') === 'abort',
      hits: Number(table.cell(row, 'hits')),
    });
    const told = ({ row }: { readonly row: string }) => ({ title: words('soviet.table'), outcome: met(metIn(row)) });
    const roll = { ask: { ...DIE, side: 'pact' }, die: d10, modifiers, table, column: 'hits', told };
    return rollOnTable(roll, ({ row }) => done(metIn(row)));
  },
  outcome: ({ hits }) => String(hits),
  summary: met,
  outcomeWords: (outcome) => words(outcome === '0' ? 'soviet.goesOn' : 'soviet.aborts', { hits: Number(outcome) }),
  figures: {
    hits: ({ hits }: SovietAirDefenceResult) => hits,
    natoHits: ({ hits }: SovietAirDefenceResult) => natoHits('pact', hits, 0),
  },
  favours: HITS_COUNT,
  parties: (flight) => partiesOf('pact', [{ nation: 'ussr' }], [flight]),
  headline: (played) => rolledLine(played) ?? words('soviet.table'),
  fates: (result) => [{ at: '', words: met(result) }],
  effects: ({ aborts, hits }, { side: own, unit, flight }) => [
    ...hitsOn('air', own, unit, hits),
    ...(aborts ? cameHome(own, [{ name: unit, flight }]) : inTheAir(own, [{ name: unit, flight }], 'strike')),
  ],
};
