/** Said of a short link that could not be read as it was written. */
import { useSpeaker } from '../app/use-speaker.ts';
import type { LinkTrouble } from './situation.ts';

export function LinkNotice({ link }: { readonly link: LinkTrouble | undefined }) {
  const { say } = useSpeaker();
  if (link === undefined) return null;
  return (
    <p className="fault link-notice" role="status">
      {link === 'broken' ? say('web.link.broken') : say('web.link.older', { ...link })}
    </p>
  );
}
