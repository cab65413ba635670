/** A die and its modifiers against the number they must reach. */
import { type Ask, chance, d6, explained, type Modifier, type Step, total, words } from '@grognard/kernel';

/** How an attempt ends, by its short names. */
export const ATTEMPTED = ['success', 'failure'] as const;

export const attempt = <T>(
  ask: Ask,
  modifiers: readonly Modifier[],
  needs: number,
  then: (passed: boolean, sum: number) => Step<T>,
): Step<T> =>
  explained(
    () => [{ rule: ask.rule, title: words(ask.text), modifiers }],
    chance(ask, d6, (face) => {
      const sum = face + total(modifiers);
      const passed = sum >= needs;
      return explained(
        () => [
          {
            rule: ask.rule,
            title: words(ask.text),
            outcome: words(passed ? 'attempt.passed' : 'attempt.failed', { sum, needs }),
          },
        ],
        then(passed, sum),
      );
    }),
  );
