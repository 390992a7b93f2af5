import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** To the sign-in page by its other name, as the requirements call it (NAV-07, D-50), once a message has been read. */
export function useRedirectToLogin(after: number | undefined): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (after === undefined) return;
    const timer = setTimeout(() => navigate('/login', { replace: true }), after);
    return () => clearTimeout(timer);
  }, [after, navigate]);
}
