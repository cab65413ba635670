/** A situation's link: to copy, and as a QR code for the phone across the table. */
import type { Opened } from '@grognard/kernel';
import { useMemo } from 'react';
import { CopyButton } from '../account/copy-button.tsx';
import { Drawn } from '../form/drawn.tsx';
import { linkTo } from './link-to.ts';
import { qrSvg } from './qr.ts';
import { useShareSpeaker } from './use-speaker.ts';

export function ShareLink({ opened: { game, procedure, input, book } }: { readonly opened: Opened }) {
  const { say } = useShareSpeaker(game);
  const link = useMemo(
    () => linkTo(game, procedure, { input, rulings: book.rulings as Readonly<Record<string, string>> }),
    [game, procedure, input, book],
  );
  const code = qrSvg(link, say('share.qr'));
  return (
    <section className="share-link">
      <h3>{say('share.link')}</h3>
      <p className="caption">{say('share.linkAbout')}</p>
      <p className="link-text">
        <a href={link}>{link}</a>
      </p>
      <CopyButton label={say('web.copy.link')} text={() => link} />
      {code === undefined ? <p className="caption">{say('share.noQr')}</p> : <Drawn svg={code} className="qr" />}
    </section>
  );
}
