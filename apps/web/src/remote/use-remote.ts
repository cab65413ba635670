/** A seat this device holds, followed live. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { getUp, type RemoteCampaign, type RemoteView, sitDown } from './campaign.ts';

export type Sitting =
  | { readonly state: 'coming' }
  | { readonly state: 'absent' }
  | { readonly state: 'here'; readonly remote: RemoteCampaign };

export function useRemote(key: string): Sitting {
  const [sitting, setSitting] = useState<{ readonly key: string; readonly sitting: Sitting }>();
  useEffect(() => {
    let current = true;
    const tell = (remote: RemoteCampaign | undefined): void => {
      if (current) setSitting({ key, sitting: remote ? { state: 'here', remote } : { state: 'absent' } });
    };
    sitDown(key).then(tell, () => tell(undefined));
    return () => {
      current = false;
      getUp(key);
    };
  }, [key]);
  return sitting?.key === key ? sitting.sitting : { state: 'coming' };
}

export const useView = (remote: RemoteCampaign): RemoteView => useSyncExternalStore(remote.watch, remote.view);
