import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { quickPanelAtom } from './open-panels.ts';

/** Hashes that open a tab of the quick panel, also in a new browser tab (D-97). */
export const LINKS = { messages: '#my-messages', activities: '#my-activities' } as const;

/** Opens the tab that the page's address names when the page is loaded. */
export function usePanelOfAddress(): void {
  const open = useSetAtom(quickPanelAtom);
  useEffect(() => {
    if (location.hash === LINKS.messages) open({ tab: 'notifications' });
    if (location.hash === LINKS.activities) open({ tab: 'audit', mine: true });
  }, [open]);
}
