/** Sea transport: sea hexsides are crossed only aboard ship; a unit goes aboard and ashore, marines land by themselves. */
import { done, type Effect, explained, field, type Infer, type Procedure, type Refusal, words } from '@grognard/kernel';
import type { AegeanBook } from '../book.ts';
import { halts } from '../parts/effects.ts';
import { counter, name, nation, side } from '../parts/fields.ts';
import { ASHORE, groundStanding, kind } from '../parts/ground-units.ts';
import { shipStanding } from '../parts/ships.ts';

const input = field.record('transport.input', {
  side: side('transport.side'),
  does: field.oneOf('transport.does', { options: ['embark', 'disembark'], words: 'transport.does', default: 'embark' }),
  ship: field.record(
    'transport.ship',
    { name: name(), nation: nation(), halted: shipStanding.halted },
    counter('ship'),
  ),
  by: field.oneOf('transport.by', {
    options: ['amphibious', 'transport'],
    words: 'transport.by',
    default: 'transport',
  }),
  unit: field.record(
    'unit.ground',
    {
      name: name(),
      nation: nation(),
      kind: kind(),
      halted: groundStanding.halted,
      aboard: groundStanding.aboard,
    },
    counter('ground', 'lands'),
  ),
  place: field.oneOf('transport.place', {
    options: ['port', 'coast', 'inland'],
    words: 'transport.place',
    default: 'port',
  }),
  enemyHeld: field.flag('transport.enemyHeld'),
});

type Input = Infer<typeof input>;

interface Result {
  readonly does: Input['does'];
}

export const seaTransport: Procedure<Input, Result, AegeanBook> = {
  id: 'sea-transport',
  rule: 'terrain',
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
  outcomes: ['disembark', 'embark'],
  summary: ({ does }) => words(`transport.does.${does}`),
  outcomeWords: (outcome) => words(`transport.does.${outcome}`),
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
    ...(open ? [] : [{ code: 'noPort', at: 'place', rule: 'terrain' }]),
    ...(enemyHeld ? [{ code: 'heldHex', at: 'enemyHeld', rule: 'example.landing' }] : []),
    ...(does === 'embark' && unit.aboard !== ASHORE
      ? [{ code: 'aboardAnother', at: 'unit.aboard', rule: 'terrain', facts: { ship: unit.aboard } }]
      : []),
    ...(does === 'disembark' && unit.aboard !== ASHORE && unit.aboard !== ship.name
      ? [{ code: 'aboardAnother', at: 'unit.aboard', rule: 'terrain', facts: { ship: unit.aboard } }]
      : []),
    ...(does === 'embark' && unit.halted !== 'no'
      ? [{ code: 'movesNoMore', at: 'unit.halted', rule: 'example.landing' }]
      : []),
  ];
};
