/** What an air/naval combat must be told, and what the rules forbid of it. */
import { field, type Infer, type Refusal } from '@grognard/kernel';
import type { SurrenderBook } from '../../book.ts';
import { airNavalCauses } from '../../tables/air-naval-causes.table.ts';
import { interdiction } from '../../tables/interdiction.table.ts';
import {
  type AirNavalUnit,
  airCargo,
  airNavalUnit,
  groundCargo,
  markers,
  type Placed,
  sameNames,
  sortiesRefusals,
  tracingUnit,
  unitNamed,
  weather,
  wornOut,
} from '../../units.ts';
import { CAUSES, type Cause, type Interdicted, isAir, LOCATIONS } from '../../vocabulary.ts';

/** As many units as a stack of the largest invasion: the aid knows no limit. */
const MOST_BESIDE = 12;
const MOST_ABOARD = 6;

export const input = field.record('airNaval.input', {
  cause: field.oneOf('airNaval.cause', {
    options: CAUSES,
    words: 'cause',
    default: 'airStrike',
    rule: 'air-naval-effect',
  }),
  attacker: airNavalUnit('airNaval.attacker', 'airAttack'),
  interceptors: field.list('airNaval.interceptors', unitNamed('unit.name', 'sample.airNaval', 'airAttack'), {
    min: 0,
    max: MOST_BESIDE,
    unique: true,
    default: [],
    help: 'airNaval.interceptors.help',
    rule: 'air-naval-results',
  }),
  defender: airNavalUnit('airNaval.defender', 'airDefence'),
  weather,
  location: field.oneOf('airNaval.location', { options: LOCATIONS, words: 'location', default: 'land' }),
  defenderInEngland: field.flag('airNaval.defenderInEngland', { default: false, rule: 'air-naval-drm' }),
  attackerOutsideEngland: field.flag('airNaval.attackerOutsideEngland', { default: true, rule: 'air-naval-drm' }),
  attackerMarkers: markers('combat.attackerMarkers'),
  defenderMarkers: markers('combat.defenderMarkers'),
  escortsInvasion: field.flag('airNaval.escortsInvasion', { default: false, rule: 'escort' }),
  force: field.list('airNaval.force', unitNamed('unit.name', 'sample.ground', 'alongside'), {
    min: 0,
    max: MOST_BESIDE,
    unique: true,
    default: [],
    help: 'airNaval.force.help',
  }),
  cargo: field.list('airNaval.cargo', groundCargo, {
    min: 0,
    max: MOST_ABOARD,
    unique: 'name',
    default: [],
    rule: 'transport',
  }),
  airCargo: field.list('airNaval.airCargo', airCargo, {
    min: 0,
    max: MOST_ABOARD,
    unique: 'name',
    default: [],
    rule: 'transport',
  }),
  tracing: field.list('airNaval.tracing', tracingUnit, { min: 0, max: 1, default: [], rule: 'interdiction' }),
});

export type AirNavalInput = Infer<typeof input>;

/** What an interdiction strikes, where the combat is one. */
export const struckIn = (cause: Cause): Interdicted | undefined =>
  Object.hasOwn(interdiction.rows, cause) ? (cause as Interdicted) : undefined;

/** Everything the rules forbid of a combat that is well formed. */
export const refusals = (fight: AirNavalInput, book: SurrenderBook): readonly Refusal[] => [
  ...sameNames(unitsIn(fight)),
  ...sortiesRefusals(fight.attacker, 'attacker', book),
  ...sortiesRefusals(fight.defender, 'defender', book),
  ...fight.airCargo.flatMap((unit, index) => sortiesRefusals(unit, `airCargo[${index}]`, book)),
  ...wornOut(fight.attacker, 'attacker', 'attacker', book),
  ...wornOut(fight.defender, 'defender', 'defender', book),
  ...wrongKinds(fight),
  ...cargoRefusals(fight),
  ...interceptorRefusals(fight),
  ...(fight.cause === 'supplyTrace' && fight.tracing.length === 0
    ? [{ code: 'tracingMissing', at: 'tracing', rule: 'interdiction' }]
    : []),
];

/** Every unit that the result may name. */
const unitsIn = ({ attacker, interceptors, defender, force, cargo, airCargo: flyers }: AirNavalInput): Placed[] => {
  const listed = (list: string, names: readonly string[], path = ''): Placed[] =>
    names.map((name, index) => ({ at: `${list}[${index}]${path}`, name, label: `airNaval.${list}` }));
  const aboard = (units: readonly { readonly name: string }[]) => units.map(({ name }) => name);
  return [
    { at: 'attacker.name', name: attacker.name, label: 'airNaval.attacker' },
    ...listed('interceptors', interceptors),
    { at: 'defender.name', name: defender.name, label: 'airNaval.defender' },
    ...listed('force', force),
    ...listed('cargo', aboard(cargo), '.name'),
    ...listed('airCargo', aboard(flyers), '.name'),
  ];
};

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
const cargoRefusals = ({ defender, cargo, airCargo: flyers }: AirNavalInput): readonly Refusal[] =>
  defender.kind === 'convoy'
    ? []
    : [...(cargo.length > 0 ? ['cargo'] : []), ...(flyers.length > 0 ? ['airCargo'] : [])].map((at) => ({
        code: 'cargoWithoutConvoy',
        at,
        rule: 'transport',
        facts: { unit: defender.name, kind: defender.kind },
      }));

/** Several units intercept an escort or interdict; an air strike and air support are flown by one. */
const interceptorRefusals = ({ cause, interceptors }: AirNavalInput): readonly Refusal[] => {
  const { goesTo } = airNavalCauses.rows[cause];
  return interceptors.length > 0 && goesTo !== 'escort' && goesTo !== 'interdiction'
    ? [{ code: 'interceptorsInVain', at: 'interceptors', rule: 'air-naval-effect', facts: { cause } }]
    : [];
};
