/** The last of a journal as a picture card. */
import { type Chronicle, toldIn } from '@grognard/games/words';
import type { Card } from '../share/card.ts';

/** As many sentences as a forum shows without scrolling. */
const MOST = 10;

export function storyCard({ title, name, sections }: Chronicle): Card {
  const last = sections.flatMap(({ turn, entries }) => entries.map((entry) => ({ turn, entry }))).slice(-MOST);
  return {
    title,
    heading: name,
    dice: [],
    cause: '',
    lead: [...new Set(last.map(({ turn }) => turn))].filter(Boolean).join(' – '),
    lines: last.map(({ entry }) => `${entry.sequence}. ${toldIn(entry)}`),
    odds: [],
    oddsTitle: '',
    source: 'Grognard',
  };
}
