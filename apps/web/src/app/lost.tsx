/** Where an address leads nowhere: what is missing, and the way back. */
import type { ReactNode } from 'react';
import { useSpeaker } from './use-speaker.ts';

export function Lost({ children }: { readonly children: ReactNode }) {
  const { say } = useSpeaker();
  return (
    <div className="page">
      <h1>{say('web.lost.title')}</h1>
      {children}
    </div>
  );
}
