/** The journal to paste, to keep or to print. */
import { type Chronicle, type ChronicleFormat, laidOut } from '@grognard/games/words';
import type { Game } from '@grognard/kernel';
import { CopyButton } from '../account/copy-button.tsx';
import { fileName, saveBlob, saveFile } from '../app/save-file.ts';
import { storyCard } from './story-card.ts';
import { useCampaignSpeaker } from './use-speaker.ts';

interface StoryProps {
  readonly game: Game;
  readonly chronicle: Chronicle;
  readonly print: () => void;
}

const COPIED: readonly (readonly [ChronicleFormat, string])[] = [
  ['text', 'camp.storyText'],
  ['markdown', 'camp.storyMarkdown'],
  ['bbcode', 'camp.storyBbcode'],
  ['line', 'camp.storyLine'],
];

export function Story({ game, chronicle, print }: StoryProps) {
  const { say } = useCampaignSpeaker(game);
  const { name } = chronicle;
  return (
    <details className="sheet story">
      <summary className="fold">{say('camp.story')}</summary>
      <p className="caption">{say('camp.storyAbout')}</p>
      <p className="tools">
        {COPIED.map(([format, key]) => (
          <CopyButton key={format} label={say(key)} text={() => laidOut(chronicle, say, format)} />
        ))}
        <button
          type="button"
          onClick={() => saveFile(fileName(name, 'html'), laidOut(chronicle, say, 'html'), 'text/html')}
        >
          {say('camp.storyHtml')}
        </button>
        {(['svg', 'png'] as const).map((kind) => (
          <button key={kind} type="button" onClick={() => void savePicture(chronicle, kind)}>
            {say(`camp.story.${kind}`)}
          </button>
        ))}
        <button type="button" onClick={print}>
          {say('camp.printStory')}
        </button>
      </p>
    </details>
  );
}

/** The drawing is fetched when it is asked for. */
async function savePicture(chronicle: Chronicle, kind: 'svg' | 'png'): Promise<void> {
  const [{ cardSvg }, { pngOf }] = await Promise.all([import('../share/card.ts'), import('../share/png.ts')]);
  const svg = cardSvg(storyCard(chronicle));
  if (kind === 'svg') return saveFile(fileName(chronicle.name, 'svg'), svg, 'image/svg+xml');
  const png = await pngOf(svg).catch(() => undefined);
  if (png) saveBlob(fileName(chronicle.name, 'png'), png);
}
