/** A text on the clipboard at a tap. */
import { useState } from 'react';
import { announce } from '../app/announce.tsx';
import { useSpeaker } from '../app/use-speaker.ts';

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
