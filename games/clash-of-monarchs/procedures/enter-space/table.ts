/** 12.10 How a space that is entered lies on the table. */
import type { CounterFate, NextAct, Played, ScoreRow, Words } from '@grognard/kernel';
import { words } from '../../text/kit.ts';
import type { Forces } from '../battle/effects.ts';
import type { Battle } from '../battle/input.ts';
import { score } from '../battle/score.ts';
import { fates, headline, next } from '../battle/table.ts';
import { diceHeadline } from '../on-table.ts';
import { arrivals, battleAgainst, defenderOf, type EnterSpace } from './input.ts';
import type { Entered, QuietEnd } from './result.ts';

interface Fought {
  readonly battle: Battle;
  readonly forces: Forces;
}

/** The battle that was fought, and the forces that fought it as one. */
function foughtIn(result: Entered, e: EnterSpace): Fought | undefined {
  const defender = defenderOf(e, result);
  if (!result.battle || !defender) return undefined;
  return {
    battle: battleAgainst(e, defender, result),
    forces: { attacker: [e.attacker, ...arrivals(e, result)], defender: [defender] },
  };
}

/** Where the force that stood there was described. */
const standing = ({ defenders }: EnterSpace, { intercepted }: Entered): string =>
  intercepted ? 'joined[0]' : defenders.length > 0 ? 'defenders[0]' : 'unled[0]';

/** The battle's cause, or the dice that decided, or just how it ended. */
export function entryHeadline({ result, input, steps }: Played<Entered, EnterSpace>): Words {
  const fought = foughtIn(result, input);
  if (fought) return headline({ input: fought.battle, steps });
  const thrown = steps.some(({ dice }) => dice.length > 0);
  return thrown ? diceHeadline(steps) : words(`enter-space.end.${result.end as QuietEnd}`);
}

export function entryFates(result: Entered, e: EnterSpace): readonly CounterFate[] {
  const there = standing(e, result);
  const fought = foughtIn(result, e);
  const places = {
    attacker: ['attacker', ...e.commands.flatMap((_, at) => (result.entered[at] === '1' ? [`commands[${at}]`] : []))],
    defender: [there],
  };
  if (fought && result.battle) {
    return fates(result.battle, fought.battle, fought.forces, places).filter(({ at }) => !at.startsWith('joined'));
  }
  const enters = places.attacker.map((at): CounterFate => ({ at, words: words('fate.enters') }));
  if (there === 'joined[0]') return enters;
  if (result.end === 'withdrawn') return [...enters, { at: there, words: words('fate.withdraws') }];
  if (result.end === 'overrun') return [...enters, { at: there, words: words('fate.captured'), gone: true }];
  return enters;
}

export function entryScore({ result, input, steps }: Played<Entered, EnterSpace>): readonly ScoreRow[] {
  const fought = foughtIn(result, input);
  return fought && result.battle ? score({ result: result.battle, input: fought.battle, steps }) : [];
}

export function entryNext(result: Entered, e: EnterSpace): readonly NextAct[] {
  const fought = foughtIn(result, e);
  return fought && result.battle ? next(result.battle, fought.battle, fought.forces) : [];
}
