/** Air defence of the Soviet Union: what an air unit meets over Soviet soil. */
import { chance, d10, done, explained, field, type Infer, judge, type Procedure, total, words } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import { airStanding } from '../parts/air-units.ts';
import { HITS_COUNT, natoHits, partiesOf } from '../parts/balance.ts';
import { cameHome, hitsOn, inTheAir } from '../parts/effects.ts';
import { counter, name, nation, side } from '../parts/fields.ts';

const input = field.record(
  'soviet.input',
  {
    side: side('soviet.side'),
    unit: name(),
    nation: nation(),
    flight: airStanding.flight,
    singleSortie: field.flag('soviet.singleSortie'),
    optionalRule: field.flag('soviet.optionalRule'),
  },
  counter('air', 'flies', 'unit'),
);

type Input = Infer<typeof input>;

interface Result {
  readonly aborts: boolean;
  readonly hits: number;
}

const DIE = { rule: 'sovietDefence', text: 'soviet.ask.die' } as const;

/** Whose unit it is not said to be is taken for American: that is whom the table's modifier speaks of. */
const isAmerican = ({ nation: flag }: Input): boolean => flag === undefined || flag === 'us';

export const sovietAirDefence: Procedure<Input, Result, AegeanBook> = {
  id: 'soviet-air-defence',
  rule: 'sovietDefence',
  input,
  rulings: ['sovietDefenceTargets'],
  refusals: (flight, { rulings }) => {
    const { singleSortie, optionalRule } = flight;
    return [
      ...(isAmerican(flight) || rulings.sovietDefenceTargets === 'any'
        ? []
        : [{ code: 'notAmerican', at: 'nation', rule: 'sovietDefence' }]),
      ...(singleSortie && !optionalRule ? [{ code: 'optionalRule', at: 'singleSortie', rule: 'sovietDefence' }] : []),
      ...(singleSortie && !isAmerican(flight)
        ? [{ code: 'notAmerican', at: 'singleSortie', rule: 'sovietDefence' }]
        : []),
    ];
  },
  begin: ({ singleSortie, optionalRule }, { tables }) => {
    const modifiers = judge(tables['soviet-defence-modifiers'], {
      singleSortie: optionalRule ? singleSortie : undefined,
    });
    return explained(
      () => [{ rule: DIE.rule, title: words(DIE.text), modifiers }],
      chance({ ...DIE, side: 'pact' }, d10, (face) => {
        const table = tables['soviet-defence'];
        const row = table.rows.find(face + total(modifiers));
        const aborts = table.cell(row, 'mission') === 'abort';
        const hits = Number(table.cell(row, 'hits'));
        return done({ aborts, hits }, () => [
          {
            rule: 'sovietDefence',
            title: words('soviet.table'),
            lookup: table.look(row, 'hits'),
            outcome: words(aborts ? 'soviet.aborts' : 'soviet.goesOn', { hits }),
          },
        ]);
      }),
    );
  },
  outcome: ({ hits }) => String(hits),
  summary: ({ aborts, hits }) => words(aborts ? 'soviet.aborts' : 'soviet.goesOn', { hits }),
  outcomeWords: (outcome) => words(outcome === '0' ? 'soviet.goesOn' : 'soviet.aborts', { hits: Number(outcome) }),
  figures: {
    hits: ({ hits }: Result) => hits,
    natoHits: ({ hits }: Result) => natoHits('pact', hits, 0),
  },
  favours: HITS_COUNT,
  parties: (flight) => partiesOf('pact', [{ nation: 'ussr' }], [flight]),
  effects: ({ aborts, hits }, { side: own, unit, flight }) => [
    ...hitsOn('air', own, unit, hits),
    ...(aborts ? cameHome(own, [{ name: unit, flight }]) : inTheAir(own, [{ name: unit, flight }], 'strike')),
  ],
};
