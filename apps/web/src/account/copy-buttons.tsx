/** The account on the clipboard, and everything else that may be shared of it. */
import type { Opened, Resolution } from '@grognard/kernel';
import { useSpeaker } from '../app/use-speaker.ts';
import { ShareButton } from '../share/share-button.tsx';
import { COPY_FORMS, copied } from './copy.ts';
import { CopyButton } from './copy-button.tsx';

/** Forms that are pasted; a page is saved. */
const CLIPPED = COPY_FORMS.filter((form) => form !== 'html');

export function CopyButtons({ opened, played }: { readonly opened: Opened; readonly played: Resolution }) {
  const { game, procedure } = opened;
  const { say } = useSpeaker(game);
  const title = `${say.read(game.titles)}, ${say(`procedure.${procedure.id}`)}`;
  return (
    <fieldset className="copies">
      <legend>{say('web.copy.title')}</legend>
      {CLIPPED.map((form) => (
        <CopyButton
          key={form}
          label={say(`web.copy.${form}`)}
          short={say(`web.copy.short.${form}`)}
          text={() => copied(form, game, say, title, played)}
        />
      ))}
      <ShareButton opened={opened} played={played} className="small">
        {say('web.share.short')}
      </ShareButton>
    </fieldset>
  );
}
