/** Where the figures of a worked example come from. The games note it in English only; others unfold it knowingly. */
import type { Example } from '@grognard/kernel';
import { useSpeaker } from '../app/use-speaker.ts';

export function Origin({ example }: { readonly example: Example }) {
  const { say, locale } = useSpeaker();
  if (locale === 'en') return <p className="cite origin">{example.origin}</p>;
  return (
    <details className="cite origin">
      <summary>{say('web.origin')}</summary>
      <p lang="en">{example.origin}</p>
    </details>
  );
}
