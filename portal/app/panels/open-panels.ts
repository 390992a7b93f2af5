import { atom } from 'jotai';

/** The tabs of the quick panel (SHELL-07). */
export type QuickPanelTab = 'audit' | 'notifications' | 'settings';

interface QuickPanelState {
  tab: QuickPanelTab;
  /** Of the audit log only what the signed-in person did (D-97). */
  mine?: boolean;
}

/** What of the shell is open: whoever sets one opens it, and its owner closes it again. */
export const quickPanelAtom = atom<QuickPanelState | null>(null);
export const userPanelAtom = atom(false);
export const paletteAtom = atom(false);
export const shortcutsAtom = atom(false);
