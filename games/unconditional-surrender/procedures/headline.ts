/** The cause of a result in one line, and the throws it rests on. */
import type { ExplainedStep, Played, Words } from '@grognard/kernel';
import { words } from '../text/kit.ts';
import type { Thrown } from '../text/spelt-sum.ts';
import type { BySide } from '../vocabulary.ts';

/** Every pair of combat dice that was thrown, the attacker's first. */
export function throwsIn(steps: readonly ExplainedStep[]): readonly BySide<Thrown>[] {
  const thrown = steps.flatMap(({ dice, outcome }) =>
    dice.length > 0 && outcome?.key === 'combat.value' ? [outcome.facts as unknown as Thrown] : [],
  );
  return thrown.flatMap((defender, index) => {
    const attacker = thrown[index - 1];
    return index % 2 === 1 && attacker ? [{ attacker, defender }] : [];
  });
}

/** 3 + 6 = 9 against 2: the last pair, which decided. */
export function headline({ steps }: Pick<Played, 'steps'>): Words {
  const last = throwsIn(steps).at(-1);
  return last ? words('combat.headline', last) : words('combat.table');
}
