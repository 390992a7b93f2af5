import { useEffect } from 'react';
import { useLocation } from 'wouter';

/**
 * Goes to `/login`, the sign-in page's other address (NAV-07, D-50), `after` milliseconds, so that a message can be
 * read. Undefined: stays. Whose password was set just now is named there.
 */
export function useRedirectToLogin(after: number | undefined, email?: string): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (after === undefined) return;
    const timer = setTimeout(
      () => navigate('/login', { replace: true, state: email ? { email } : null }),
      after,
    );
    return () => clearTimeout(timer);
  }, [after, email, navigate]);
}
