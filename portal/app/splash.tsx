import { useEffect } from 'react';

/**
 * SHELL-23, D-71: removes the splash screen when it is mounted, which is together with the first page. After 3 seconds
 * its stylesheet hides it anyway.
 */
export function SplashEnd() {
  useEffect(() => document.getElementById('splash')?.remove(), []);
  return null;
}
