/** A wide table scrolls on its own; keyboard users reach it by its tab stop and its name. */
import type { ReactNode } from 'react';

const REACHED_BY_KEYS = { tabIndex: 0 } as const;

export function ScrollArea({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className="grid-scroll" aria-label={label} {...REACHED_BY_KEYS}>
      {children}
    </section>
  );
}
