/** What the first screen shows of the games, fetched once after the screen itself. */
import { useEffect, useState } from 'react';
import type { Leaf } from './leaf.ts';

const fetched = (): Promise<readonly Leaf[]> => import('virtual:leaves').then(({ leaves }) => leaves);

export function useLeaves(): readonly Leaf[] {
  const [leaves, setLeaves] = useState<readonly Leaf[]>([]);
  useEffect(() => {
    let current = true;
    fetched().then(
      (all) => current && setLeaves(all),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  return leaves;
}
