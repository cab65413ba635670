/** What counts in a situation, in a word or two each: what bears upon several dice alike is told once. */
import { inShort, modifierSign } from '@grognard/games/words';
import type { ExplainedStep, Game, Say } from '@grognard/kernel';

interface Cause {
  readonly short: string;
  readonly sign: string;
  /** The line of the page. */
  readonly whole: string;
}

export function causesOf(game: Game, say: Say, steps: readonly ExplainedStep[]): readonly Cause[] {
  const applied = steps.flatMap(({ modifiers }) => modifiers.filter((each) => each.applied));
  const told = applied.map((each) => {
    const [short, sign] = [inShort(game, say, each), modifierSign(each)];
    return [`${short} ${sign}`, { short, sign, whole: say(each.text) }] as const;
  });
  return [...new Map(told).values()];
}
