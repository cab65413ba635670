/** 16 War correspondents: good press, no press, or a careless censor. */
import { chance, choice, d6, done, type Step } from '@grognard/kernel';
import type { BalkanEffect } from '../../effects.ts';
import { countriesOf } from '../../standing.ts';
import type { EventEffect } from '../../tables/political-events.table.ts';
import { ask } from '../../text/kit.ts';
import { opponent, type Player } from '../../vocabulary.ts';
import { fighting, type War } from './war.ts';

type Effects = readonly BalkanEffect[];
type Press = Extract<EventEffect, { type: 'correspondents' }>;

const PRESS = ask('events', 'event.ask.press');
const REVEAL = ask('events', 'event.ask.reveal');

export const correspondents = (press: Press, war: War): Step<Effects> =>
  report('first', press, war, (first) => report('second', press, war, (second) => done([...first, ...second])));

const report = (
  player: Player,
  { gains, change, reveals }: Press,
  war: War,
  then: (effects: Effects) => Step<Effects>,
): Step<Effects> =>
  chance({ ...PRESS, side: player, facts: { player, gains, reveals } }, d6, (face) => {
    if (gains.includes(face)) {
      return then(
        countriesOf(fighting(war), player).map((country): BalkanEffect => ({ kind: 'morale', country, change })),
      );
    }
    if (!reveals.includes(face)) return then([]);
    return choice(REVEAL, opponent(player), ['no', 'yes'], (answer) =>
      then(answer === 'yes' ? [{ kind: 'reveal', player }] : []),
    );
  });
