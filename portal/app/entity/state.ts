import { atom } from 'jotai';

/** Whether the side panel with the entity switcher is open (ENT-02): setting it opens the panel. */
export const entityPanelAtom = atom(false);

/** The page is about to reload after a switch, so it isn't rendered for the new company before. */
export const reloadingAtom = atom(false);
