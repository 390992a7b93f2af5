import { atom } from 'jotai';

/** The tabs of the quick panel (SHELL-07). */
export type QuickPanelTab = 'audit' | 'notifications' | 'settings';

interface QuickPanelState {
  tab: QuickPanelTab;
  /** The edge of the window that the panel opens at; the left one unless it says otherwise (SHELL-07). */
  side?: 'right';
  /** Only the signed-in person's own entries of the audit log (D-97). */
  mine?: boolean;
}

/** Which panels are open: setting one opens it, and the panel resets it when it is closed. */
export const quickPanelAtom = atom<QuickPanelState | null>(null);
export const userPanelAtom = atom(false);
export const paletteAtom = atom(false);
/** What was typed for the palette before its code came; it begins with that. */
export const paletteTextAtom = atom('');
export const shortcutsAtom = atom(false);
