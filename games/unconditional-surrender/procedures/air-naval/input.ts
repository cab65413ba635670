/** What an air/naval combat must be told, and what the rules forbid of it. */
import { field, type Infer, type Refusal } from '@grognard/kernel';
import type { SurrenderBook } from '../../book.ts';
import {
  type AirNavalUnit,
  airNavalUnit,
  markers,
  named,
  sameNames,
  sortiesField,
  sortiesRefusals,
  supply,
  weather,
  wornOut,
} from '../../units.ts';
import { CAUSES, isAir, LOADS, LOCATIONS } from '../../vocabulary.ts';

const cargo = field.record('airNaval.cargo.unit', {
  name: named('unit.name', 'sample.cargo'),
  load: field.oneOf('airNaval.cargo.load', { options: LOADS, words: 'load', default: 'full' }),
  sorties: sortiesField,
});

const tracing = field.record('airNaval.tracing.unit', {
  name: named('unit.name', 'sample.ground'),
  lastTurn: { ...supply, label: 'airNaval.tracing.lastTurn' },
});

export const input = field.record('airNaval.input', {
  cause: field.oneOf('airNaval.cause', {
    options: CAUSES,
    words: 'cause',
    default: 'airStrike',
    rule: 'air-naval-effect',
  }),
  attacker: airNavalUnit('airNaval.attacker'),
  defender: airNavalUnit('airNaval.defender'),
  weather,
  location: field.oneOf('airNaval.location', { options: LOCATIONS, words: 'location', default: 'land' }),
  defenderInEngland: field.flag('airNaval.defenderInEngland', { default: false, rule: 'air-naval-drm' }),
  attackerOutsideEngland: field.flag('airNaval.attackerOutsideEngland', { default: true, rule: 'air-naval-drm' }),
  attackerMarkers: markers('combat.attackerMarkers'),
  defenderMarkers: markers('combat.defenderMarkers'),
  escortsInvasion: field.flag('airNaval.escortsInvasion', { default: false, rule: 'escort' }),
  force: field.list('airNaval.force', named('unit.name', 'sample.ground'), {
    min: 0,
    max: 6,
    unique: true,
    default: [],
    help: 'airNaval.force.help',
  }),
  cargo: field.list('airNaval.cargo', cargo, { min: 0, max: 3, unique: 'name', default: [], rule: 'transport' }),
  tracing: field.list('airNaval.tracing', tracing, { min: 0, max: 1, default: [], rule: 'interdiction' }),
});

export type AirNavalInput = Infer<typeof input>;

/** Everything the rules forbid of a combat that is well formed. */
export const refusals = (fight: AirNavalInput, book: SurrenderBook): readonly Refusal[] => [
  ...sameNames([
    { at: 'attacker.name', name: fight.attacker.name },
    { at: 'defender.name', name: fight.defender.name },
    ...fight.cargo.map(({ name }, index) => ({ at: `cargo[${index}].name`, name })),
  ]),
  ...sortiesRefusals(fight.attacker, 'attacker', book),
  ...sortiesRefusals(fight.defender, 'defender', book),
  ...fight.cargo.flatMap((unit, index) => sortiesRefusals(unit, `cargo[${index}]`, book)),
  ...wornOut(fight.attacker, 'attacker', 'attacker', book),
  ...wornOut(fight.defender, 'defender', 'defender', book),
  ...wrongKinds(fight),
  ...cargoRefusals(fight),
  ...(fight.cause === 'supplyTrace' && fight.tracing.length === 0
    ? [{ code: 'tracingMissing', at: 'tracing', rule: 'interdiction' }]
    : []),
];

/** The cause says what kind of unit was attacked. */
function wrongKinds({ cause, attacker, defender }: AirNavalInput): readonly Refusal[] {
  const wrong = (code: string, at: string, unit: AirNavalUnit): Refusal => ({
    code,
    at: `${at}.kind`,
    rule: 'air-naval-effect',
    facts: { unit: unit.name, kind: unit.kind, cause },
  });
  switch (cause) {
    case 'airStrike':
    case 'escort':
      return [];
    case 'airSupport':
      return [
        ...(isAir(attacker.kind) ? [] : [wrong('notAnAirUnit', 'attacker', attacker)]),
        ...(isAir(defender.kind) ? [] : [wrong('notAnAirUnit', 'defender', defender)]),
      ];
    case 'bombing':
      return defender.kind === 'bomber' ? [] : [wrong('notABomber', 'defender', defender)];
    case 'amphibiousInvasion':
    case 'navalMovement':
      return isAir(defender.kind) ? [wrong('notANavalUnit', 'defender', defender)] : [];
    case 'supplyTrace':
      return defender.kind === 'convoy' ? [] : [wrong('notAConvoy', 'defender', defender)];
  }
}

/** Transport. Only a convoy carries anything. */
const cargoRefusals = ({ defender, cargo }: AirNavalInput): readonly Refusal[] =>
  cargo.length > 0 && defender.kind !== 'convoy'
    ? [
        {
          code: 'cargoWithoutConvoy',
          at: 'cargo',
          rule: 'transport',
          facts: { unit: defender.name, kind: defender.kind },
        },
      ]
    : [];
