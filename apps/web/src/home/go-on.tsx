/** Where the reader left off: the campaign touched last, or else the chart used last. */
import { shelf } from '@grognard/games';
import { Icon } from '../app/icon.tsx';
import { hrefOf } from '../app/route.ts';
import { useShelf } from '../app/use-shelf.ts';
import { useSpeaker } from '../app/use-speaker.ts';
import { campaigns } from '../campaign/shelf.ts';
import { useRecents } from '../chart/drafts.ts';
import { seats } from '../remote/seats.ts';

interface Left {
  readonly href: string;
  readonly what: string;
  readonly where: string;
}

export function GoOn() {
  const { say } = useSpeaker();
  const left = useLeft();
  if (!left) return null;
  return (
    <a className="button go-on" href={left.href}>
      <Icon name="again" />
      <span>
        <span>{say('web.home.goOn', { what: left.what })}</span>
        <span className="caption">{left.where}</span>
      </span>
    </a>
  );
}

function useLeft(): Left | undefined {
  const { say } = useSpeaker();
  const [kept] = useShelf(campaigns) ?? [];
  const [seat] = useShelf(seats) ?? [];
  const [chart] = useRecents().filter(({ game }) => shelf.some(({ id }) => id === game));
  const titleOf = (game: string): string => say.read(shelf.find(({ id }) => id === game)?.titles) ?? game;
  if (seat && seat.changed > (kept?.changed ?? 0)) {
    return { href: hrefOf({ at: 'shared', key: seat.key }), what: seat.name, where: titleOf(seat.game) };
  }
  if (kept) {
    const events = say('web.campaigns.events', { count: kept.length });
    return {
      href: hrefOf({ at: 'campaign', id: kept.id }),
      what: kept.name,
      where: `${titleOf(kept.game)}, ${events}`,
    };
  }
  if (!chart) return undefined;
  const { game, procedure, titles } = chart;
  return { href: hrefOf({ at: 'chart', game, procedure }), what: say.read(titles), where: titleOf(game) };
}
