/** Where the figures of a worked example come from, as the reader's language tells it. */
import type { Example, Game } from '@grognard/kernel';
import { useSpeaker } from '../app/use-speaker.ts';

export function Origin({ game, example }: { readonly game: Game; readonly example: Example }) {
  return <p className="cite origin">{useSpeaker(game).say.read({ en: example.origin })}</p>;
}
