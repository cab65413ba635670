/** What the rules forbid of a ground combat that is well formed. */
import type { Refusal } from '@grognard/kernel';
import type { SurrenderBook } from '../../book.ts';
import { refusal } from '../../text/kit.ts';
import { type AirNavalUnit, sameNames, sortiesRefusals, wornOut } from '../../units.ts';
import { isAir, type Side } from '../../vocabulary.ts';
import type { GroundInput } from './input.ts';
import { contradicting } from './retreat.ts';

export const refusals = (combat: GroundInput, book: SurrenderBook): readonly Refusal[] => [
  ...mobileAttack(combat),
  ...amphibiousInvasion(combat),
  ...isolation(combat, book),
  ...combat.attackerAir.flatMap((unit, index) => airUnit(unit, `attackerAir[${index}]`, 'attacker', book)),
  ...combat.defenderAir.flatMap((unit, index) => airUnit(unit, `defenderAir[${index}]`, 'defender', book)),
  ...sameNames([
    { at: 'primary.name', name: combat.primary.name, label: 'ground.primary' },
    ...combat.additional.map(
      ({ name }, index) => ({ at: `additional[${index}].name`, name, label: 'ground.additional' }) as const,
    ),
    { at: 'defender.name', name: combat.defender.name, label: 'ground.defender' },
    ...combat.attackerAir.map(
      ({ name }) => ({ at: 'attackerAir[0].name', name, label: 'ground.attackerAir' }) as const,
    ),
    ...combat.defenderAir.map(
      ({ name }) => ({ at: 'defenderAir[0].name', name, label: 'ground.defenderAir' }) as const,
    ),
  ]),
];

/** Step 1. A mobile attack is made by one unit, and never against a fort. */
function mobileAttack({ attack, additional, hex, defender }: GroundInput): readonly Refusal[] {
  if (attack === 'assault') return [];
  return [
    ...(additional.length > 0
      ? [refusal('additionalInMobile', 'additional', { rule: 'step-1', facts: { extra: additional.length } })]
      : []),
    ...(hex.fort
      ? [refusal('mobileOnFort', 'hex.fort', { rule: 'ground-halving', facts: { unit: defender.name } })]
      : []),
  ];
}

/** An amphibious invasion is an assault; naval support is for it alone, into a coastal hex. */
const amphibiousInvasion = ({ attack, amphibious, navalSupport, hex }: GroundInput): readonly Refusal[] => [
  ...(amphibious && attack === 'mobile' ? [refusal('amphibiousMobile', 'amphibious', { rule: 'amphibious-drm' })] : []),
  ...(navalSupport && !amphibious ? [refusal('navalSupportAlone', 'navalSupport', { rule: 'amphibious-drm' })] : []),
  ...(navalSupport && !hex.coastal ? [refusal('navalSupportInland', 'navalSupport', { rule: 'amphibious-drm' })] : []),
];

/** Isolation is the player's word, unless he names a hex that contradicts it. */
function isolation(combat: GroundInput, { rulings }: SurrenderBook): readonly Refusal[] {
  const open = combat.isolated ? contradicting(combat, rulings.isolation) : undefined;
  return open ? [refusal('isolatedWithRetreat', 'isolated', { rule: 'ground-drm', facts: { hex: open.name } })] : [];
}

/** Only an air unit is committed to a ground combat, and the attacker's only with fewer than six sorties. */
const airUnit = (unit: AirNavalUnit, at: string, side: Side, book: SurrenderBook): readonly Refusal[] => [
  ...(isAir(unit.kind)
    ? []
    : [refusal('notAnAirUnit', `${at}.kind`, { rule: 'step-2', facts: { unit: unit.name, kind: unit.kind } })]),
  ...sortiesRefusals(unit, at, book),
  ...wornOut(unit, at, side, book),
];
