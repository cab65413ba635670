/** Air defence of the Soviet Union: what an air unit meets over Soviet soil. */
import { chance, d10, done, explained, field, type Infer, judge, type Procedure, total, words } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import { name, side } from '../parts/air-units.ts';
import { hitsOn } from '../parts/effects.ts';

const input = field.record('soviet.input', {
  side: side('soviet.side'),
  unit: name(),
  american: field.flag('soviet.american', { default: true }),
  singleSortie: field.flag('soviet.singleSortie'),
  optionalRule: field.flag('soviet.optionalRule'),
});

type Input = Infer<typeof input>;

interface Result {
  readonly aborts: boolean;
  readonly hits: number;
}

const DIE = { rule: 'sovietDefence', text: 'soviet.ask.die' } as const;

export const sovietAirDefence: Procedure<Input, Result, AegeanBook> = {
  id: 'soviet-air-defence',
  rule: 'sovietDefence',
  input,
  rulings: ['sovietDefenceTargets'],
  refusals: ({ american, singleSortie, optionalRule }, { rulings }) => [
    ...(american || rulings.sovietDefenceTargets === 'any'
      ? []
      : [{ code: 'notAmerican', at: 'american', rule: 'sovietDefence' }]),
    ...(singleSortie && !optionalRule ? [{ code: 'optionalRule', at: 'singleSortie', rule: 'sovietDefence' }] : []),
    ...(singleSortie && !american ? [{ code: 'notAmerican', at: 'singleSortie', rule: 'sovietDefence' }] : []),
  ],
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
  figures: { hits: ({ hits }: Result) => hits },
  effects: ({ hits }, { side, unit }) => hitsOn(side, unit, hits),
};
