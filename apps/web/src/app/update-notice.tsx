/** Says that the app works without a network, and when a new version waits. */
import { useEffect, useRef, useState } from 'react';
import { keepAtHand } from './keep-at-hand.ts';
import { useSpeaker } from './use-speaker.ts';

export function UpdateNotice() {
  const { say } = useSpeaker();
  const [waits, setWaits] = useState(false);
  const renew = useRef<() => void>(undefined);
  useEffect(() => {
    let current = true;
    keepAtHand(() => current && setWaits(true)).then(
      (take) => {
        renew.current = take;
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  if (!waits) return null;
  return (
    <div className="update" role="status">
      <p>{say('web.update.waits')}</p>
      <button type="button" className="primary" onClick={() => renew.current?.()}>
        {say('web.update.take')}
      </button>
      <button type="button" onClick={() => setWaits(false)}>
        {say('web.update.later')}
      </button>
    </div>
  );
}
