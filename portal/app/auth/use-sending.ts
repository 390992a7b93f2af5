import { useRef, useState } from 'react';
import type { Outcome } from './account-calls.ts';

/** One call at a time, and how the last one failed; `send` answers whether it was accepted. */
export function useSending() {
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Outcome>();
  const running = useRef(false);

  const send = async (call: () => Promise<Outcome>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setFailed(undefined);
    const outcome = await call();
    running.current = false;
    setBusy(false);
    if (outcome !== 'accepted') setFailed(outcome);
    return outcome === 'accepted';
  };

  return { isBusy, failed, send };
}
