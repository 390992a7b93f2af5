import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { quickPanelAtom } from './open-panels.ts';

/** Addresses of parts of the quick panel: a link to one opens it over the page, in a new tab, too (D-97). */
export const LINKS = { messages: '#my-messages', activities: '#my-activities' } as const;

/** Opens the part that the page's address names when the page is loaded. */
export function usePanelOfAddress(): void {
  const open = useSetAtom(quickPanelAtom);
  useEffect(() => {
    if (location.hash === LINKS.messages) open({ tab: 'notifications' });
    if (location.hash === LINKS.activities) open({ tab: 'audit', mine: true });
  }, [open]);
}
