import { useState } from 'react';
import { isMinimised, minimisedCookie } from './aside-cookie.ts';

/** Whether the aside is minimised, and a function that toggles it; stored in a cookie (SHELL-31, SHELL-32). */
export function useMinimised(): readonly [boolean, () => void] {
  const [minimised, setMinimised] = useState(() => isMinimised(document.cookie));
  const toggle = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
    document.cookie = minimisedCookie(!minimised);
    setMinimised(!minimised);
  };
  return [minimised, toggle];
}
