/** A wide table scrolls on its own; keyboard users reach it by its tab stop and its name. */
import type { ReactNode } from 'react';

/** A group and not a region: an account may show the same table twice, and landmarks must differ. */
const reachedByKeys = (label: string) => ({ role: 'group', 'aria-label': label, tabIndex: 0 }) as const;

export function ScrollArea({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid-scroll" {...reachedByKeys(label)}>
      {children}
    </div>
  );
}
