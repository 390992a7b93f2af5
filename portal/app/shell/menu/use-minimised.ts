import { useState } from 'react';
import { SMALL_DESKTOP } from '../sizes.ts';
import { useMedia } from '../use-media.ts';
import { isMinimised, minimisedCookie } from './aside-cookie.ts';

/**
 * Whether the aside is minimised, and a function that toggles it; stored in a cookie (SHELL-31, SHELL-32). Until somebody
 * chooses, it is minimised in a small window, where the columns of a list need its room.
 */
export function useMinimised(): readonly [boolean, () => void] {
  const [chosen, setChosen] = useState(() => isMinimised(document.cookie));
  const isSmall = useMedia(SMALL_DESKTOP);
  const minimised = chosen ?? isSmall;
  const toggle = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
    document.cookie = minimisedCookie(!minimised);
    setChosen(!minimised);
  };
  return [minimised, toggle];
}
