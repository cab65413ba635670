/** Says that the app works without a network, and when a new version waits. */
import { useEffect, useRef, useState } from 'react';
import { useSpeaker } from './use-speaker.ts';

export function UpdateNotice() {
  const { say } = useSpeaker();
  const [waits, setWaits] = useState(false);
  const renew = useRef<(reload: boolean) => Promise<void>>(undefined);
  useEffect(() => {
    let current = true;
    import('virtual:pwa-register').then(
      ({ registerSW }) => {
        renew.current = registerSW({ onNeedRefresh: () => current && setWaits(true) });
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
      <button type="button" className="primary" onClick={() => void renew.current?.(true)}>
        {say('web.update.take')}
      </button>
      <button type="button" onClick={() => setWaits(false)}>
        {say('web.update.later')}
      </button>
    </div>
  );
}
