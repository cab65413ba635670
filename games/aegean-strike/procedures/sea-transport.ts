/** Sea transport: sea hexsides are crossed only aboard ship; a unit goes aboard and ashore, marines land by themselves. */

import { done, type Effect, explained, type Infer, type Procedure, type Refusal } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import type { CampaignState } from '../campaign-state.ts';
import { counterRecord } from '../parts/counters.ts';
import { halts } from '../parts/effects.ts';
import { name, nation, side } from '../parts/fields.ts';
import { ASHORE, groundStanding, kind } from '../parts/ground-units.ts';
import { plain } from '../parts/plain.ts';
import { shipStanding } from '../parts/ships.ts';
import { field, refusal, wordedBy, words } from '../text/kit.ts';
import type { Phase } from '../vocabulary.ts';

const input = field.record('transport.input', {
  side: side('transport.side'),
  does: field.oneOf('transport.does', { options: ['embark', 'disembark'], words: 'transport.does', default: 'embark' }),
  ship: counterRecord('transport.ship', { name: name(), nation: nation(), halted: shipStanding.halted }, 'ship'),
  by: field.oneOf('transport.by', {
    options: ['amphibious', 'transport'],
    words: 'transport.by',
    default: 'transport',
  }),
  unit: counterRecord(
    'unit.ground',
    {
      name: name(),
      nation: nation(),
      kind: kind(),
      halted: groundStanding.halted,
      aboard: groundStanding.aboard,
    },
    'ground',
    { use: 'lands' },
  ),
  place: field.oneOf('transport.place', {
    options: ['port', 'coast', 'inland'],
    words: 'transport.place',
    default: 'port',
  }),
  enemyHeld: field.flag('transport.enemyHeld', { default: false, seldom: true }),
});

type Input = Infer<typeof input>;

export interface SeaTransportResult {
  readonly does: Input['does'];
}

/** From the best of the side that acts to its worst. */
const OUTCOMES = ['disembark', 'embark'] as const;

export const seaTransport: Procedure<Input, SeaTransportResult, AegeanBook, CampaignState, typeof input> = {
  id: 'sea-transport',
  rule: 'terrain',
  phase: 'movement' satisfies Phase,
  input,
  refusals: (plan) => faults(plan),
  begin: ({ does, unit, ship }) =>
    explained(
      () => [
        {
          rule: 'terrain',
          title: words('transport.title'),
          outcome: words(`transport.${does}`, { unit: unit.name, ship: ship.name }),
        },
      ],
      done({ does }),
    ),
  outcome: ({ does }) => does,
  outcomes: OUTCOMES,
  summary: ({ does }) => words(`transport.does.${does}`),
  outcomeWords: wordedBy(OUTCOMES)('transport.does'),
  next: ({ does }, { side: own, ship, unit }) =>
    does === 'embark' && unit.kind === 'marine'
      ? [
          {
            procedure: 'amphibious-landing',
            input: {
              side: own,
              ship: ship.name,
              marines: [plain({ name: unit.name, nation: unit.nation, kind: unit.kind, aboard: ship.name })],
            },
            words: words('next.land'),
          },
        ]
      : [],
  figures: {},
  effects: ({ does }, { side: own, unit, ship }): readonly Effect[] =>
    does === 'embark'
      ? [{ kind: 'embarked', of: 'ground', side: own, unit: unit.name, ship: ship.name }]
      : [{ kind: 'landed', of: 'ground', side: own, unit: unit.name }, halts('ground', own, unit.name, 'turn')],
};

/** Only a port, or the coast for an amphibious ship; a held hex is landed in by marines, with a combat. */
const faults = ({ does, ship, by, unit, place, enemyHeld }: Input): readonly Refusal[] => {
  const open = place === 'port' || (place === 'coast' && by === 'amphibious');
  return [
    ...(open ? [] : [refusal('noPort', 'place', { rule: 'terrain' })]),
    ...(enemyHeld ? [refusal('heldHex', 'enemyHeld', { rule: 'example.landing' })] : []),
    ...(does === 'embark' && unit.aboard !== ASHORE
      ? [refusal('aboardAnother', 'unit.aboard', { rule: 'terrain', facts: { ship: unit.aboard } })]
      : []),
    ...(does === 'disembark' && unit.aboard !== ASHORE && unit.aboard !== ship.name
      ? [refusal('aboardAnother', 'unit.aboard', { rule: 'terrain', facts: { ship: unit.aboard } })]
      : []),
    ...(does === 'embark' && unit.halted !== 'no'
      ? [refusal('movesNoMore', 'unit.halted', { rule: 'example.landing' })]
      : []),
  ];
};
