import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { texts } from '../texts/index.ts';
import { hasUnsavedWork } from './unsaved-work.ts';

/**
 * Asks before Back or Forward discards unsaved work (D-31). Within the portal these load no page, so the browser
 * doesn't ask itself. A browser without the Navigation API leaves without asking, because it offers no way to cancel.
 */
export function LeaveQuestion() {
  const text = useText(texts);
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
    <Dialog
      title={text('common.leave.title')}
      open={wanted !== undefined}
      onClose={() => setWanted(undefined)}
      actions={
        <>
          <Button variant="danger" onClick={() => wanted !== undefined && go(wanted)}>
            {text('common.leave.go')}
          </Button>
          <Button variant="primary" onClick={() => setWanted(undefined)}>
            {text('common.leave.stay')}
          </Button>
        </>
      }
    >
      <p>{text('portal.unsaved')}</p>
    </Dialog>
  );
}
