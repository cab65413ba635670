/** Where an address leads nowhere: what is missing, and the way back. */
import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';
import { useSpeaker } from './use-speaker.ts';

export function Lost({ children }: { readonly children: ReactNode }) {
  const { say } = useSpeaker();
  return (
    <div className="page">
      <PageTitle title={say('web.lost.title')} />
      {children}
    </div>
  );
}
