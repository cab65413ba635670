/** 12.10 What the rules forbid of a space that is well described. */
import type { Refusal } from '@grognard/kernel';
import { refusal } from '../../text/kit.ts';
import { allianceOf, UNNAMED } from '../../vocabulary.ts';
import { battleRefusals, forceRefusals } from '../battle/refusals.ts';
import type { ClashBook } from '../book.ts';
import { isFarOff } from '../interception.ts';
import { type Arrived, battleAgainst, defenderOf, type EnterSpace } from './input.ts';

export const enterSpaceRefusals = (e: EnterSpace, book: ClashBook): readonly Refusal[] => [
  ...(e.interceptors.length === e.joined.length
    ? []
    : [refusal('interceptorAndJoined', e.joined.length === 0 ? 'joined' : 'interceptors', { rule: '13.0' })]),
  ...(e.unled.length > 0 && e.defenders.length > 0 ? [refusal('ledAndUnled', 'unled', { rule: '12.10' })] : []),
  ...(e.unled.length > 0 && e.joined.length === 0 && e.defenderHand.length > 0
    ? [refusal('tacticsWithoutCommander', 'defenderHand', { rule: '15.4.3' })]
    : []),
  ...commandFaults(e),
  ...e.interceptors.flatMap((interceptor, index) =>
    isFarOff(e, interceptor)
      ? [
          refusal('notAdjacent', `interceptors[${index}].from`, {
            rule: '13.0',
            facts: { from: interceptor.from, to: e.at },
          }),
        ]
      : [],
  ),
  ...distinct([...facing(e, false, book), ...facing(e, true, book)]),
];

/** Every fault of the battle against whoever may stand there, at the field it was described in. */
function facing(e: EnterSpace, intercepted: boolean, book: ClashBook): readonly Refusal[] {
  const arrived: Arrived = { intercepted, entered: '' };
  const defender = defenderOf(e, arrived);
  const at = intercepted ? 'joined[0]' : e.defenders.length > 0 ? 'defenders[0]' : 'unled[0]';
  if (!defender) return [];
  const plain = e.unled.length > 0 && !intercepted ? { ...e, defenderHand: [] } : e;
  return battleRefusals(battleAgainst(plain, defender, arrived), book).map((found) => ({
    ...found,
    at: found.at.replace(/^defender\b(?!Hand)/, at),
  }));
}

/** 11.3 Further Commands are whole forces of the mover's alliance, each once. */
const commandFaults = (e: EnterSpace): readonly Refusal[] =>
  e.commands.flatMap((command, index): Refusal[] => {
    const at = `commands[${index}]`;
    const earlier = [e.attacker, ...e.commands.slice(0, index)].map(({ name }) => name);
    const side = allianceOf(e.attacker.commander.nation, e.denmark);
    return [
      ...(command.name !== UNNAMED && earlier.includes(command.name)
        ? [refusal('forceTwice', `${at}.name`, { rule: '11.3', facts: { name: command.name } })]
        : []),
      ...(allianceOf(command.commander.nation, e.denmark) === side
        ? []
        : [
            refusal('foreignTroops', `${at}.commander.nation`, {
              rule: '11.3',
              facts: { nation: command.commander.nation },
            }),
          ]),
      ...forceRefusals(command, at, e.denmark),
    ];
  });

const distinct = (found: readonly Refusal[]): readonly Refusal[] =>
  found.filter((each, index) => found.findIndex(({ code, at }) => code === each.code && at === each.at) === index);
