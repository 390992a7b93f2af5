import { useEffect, useRef, useState } from 'react';
import { DiscardQuestion } from './discard-question.tsx';
import { hasUnsavedWork } from './unsaved-work.ts';

/**
 * Asks before Back or Forward discards unsaved work (D-31). Within the portal these load no page, so the browser
 * doesn't ask itself. A browser without the Navigation API leaves without asking, because it offers no way to cancel.
 */
export function LeaveQuestion() {
  const [wanted, setWanted] = useState<string>();
  const isAllowed = useRef(false);

  useEffect(() => {
    if (!('navigation' in window)) return;
    const onNavigate = (event: NavigateEvent) => {
      const staysHere = event.destination.sameDocument && !event.hashChange;
      const isBackOrForward = event.navigationType === 'traverse' && staysHere;
      if (!isBackOrForward || !event.cancelable || isAllowed.current || !hasUnsavedWork()) return;
      event.preventDefault();
      setWanted(event.destination.key);
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, []);

  const go = async (key: string) => {
    setWanted(undefined);
    isAllowed.current = true;
    try {
      await navigation.traverseTo(key).finished;
    } catch (error) {
      console.warn('[portal] The page could not be left:', error);
    } finally {
      isAllowed.current = false;
    }
  };

  return (
    <DiscardQuestion
      open={wanted !== undefined}
      onStay={() => setWanted(undefined)}
      onDiscard={() => wanted !== undefined && void go(wanted)}
    />
  );
}
