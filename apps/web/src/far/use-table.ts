/** A seat this device holds, followed live. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { getUp, sitDown, type Table, type TableView } from './table.ts';

export type Sitting =
  | { readonly state: 'coming' }
  | { readonly state: 'absent' }
  | { readonly state: 'here'; readonly table: Table };

export function useTable(key: string): Sitting {
  const [sitting, setSitting] = useState<{ readonly key: string; readonly sitting: Sitting }>();
  useEffect(() => {
    let current = true;
    const tell = (table: Table | undefined): void => {
      if (current) setSitting({ key, sitting: table ? { state: 'here', table } : { state: 'absent' } });
    };
    sitDown(key).then(tell, () => tell(undefined));
    return () => {
      current = false;
      getUp(key);
    };
  }, [key]);
  return sitting?.key === key ? sitting.sitting : { state: 'coming' };
}

export const useView = (table: Table): TableView => useSyncExternalStore(table.watch, table.view);
