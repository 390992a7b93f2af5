import { atom } from 'jotai';

/** Whether the side panel with the entity switcher is open (ENT-02): whoever sets it opens it. */
export const entityPanelAtom = atom(false);
