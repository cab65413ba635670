/** One act at a time, and what went wrong with it. */
import { useState } from 'react';

export interface Acting {
  readonly busy: boolean;
  readonly error: unknown;
  readonly run: (work: () => Promise<void>) => void;
}

export function useActing(): Acting {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const act = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (reason) {
      setError(reason);
    }
    setBusy(false);
  };
  return { busy, error, run: (work) => void act(work) };
}
