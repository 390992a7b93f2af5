import { useEffect } from 'react';

/**
 * SHELL-23, D-71: the splash goes when the first page is drawn, which is when this is mounted beside it. When that takes
 * longer than 3 seconds its stylesheet hides it.
 */
export function SplashEnd() {
  useEffect(() => document.getElementById('splash')?.remove(), []);
  return null;
}
