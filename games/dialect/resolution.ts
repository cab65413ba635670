/** One resolution: steps, result, effects and luck, each with its words. */
import {
  type ExplainedStep,
  type Opened,
  type Picture,
  type Resolution,
  rulingsOf,
  type Say,
  words,
} from '@grognard/kernel';
import { rulingWords, stepWords, type WordedLuck } from '../words/index.ts';
import type { StepWords } from '../words/sentences.ts';
import { FORMAT } from './format.ts';

/** A resolution with its words. */
export interface ToldResolution extends Omit<Resolution, 'steps'> {
  readonly format: typeof FORMAT;
  readonly steps: readonly (ExplainedStep & { readonly words: StepWords })[];
  readonly luck: readonly WordedLuck[] | null;
  readonly words: {
    readonly procedure: string;
    readonly rulings: ReturnType<typeof rulingWords>;
    readonly summary: string;
    readonly effects: readonly string[];
    readonly picture?: string;
  };
}

/** `luck` is nothing where no die was thrown, or where too much could have happened. */
export function resolutionTold(
  opened: Opened,
  played: Resolution,
  luck: readonly WordedLuck[] | undefined,
  say: Say,
  picture: Picture | undefined,
): ToldResolution {
  const { game, procedure } = opened;
  return {
    format: FORMAT,
    ...played,
    steps: played.steps.map((step) => ({ ...step, words: stepWords(game, say, step) })),
    luck: luck ?? null,
    words: {
      procedure: say(`procedure.${procedure.id}`),
      rulings: rulingWords(say, rulingsOf(game.rulings, procedure), played.rulings),
      summary: say(procedure.summary(played.result)),
      effects: played.effects.map((effect) => say(words(`effect.${effect.kind}`, effect))),
      ...(picture && { picture: picture.description }),
    },
  };
}
