/** All the ways to show a situation or a result elsewhere: link, QR code, picture, page. */
import type { Forecast, Opened, Resolution } from '@grognard/kernel';
import { useEffect, useMemo, useState } from 'react';
import { copied } from '../account/copy.ts';
import { saveBlob, saveFile } from '../app/save-file.ts';
import { Sheet } from '../app/sheet.tsx';
import { Drawn } from '../form/drawn.tsx';
import { jobOf } from '../odds/job.ts';
import { askSlowly } from '../odds/worker-client.ts';
import { cardSvg } from './card.ts';
import { cardOf } from './card-of.ts';
import { pngOf } from './png.ts';
import { ShareLink } from './share-link.tsx';
import { useShareSpeaker } from './use-speaker.ts';
import '../style/share.css';

interface ShareSheetProps {
  /** As everybody may see it: a hand stays in the hand. */
  readonly opened: Opened;
  /** What came of it, once it was played. */
  readonly played?: Resolution;
  readonly close: () => void;
}

export function ShareSheet({ opened, played, close }: ShareSheetProps) {
  const { say } = useShareSpeaker(opened.game);
  return (
    <Sheet title={say('share.title')} close={close}>
      <div className="share">
        {played && <SharePicture opened={opened} played={played} />}
        <ShareLink opened={opened} />
      </div>
    </Sheet>
  );
}

/** The odds as they stood before the dice; without them where too much could have happened. */
function useOddsBefore(opened: Opened, played: Resolution): Forecast | 'none' | undefined {
  const [odds, setOdds] = useState<Forecast | 'none'>();
  useEffect(() => {
    let current = true;
    const diceless = played.journal.every(({ kind }) => kind !== 'die');
    const asking = diceless
      ? Promise.resolve(undefined)
      : askSlowly(jobOf(opened), { odds: true, asPlayed: played.journal });
    asking.then(
      (told) => current && setOdds(told ?? 'none'),
      () => current && setOdds('none'),
    );
    return () => {
      current = false;
    };
  }, [opened, played]);
  return odds;
}

function SharePicture({ opened, played }: Required<Pick<ShareSheetProps, 'opened' | 'played'>>) {
  const { game, procedure } = opened;
  const { say, locale } = useShareSpeaker(game);
  const odds = useOddsBefore(opened, played);
  const [failed, setFailed] = useState(false);
  const svg = useMemo(
    () => odds && cardSvg(cardOf(opened, played, odds === 'none' ? undefined : odds, { say, locale })),
    [opened, played, odds, say, locale],
  );
  const name = `${game.id}-${procedure.id}`;
  const title = `${say.read(game.titles)}, ${say(`procedure.${procedure.id}`)}`;
  const savePng = async (): Promise<void> => {
    const blob = svg ? await pngOf(svg).catch(() => undefined) : undefined;
    setFailed(blob === undefined);
    if (blob) saveBlob(`${name}.png`, blob);
  };
  return (
    <section className="share-picture">
      <h3>{say('share.card')}</h3>
      {svg ? <Drawn svg={svg} className="card" /> : <p role="status">{say('share.making')}</p>}
      {failed && (
        <p className="fault" role="alert">
          {say('share.noPng')}
        </p>
      )}
      <p className="tools">
        <button type="button" disabled={!svg} onClick={() => void savePng()}>
          {say('share.png')}
        </button>
        <button type="button" disabled={!svg} onClick={() => svg && saveFile(`${name}.svg`, svg, 'image/svg+xml')}>
          {say('share.svg')}
        </button>
        <button
          type="button"
          onClick={() => saveFile(`${name}.html`, copied('html', game, say, title, played), 'text/html')}
        >
          {say('share.page')}
        </button>
      </p>
    </section>
  );
}
