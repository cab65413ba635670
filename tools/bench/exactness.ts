/** Exact odds against sampled plays and against walking every path: time and error. */
import { game as balkanWars } from '@grognard/games/balkan-wars';
import { game as combatRapide } from '@grognard/games/combat-rapide';
import {
  enumerate,
  fraction,
  type Game,
  live,
  type Opened,
  odds,
  open,
  play,
  practiceDice,
  toNumber,
} from '@grognard/kernel';
import { type Pair, paired, timed } from './measure.ts';

export interface Sampling {
  readonly plays: number;
  readonly milliseconds: number;
  /** Time of the sampled plays over the time of the exact odds. */
  readonly ratio: number;
  /** The largest difference of any outcome's share, in points of a hundred. */
  readonly error: number;
}

const SAMPLES = [10_000, 1_000_000];

function preset(game: Game, procedure: string, id: string): Opened {
  const example = game.examples.find((each) => each.id === id);
  const opened = open(game, procedure, example?.input);
  if (!opened.ok) throw new Error(`${id} is refused`);
  return opened.value;
}

/** Rivoli, nobody withdrawing. */
export function samplings(): { readonly exact: number; readonly samplings: readonly Sampling[] } {
  const opened = preset(combatRapide, 'battle', 'rivoli-1797');
  const { procedure } = opened;
  const outcome = (result: unknown): string => procedure.outcome(result);
  const exactly = () => odds(opened.begin(), { outcome }).distribution;
  const shares = new Map(
    exactly().outcomes.map(({ outcome: name, weight }) => [name, toNumber(fraction(weight, exactly().total))]),
  );
  const exact = Math.min(...Array.from({ length: 20 }, () => timed(exactly)));
  const start = opened.begin();
  return {
    exact,
    samplings: SAMPLES.map((plays) => {
      const source = live(practiceDice(plays), (_ask, _side, [first = '']) => first);
      const counts = new Map<string, number>();
      const milliseconds = timed(() => {
        for (let count = 0; count < plays; count += 1) {
          const name = outcome(play(start, source));
          counts.set(name, (counts.get(name) ?? 0) + 1);
        }
      });
      const error =
        Math.max(...[...shares].map(([name, share]) => Math.abs((counts.get(name) ?? 0) / plays - share))) * 100;
      return { plays, milliseconds, ratio: milliseconds / exact, error };
    }),
  };
}

/** A Balkan Wars combat: merged exact odds against walking every path with rationals. */
export function balkanWarsOdds(): Pair {
  const opened = preset(balkanWars, 'combat', 'B1');
  return paired(
    () => odds(opened.begin()),
    () => enumerate(opened.begin()),
    40,
  );
}
