/** Steps told one by one, from one throw to the next, unless the reader is in a hurry or asked his device for less motion. */
import type { ExplainedStep } from '@grognard/kernel';
import { useEffect, useState } from 'react';

/** Long enough for dice to fall and be read. */
const PAUSE = 520;

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

type Thrown = readonly Pick<ExplainedStep, 'dice'>[];

/** How many steps are told after so many: what needs no die is told with the next one that does. */
export function nextStop(steps: Thrown, shown: number): number {
  const next = steps.findIndex(({ dice }, index) => index >= shown && dice.length > 0);
  return next < 0 ? steps.length : next + 1;
}

export function useReveal(steps: Thrown): { readonly shown: number; readonly skip: () => void } {
  const total = steps.length;
  const [shown, setShown] = useState(() => (calm() ? total : nextStop(steps, 0)));
  const [hurried, setHurried] = useState(calm);
  useEffect(() => {
    if (shown >= total) return;
    if (hurried) {
      setShown(total);
      return;
    }
    const timer = setTimeout(() => setShown(nextStop(steps, shown)), PAUSE);
    return () => clearTimeout(timer);
  }, [shown, total, hurried, steps]);
  return { shown: Math.min(shown, total), skip: () => setHurried(true) };
}
