/** The account on the clipboard, and everything else that may be shared of it. */
import type { Opened, Resolution } from '@grognard/kernel';
import { useState } from 'react';
import { announce } from '../app/announce.tsx';
import { useSpeaker } from '../app/use-speaker.ts';
import { linkTo } from '../share/link-to.ts';
import { ShareButton } from '../share/share-button.tsx';
import { COPY_FORMS, copied } from './copy.ts';

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
      <CopyButton
        label={say('web.copy.link')}
        short={say('web.copy.short.link')}
        text={() => linkTo(game, procedure, played)}
      />
      <ShareButton opened={opened} played={played} className="small">
        {say('web.share.short')}
      </ShareButton>
    </fieldset>
  );
}

/** Where the clipboard is closed to us the text is shown, ready to be taken by hand. */
interface CopyButtonProps {
  readonly label: string;
  /** What stands on it where there is little room. */
  readonly short?: string;
  readonly text: () => string;
}

export function CopyButton({ label, short, text }: CopyButtonProps) {
  const { say } = useSpeaker();
  const [state, setState] = useState<
    { readonly kind: 'ready' | 'copied' } | { readonly kind: 'shown'; readonly text: string }
  >({ kind: 'ready' });
  const copy = async (): Promise<void> => {
    const made = text();
    try {
      await navigator.clipboard.writeText(made);
      setState({ kind: 'copied' });
      announce(say('web.copy.done', { label }));
    } catch {
      setState({ kind: 'shown', text: made });
    }
  };
  return (
    <>
      <button
        type="button"
        className={short === undefined ? undefined : 'small'}
        aria-label={short === undefined ? undefined : label}
        onClick={() => void copy()}
      >
        {short ?? label}
        {state.kind === 'copied' && <span aria-hidden="true"> ✓</span>}
      </button>
      {state.kind === 'shown' && (
        <textarea readOnly aria-label={label} value={state.text} rows={4} onFocus={({ target }) => target.select()} />
      )}
    </>
  );
}
