/** Whose luck is summed, in words. */
import type { Say, SummedLuck } from '@grognard/kernel';

/** One whose luck is summed: a player, a nation, a procedure or a counter, by its name. */
export function luckOf(say: Say, { by, who, player }: Pick<SummedLuck, 'by' | 'who' | 'player'>): string {
  switch (by) {
    case 'player':
      return say(`side.${who}`);
    case 'nation':
      return say(who);
    case 'procedure':
      return say('chronicle.lead', { title: say(`procedure.${who}`), who: say(`side.${player}`) });
    case 'counter':
      return who;
  }
}
