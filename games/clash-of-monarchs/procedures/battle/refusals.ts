/** 15 What the rules forbid of a battle that is well described. */
import type { Refusal } from '@grognard/kernel';
import { type Force, spsOf } from '../../force.ts';
import { refusal } from '../../text/kit.ts';
import { type Alliance, allianceOf, nationOf, SIDES, type Tactic, UNNAMED } from '../../vocabulary.ts';
import type { ClashBook } from '../book.ts';
import { type Battle, handOf } from './input.ts';
import { powerOf } from './tactics/legal.ts';

export const battleRefusals = (battle: Battle, book: ClashBook): readonly Refusal[] => [
  ...(allianceOf(battle.attacker.commander.nation, battle.denmark) ===
  allianceOf(battle.defender.commander.nation, battle.denmark)
    ? [refusal('sameAlliance', 'defender.commander.nation', { rule: '15.3-7' })]
    : []),
  ...(battle.attacker.name !== UNNAMED && battle.attacker.name === battle.defender.name
    ? [refusal('forceTwice', 'defender.name', { rule: '15.3-7', facts: { name: battle.attacker.name } })]
    : []),
  ...SIDES.flatMap((side) => [
    ...forceRefusals(battle[side], side, battle.denmark),
    ...handRefusals(handOf(battle, side), battle[side], `${side}Hand`, book),
  ]),
];

/** 15.7.1 A light or cavalry unit has two steps, each worth 1 SP; a gun has two steps. */
export function forceRefusals(force: Force, at: string, denmark: Alliance): readonly Refusal[] {
  const own = allianceOf(force.commander.nation, denmark);
  return [
    ...(spsOf(force) < 1 ? [refusal('noSps', `${at}.troops`, { rule: '15.3-7' })] : []),
    ...force.troops.flatMap((troop, index): Refusal[] => {
      const path = `${at}.troops[${index}]`;
      return [
        ...stepFaults(troop.cavalry, troop.cavalryUnits, `${path}.cavalryUnits`),
        ...stepFaults(troop.light, troop.lightUnits, `${path}.lightUnits`),
        ...(troop.gunsReduced > troop.guns
          ? [refusal('moreReducedThanGuns', `${path}.gunsReduced`, { rule: '15.7.1', facts: { guns: troop.guns } })]
          : []),
        ...(allianceOf(nationOf(troop.nation), denmark) === own
          ? []
          : [refusal('foreignTroops', `${path}.nation`, { rule: '15.3-7', facts: { nation: troop.nation } })]),
      ];
    }),
    ...(force.lightCavalry && force.troops.every(({ lightUnits }) => lightUnits === 0)
      ? [refusal('lightCavalryWithoutLights', `${at}.lightCavalry`, { rule: '15.4.3' })]
      : []),
  ];
}

const stepFaults = (steps: number, units: number, at: string): readonly Refusal[] =>
  steps >= units && steps <= 2 * units
    ? []
    : [{ code: 'unitsAndSteps', at, rule: '15.7.1', facts: { steps, units, least: Math.ceil(steps / 2) } }];

/** 15.4.3 A tactic belongs to the commander's power. */
export const handRefusals = (
  hand: readonly Tactic[],
  { commander }: Force,
  at: string,
  { tables }: ClashBook,
): readonly Refusal[] =>
  hand.flatMap((tactic, index): Refusal[] =>
    tables.tactics.rows[tactic].powers.includes(powerOf(commander.nation) ?? '?')
      ? []
      : [
          refusal('tacticOfAnother', `${at}[${index}]`, {
            rule: '15.4.3',
            facts: { tactic, nation: commander.nation },
          }),
        ],
  );
