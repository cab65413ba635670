/** What a screen reader is told when something changes away from its cursor. */
import { useEffect, useState } from 'react';

const said = new Set<(text: string) => void>();

/** Says it politely, after what is being read. */
export const announce = (text: string): void => {
  for (const hear of said) hear(text);
};

export function Announcer() {
  const [text, setText] = useState('');
  useEffect(() => {
    said.add(setText);
    return () => {
      said.delete(setText);
    };
  }, []);
  return (
    <div role="status" aria-live="polite" className="unseen" data-testid="announcer">
      {text}
    </div>
  );
}
