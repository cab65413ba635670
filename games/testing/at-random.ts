/** Random situations, and plays with random dice and answers, for what is computed a second way. */
import { type Opened, practiceNumbers, type Resolution, resolve } from '@grognard/kernel';

/** The rules know no machine, so neither do the types here. */
const { process } = globalThis as { readonly process?: { readonly env: Readonly<Record<string, string | undefined>> } };

/** A thousand cases, or as many as GROGNARD_CASES says. */
export const CASES = Number(process?.env['GROGNARD_CASES'] ?? 1000);

export interface Draws {
  below(count: number): number;
  one<T>(list: readonly T[]): T;
  chance(share: number): boolean;
  /** Some of a list, in its order. */
  some<T>(list: readonly T[], share?: number): readonly T[];
}

export function drawsOf(seed: number): Draws {
  const next = practiceNumbers(seed);
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    one: (list) => list[below(list.length)] as (typeof list)[number],
    chance: (share) => next() < share,
    some: (list, share = 0.5) => list.filter(() => next() < share),
  };
}

/** One reading of each ruling, the usual one half of the time. */
export const drawnRulings = (
  draws: Draws,
  rulings: Readonly<Record<string, { readonly readings: readonly string[]; readonly default: string }>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(rulings).map(([id, { readings, default: usual }]) => [
      id,
      draws.chance(0.5) ? usual : draws.one(readings),
    ]),
  );

export interface Asked {
  readonly side: string;
  readonly text: string;
  readonly options: readonly string[];
  readonly option: string;
}

export interface Played {
  readonly resolution: Resolution;
  readonly faces: readonly number[];
  readonly asked: readonly Asked[];
}

export function playedAtRandom(opened: Opened, draws: Draws): Played {
  const [faces, asked]: [number[], Asked[]] = [[], []];
  const resolved = resolve(opened, {
    face: (_ask, die) => {
      faces.push(1 + draws.below(die.sides));
      return faces.at(-1) as number;
    },
    answer: ({ text }, side, options) => {
      const option = draws.one(options);
      asked.push({ side, text, options, option });
      return option;
    },
  });
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.refusals));
  return { resolution: resolved.value, faces, asked };
}
