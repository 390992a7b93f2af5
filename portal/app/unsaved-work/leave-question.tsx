import { useEffect, useState } from 'react';
import { DiscardQuestion } from './discard-question.tsx';
import { guardSteps } from './history-steps.ts';
import { hasUnsavedWork } from './unsaved-work.ts';

/**
 * Asks before Back or Forward discards unsaved work (D-31). Within the portal these load no page, so the browser
 * doesn't ask itself.
 */
export function LeaveQuestion() {
  /** Takes the step that was asked about. */
  const [wanted, setWanted] = useState<{ go(): void }>();
  useEffect(() => {
    const guardAll = 'navigation' in window ? guardNavigation : guardSteps;
    return guardAll(hasUnsavedWork, (go) => setWanted({ go }));
  }, []);
  return (
    <DiscardQuestion
      open={wanted !== undefined}
      onStay={() => setWanted(undefined)}
      onDiscard={() => {
        setWanted(undefined);
        wanted?.go();
      }}
    />
  );
}

/** As {@link guardSteps}, by the Navigation API: a step is cancelled before it is taken. */
const guardNavigation: typeof guardSteps = (isNeeded, ask) => {
  let isAllowed = false;
  const go = async (key: string) => {
    isAllowed = true;
    try {
      await navigation.traverseTo(key).finished;
    } catch (error) {
      console.warn('[portal] The page could not be left:', error);
    } finally {
      isAllowed = false;
    }
  };
  const onNavigate = (event: NavigateEvent) => {
    const staysHere = event.destination.sameDocument && !event.hashChange;
    const isBackOrForward = event.navigationType === 'traverse' && staysHere;
    if (!isBackOrForward || !event.cancelable || isAllowed || !isNeeded()) return;
    event.preventDefault();
    ask(() => void go(event.destination.key));
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
};
