import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { withBase } from '../routes/base-path.ts';
import { hasUnsavedWork } from '../unsaved-work/unsaved-work.ts';

/**
 * Goes to an address of the portal. While a tool has unsaved work it reloads the page, because only then the browser
 * asks before leaving (D-31).
 */
export function useGo(): (href: string) => void {
  const [, navigate] = useLocation();
  return useCallback(
    (href) => {
      if (hasUnsavedWork()) location.assign(withBase(href));
      else navigate(href);
    },
    [navigate],
  );
}
