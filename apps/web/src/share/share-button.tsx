/** Opens the sheet of all that may be shared, fetched when it is first asked for. */
import type { Opened, Resolution } from '@grognard/kernel';
import { type ReactNode, useState } from 'react';
import { late } from '../app/late.tsx';
import { useSpeaker } from '../app/use-speaker.ts';

const ShareSheet = late(async () => (await import('./share-sheet.tsx')).ShareSheet);

interface ShareButtonProps {
  readonly opened: Opened;
  readonly played?: Resolution;
  readonly className: string;
  readonly children: ReactNode;
}

export function ShareButton({ opened, played, className, children }: ShareButtonProps) {
  const { say } = useSpeaker(opened.game);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-label={say('web.share.open')} onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && <ShareSheet opened={opened} {...(played && { played })} close={() => setOpen(false)} />}
    </>
  );
}
