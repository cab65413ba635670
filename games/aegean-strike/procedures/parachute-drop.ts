/** Parachute drop: the transport must come through, the terrain and the fire from the drop hex change the die. */
import { d10, done, field, type Infer, judge, type Procedure, rollOnTable, type Step, words } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import { aircraft } from '../parts/air-units.ts';
import { natoSuccess, partiesOf, SUCCESS_COUNTS } from '../parts/balance.ts';
import { eliminated, hitsOn } from '../parts/effects.ts';
import { counter, name, nation, side } from '../parts/fields.ts';
import { endurance, kind, terrain } from '../parts/ground-units.ts';
import type { Side } from '../vocabulary.ts';

const input = field.record(
  'drop.input',
  {
    side: side('drop.side'),
    transport: aircraft('drop.transport'),
    unit: name(),
    nation: nation(),
    kind: kind(),
    hits: endurance.hits,
    hitsToEliminate: endurance.hitsToEliminate,
    terrain: terrain(),
    firedOn: field.flag('drop.firedOn'),
    transportHit: field.flag('drop.transportHit'),
  },
  counter('ground', 'acts', 'unit'),
);

type Input = Infer<typeof input>;

interface Result {
  readonly side: Side;
  readonly result: 'noDrop' | 'lands' | 'landsHit' | 'eliminated';
}

const DIE = { rule: 'parachute', text: 'drop.ask.die' } as const;

export const parachuteDrop: Procedure<Input, Result, AegeanBook> = {
  id: 'parachute-drop',
  rule: 'parachute',
  input,
  refusals: ({ transport, kind, firedOn, transportHit }, { tables }) => [
    ...(tables['eligible-units'].cell(transport, 'paratroops') === 'x'
      ? []
      : [{ code: 'noParatroops', at: 'transport', rule: 'missions', facts: { type: transport } }]),
    ...(kind === 'airborne' ? [] : [{ code: 'notAirborne', at: 'kind', rule: 'parachute' }]),
    ...(transportHit && !firedOn ? [{ code: 'hitUnfired', at: 'transportHit', rule: 'parachute' }] : []),
  ],
  begin: (drop, book) => (drop.transportHit ? noDrop(drop) : jump(drop, book)),
  outcome: ({ result }) => result,
  outcomes: ['lands', 'landsHit', 'noDrop', 'eliminated'],
  summary: ({ result }) => words(`drop.${result}`),
  outcomeWords: (outcome) => words(`drop.${outcome}`),
  figures: {
    landed: (drop: Result) => (hasLanded(drop) ? 1 : 0),
    natoSuccess: (drop: Result) => natoSuccess(drop.side, hasLanded(drop)),
  },
  favours: SUCCESS_COUNTS,
  parties: (drop) => partiesOf(drop.side, [drop]),
  effects: ({ result }, { side: own, unit, hits, hitsToEliminate }) => {
    switch (result) {
      case 'landsHit':
        return [
          ...hitsOn('ground', own, unit, 1),
          ...(hits + 1 >= hitsToEliminate ? [eliminated('ground', own, unit)] : []),
        ];
      case 'eliminated':
        return [eliminated('ground', own, unit)];
      case 'lands':
      case 'noDrop':
        return [];
    }
  },
};

const hasLanded = ({ result }: Result): boolean => result === 'lands' || result === 'landsHit';

/** A transport that is hit makes no drop. */
const noDrop = ({ side: own }: Input): Step<Result> =>
  done({ side: own, result: 'noDrop' }, () => [
    { rule: 'parachute', title: words('drop.transportHit'), outcome: words('drop.noDrop') },
  ]);

const jump = ({ side: own, terrain: below, firedOn }: Input, { tables }: AegeanBook): Step<Result> => {
  const modifiers = judge(tables['parachute-modifiers'], {
    firedOn,
    rough: below === 'rough',
    clear: below === 'clear',
  });
  const roll = { ask: DIE, die: d10, modifiers, table: tables.parachute, column: 'result' };
  const told = ({ cell }: { readonly cell: Result['result'] }) => ({
    rule: 'parachute',
    title: words('drop.table'),
    outcome: words(`drop.${cell}`),
  });
  return rollOnTable({ ...roll, told }, ({ cell }) => done({ side: own, result: cell }));
};
