/** Parachute drop: the transport must come through, the terrain and the fire from the drop hex change the die. */

import { d10, done, type Infer, judge, type Procedure, rollOnTable, type Step } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { aircraft } from '../parts/air-units.ts';
import { natoSuccess, partiesOf, SUCCESS_COUNTS } from '../parts/balance.ts';
import { counterRecord } from '../parts/counters.ts';
import { eliminated, hitsOn } from '../parts/effects.ts';
import { name, nation, side } from '../parts/fields.ts';
import { endurance, kind, terrain } from '../parts/ground-units.ts';
import { rolledLine } from '../parts/rolled-line.ts';
import { ask, field, refusal, wordedBy, words } from '../text/kit.ts';
import type { Phase, Side } from '../vocabulary.ts';

const input = counterRecord(
  'drop.input',
  {
    side: side('drop.side'),
    transport: { ...aircraft('drop.transport'), default: 'C-130' },
    unit: name(),
    nation: nation(),
    kind: kind('airborne'),
    hits: endurance.hits,
    hitsToEliminate: endurance.hitsToEliminate,
    terrain: terrain(),
    firedOn: field.flag('drop.firedOn'),
    transportHit: field.flag('drop.transportHit'),
  },
  'ground',
  { name: 'unit' },
);

type Input = Infer<typeof input>;

export interface ParachuteDropResult {
  readonly side: Side;
  readonly result: 'noDrop' | 'lands' | 'landsHit' | 'eliminated';
}

const DIE = ask('parachute', 'drop.ask.die');

/** From the best of the side that acts to its worst. */
const OUTCOMES = ['lands', 'landsHit', 'noDrop', 'eliminated'] as const;

export const parachuteDrop: Procedure<Input, ParachuteDropResult, AegeanBook, CampaignState, typeof input> = {
  id: 'parachute-drop',
  rule: 'parachute',
  phase: 'movement' satisfies Phase,
  input,
  refusals: ({ transport, kind, firedOn, transportHit }, { tables }) => [
    ...(tables['eligible-units'].cell(transport, 'paratroops') === 'x'
      ? []
      : [refusal('noParatroops', 'transport', { rule: 'missions', facts: { type: transport } })]),
    ...(kind === 'airborne' ? [] : [refusal('notAirborne', 'kind', { rule: 'parachute' })]),
    ...(transportHit && !firedOn ? [refusal('hitUnfired', 'transportHit', { rule: 'parachute' })] : []),
  ],
  begin: (drop, book) => (drop.transportHit ? noDrop(drop) : jump(drop, book)),
  outcome: ({ result }) => result,
  outcomes: OUTCOMES,
  even: 'noDrop',
  summary: ({ result }) => words(`drop.${result}`),
  outcomeWords: wordedBy(OUTCOMES)('drop'),
  figures: {
    landed: (drop: ParachuteDropResult) => (hasLanded(drop) ? 1 : 0),
    natoSuccess: (drop: ParachuteDropResult) => natoSuccess(drop.side, hasLanded(drop)),
  },
  favours: SUCCESS_COUNTS,
  parties: (drop) => partiesOf(drop.side, [drop]),
  headline: (played) => rolledLine(played) ?? words('drop.transportHit'),
  fates: ({ result }, { hits, hitsToEliminate }) => {
    const taken = result === 'landsHit' ? 1 : 0;
    const gone = result === 'eliminated' || hits + taken >= hitsToEliminate;
    return [
      {
        at: '',
        words: gone ? words('fate.ground', { hits: taken, gone }) : words(`drop.${result}`),
        after: { hits: hits + taken },
        ...(gone && { gone }),
      },
    ];
  },
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

const hasLanded = ({ result }: ParachuteDropResult): boolean => result === 'lands' || result === 'landsHit';

/** A transport that is hit makes no drop. */
const noDrop = ({ side: own }: Input): Step<ParachuteDropResult> =>
  done({ side: own, result: 'noDrop' }, () => [
    { rule: 'parachute', title: words('drop.transportHit'), outcome: words('drop.noDrop') },
  ]);

const jump = ({ side: own, terrain: below, firedOn }: Input, { tables }: AegeanBook): Step<ParachuteDropResult> => {
  const modifiers = judge(tables['parachute-modifiers'], {
    firedOn,
    rough: below === 'rough',
    clear: below === 'clear',
  });
  const roll = { ask: DIE, die: d10, modifiers, table: tables.parachute, column: 'result' };
  const told = ({ cell }: { readonly cell: ParachuteDropResult['result'] }) => ({
    rule: 'parachute',
    title: words('drop.table'),
    outcome: words(`drop.${cell}`),
  });
  return rollOnTable({ ...roll, told }, ({ cell }) => done({ side: own, result: cell }));
};
