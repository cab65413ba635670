/** Two forces facing each other and what may come of it: a battle anyone can try. */
import { percentage } from '@grognard/games/words';
import { hrefOf } from '../app/route.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { Drawn } from '../form/drawn.tsx';
import type { Showcase } from './leaf.ts';

/** The rest is seen on the chart itself. */
const MOST_TOLD = 4;

export function ShowcaseCard({ game, showcase }: { readonly game: string; readonly showcase: Showcase }) {
  const { say, locale } = useSpeaker();
  const { procedure, preset, title, forces, shares, assuming } = showcase;
  const told = shares.toSorted((a, b) => b.p - a.p).slice(0, MOST_TOLD);
  return (
    <a className="sheet showcase" href={hrefOf({ at: 'chart', game, procedure, preset })} aria-label={say.read(title)}>
      <span className="showcase-forces">
        {forces.map(({ side, name, svg }) => (
          <span key={side.en} className="showcase-force">
            <Drawn svg={svg} />
            <span>
              <b className="serif">{say.read(name)}</b>
              <span className="caption">{say.read(side)}</span>
            </span>
          </span>
        ))}
      </span>
      <span className="stack" aria-hidden="true">
        {shares.map(({ words, p, tint }) => (
          <i key={words.en} data-tint={tint ?? 's0'} style={{ flexGrow: p }} />
        ))}
      </span>
      <span className="showcase-shares">
        {told.map((share) => (
          <span key={share.words.en}>
            <b>{percentage(share, locale)}</b> {say.read(share.words)}
          </span>
        ))}
      </span>
      <span className="caption">{say('web.home.exact', { assuming: say.read(assuming) })}</span>
    </a>
  );
}
