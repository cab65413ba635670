/** A die and its modifiers against the number they must reach. */
import { type Ask, askWords, d6, explained, type Modifier, modifiedDie, type Step } from '@grognard/kernel';
import { words } from '../text/kit.ts';

/** How an attempt ends, by its short names. */
export const ATTEMPTED = ['success', 'failure'] as const;
type Attempt = (typeof ATTEMPTED)[number];

export interface Attempted {
  readonly success: boolean;
}

/** What every procedure that is one attempt says of its result. */
export const anAttempt = {
  outcome: ({ success }: Attempted): Attempt => (success ? 'success' : 'failure'),
  outcomeWords: (outcome: string) => words(`attempt.${outcome as Attempt}`),
  outcomes: ATTEMPTED,
};

export const attempt = <T>(
  ask: Ask,
  modifiers: readonly Modifier[],
  needs: number,
  then: (passed: boolean, sum: number) => Step<T>,
): Step<T> =>
  modifiedDie(ask, d6, modifiers, (sum) => {
    const passed = sum >= needs;
    const outcome = words(passed ? 'attempt.passed' : 'attempt.failed', { sum, needs });
    return explained(() => [{ rule: ask.rule, title: askWords(ask), outcome }], then(passed, sum));
  });
