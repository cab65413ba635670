/** 12.10 What the sequence of actions in a space does to the campaign. */
import type { Effect } from '@grognard/kernel';
import { enteredBy, onCounter } from '../../campaign/effects.ts';
import type { Force } from '../../force.ts';
import { UNNAMED } from '../../vocabulary.ts';
import { battleEffects } from '../battle/effects.ts';
import { arrivals, battleAgainst, defenderOf, type EnterSpace } from './input.ts';
import type { Entered } from './result.ts';

export function enterSpaceEffects(result: Entered, e: EnterSpace): readonly Effect[] {
  const movers = [e.attacker, ...arrivals(e, result)];
  return [
    ...movers.flatMap(({ name }) => enteredBy(name, e.at)),
    ...(result.intercepted ? joinEffects(e) : []),
    ...endEffects(result, e, movers),
  ];
}

/** 13.0 The force that came of the interception stands for those who joined in it. */
function joinEffects(e: EnterSpace): readonly Effect[] {
  const [force] = e.joined;
  if (!force || force.name === UNNAMED) return [];
  const { name: into, commander, leaders, troops, lightCavalry, supply, morale } = force;
  const of = {
    commander: { name: commander.name },
    leaders: leaders.map(({ name }) => ({ name })),
    troops,
    lightCavalry,
    supply,
    morale,
  };
  const parts = [...e.defenders, ...e.unled, ...e.interceptors].map(({ name }) => name);
  return [
    onCounter(into, { kind: 'formed', force: into, of }),
    ...parts
      .filter((name) => name !== UNNAMED && name !== into)
      .map((name) => onCounter(name, { kind: 'joined', force: name, into })),
  ];
}

function endEffects(result: Entered, e: EnterSpace, movers: readonly Force[]): readonly Effect[] {
  const defender = defenderOf(e, result);
  if (!defender) return [];
  const { name: force } = defender;
  switch (result.end) {
    case 'entered':
    case 'shared':
    case 'contact':
      return [];
    case 'withdrawn':
      return [onCounter(force, { kind: 'withdrew', force })];
    case 'overrun':
      return [onCounter(force, { kind: 'captured', force })];
    case 'battle':
      return result.battle
        ? battleEffects(result.battle, battleAgainst(e, defender, result), { attacker: movers, defender: [defender] })
        : [];
  }
}
