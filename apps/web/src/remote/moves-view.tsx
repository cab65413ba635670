/** Whose move it is, in one place, for those who come back after days. */
import { askWords, type Say } from '@grognard/kernel';
import { dueOf, type Move, moves } from '@grognard/kernel/fair';
import { useEffect } from 'react';
import { announce } from '../app/announce.tsx';
import { numbered } from '../app/numbered.ts';
import type { Seated } from './sitting.tsx';
import { useRemoteSpeaker } from './use-speaker.ts';

/** What a player has to think about; the rest his device does by itself. */
const THOUGHTFUL = ['claimed', 'chose', 'sealed', 'undoAnswered'];

export function MovesView({ remote, shared }: Pick<Seated, 'remote' | 'shared'>) {
  const { say } = useRemoteSpeaker(shared.game);
  const { seat: own } = remote;
  // While something is in play an empty seat holds nobody up; one's own part comes first.
  const waited = moves(shared)
    .filter(({ kind }) => kind !== 'seated' || !shared.open)
    .toSorted((a, b) => Number(b.seat === own) - Number(a.seat === own));
  const mine = waited.some(({ kind, seat }) => seat === own && THOUGHTFUL.includes(kind));
  const idle = shared.open === undefined && waited.every(({ kind }) => kind === 'began' || kind === 'seated');
  useYourMove(mine, say('remote.moves.yours'), shared.campaign.name);
  return (
    <section className={mine ? 'panel moves mine' : 'panel moves'} aria-labelledby="moves-title" data-mine={mine}>
      <h2 id="moves-title">
        {say(mine ? 'remote.moves.yours' : idle ? 'remote.moves.anyone' : 'remote.moves.others')}
      </h2>
      <ul>
        {numbered(waited.filter(({ kind }) => kind !== 'began')).map(({ key, item }) => (
          <li key={key}>{moveWords(say, item, own)}</li>
        ))}
        {idle && <li>{say('remote.moves.began')}</li>}
        {dueOf(shared) && <li>{say('remote.moves.server')}</li>}
      </ul>
    </section>
  );
}

function moveWords(say: Say, move: Move, own: string | undefined): string {
  const who = move.seat === own ? say('remote.moves.you') : say(`side.${move.seat}`);
  switch (move.kind) {
    case 'chose':
    case 'sealed':
      return say(`remote.moves.${move.kind}`, { who, question: say(askWords(move.ask)) });
    case 'claimed':
    case 'unsealed':
      return say(`remote.moves.${move.kind}`, { who, side: say(`side.${move.side}`) });
    case 'seated':
    case 'pledged':
    case 'began':
    case 'contributed':
    case 'undoAnswered':
      return say(`remote.moves.${move.kind}`, { who });
  }
}

/** Told to a screen reader, and in the title for a page that waits behind others. */
function useYourMove(mine: boolean, words: string, name: string): void {
  useEffect(() => {
    document.title = mine ? `● ${words} · ${name}` : `${name} · Grognard`;
    return () => {
      document.title = 'Grognard';
    };
  }, [mine, words, name]);
  useEffect(() => {
    if (mine) announce(words);
  }, [mine, words]);
}
