import { atom } from 'jotai';

/** The page is about to be loaded again after a switch: drawing it anew before would only flicker. */
export const reloadingAtom = atom(false);
