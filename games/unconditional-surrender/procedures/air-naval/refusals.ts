/** What the rules forbid of an air/naval combat that is well formed. */
import type { Refusal } from '@grognard/kernel';
import type { SurrenderBook } from '../../book.ts';
import { airNavalCauses } from '../../tables/air-naval-causes.table.ts';
import { type RefusalCode, refusal, words } from '../../text/kit.ts';
import { type AirNavalUnit, type Placed, sameNames, sortiesRefusals, wornOut } from '../../units.ts';
import { isAir } from '../../vocabulary.ts';
import type { AirNavalInput } from './input.ts';

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
    ? [refusal('tracingMissing', 'tracing', { rule: 'interdiction' })]
    : []),
];

/** Every unit that the result may name. */
const unitsIn = ({ attacker, interceptors, defender, force, cargo, airCargo }: AirNavalInput): readonly Placed[] => {
  const listed = (
    list: 'interceptors' | 'force' | 'cargo' | 'airCargo',
    names: readonly string[],
    path = '',
  ): Placed[] => names.map((name, index) => ({ at: `${list}[${index}]${path}`, name, label: `airNaval.${list}` }));
  const aboard = (units: readonly { readonly name: string }[]) => units.map(({ name }) => name);
  return [
    { at: 'attacker.name', name: attacker.name, label: 'airNaval.attacker' },
    ...listed('interceptors', interceptors),
    { at: 'defender.name', name: defender.name, label: 'airNaval.defender' },
    ...listed('force', force),
    ...listed('cargo', aboard(cargo), '.name'),
    ...listed('airCargo', aboard(airCargo), '.name'),
  ];
};

/** The cause says what kind of unit was attacked. */
function wrongKinds({ cause, attacker, defender }: AirNavalInput): readonly Refusal[] {
  const wrong = (code: RefusalCode, at: string, { name, kind }: AirNavalUnit): Refusal =>
    refusal(code, `${at}.kind`, { rule: 'air-naval-effect', facts: { unit: name, kind } });
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
const cargoRefusals = ({ defender, cargo, airCargo }: AirNavalInput): readonly Refusal[] =>
  defender.kind === 'convoy'
    ? []
    : [...(cargo.length > 0 ? ['cargo'] : []), ...(airCargo.length > 0 ? ['airCargo'] : [])].map((at) =>
        refusal('cargoWithoutConvoy', at, { rule: 'transport', facts: { unit: defender.name, kind: defender.kind } }),
      );

/** Several units intercept an escort or interdict; an air strike and air support are flown by one. */
const interceptorRefusals = ({ cause, interceptors }: AirNavalInput): readonly Refusal[] => {
  const { goesTo } = airNavalCauses.rows[cause];
  return interceptors.length > 0 && goesTo !== 'escort' && goesTo !== 'interdiction'
    ? [
        refusal('interceptorsInVain', 'interceptors', {
          rule: 'air-naval-effect',
          facts: { cause: words(`cause.${cause}`) },
        }),
      ]
    : [];
};
