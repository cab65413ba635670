/** Steps told one by one, unless the reader is in a hurry or asked his device for less motion. */
import { useEffect, useState } from 'react';

const PAUSE = 750;

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function useReveal(total: number): { readonly shown: number; readonly skip: () => void } {
  const [shown, setShown] = useState(() => (calm() ? total : Math.min(1, total)));
  const [hurried, setHurried] = useState(calm);
  useEffect(() => {
    if (shown >= total) return;
    if (hurried) {
      setShown(total);
      return;
    }
    const timer = setTimeout(() => setShown(shown + 1), PAUSE);
    return () => clearTimeout(timer);
  }, [shown, total, hurried]);
  return { shown: Math.min(shown, total), skip: () => setHurried(true) };
}
