import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { readSession } from '../../../shared/client/session.ts';
import { signInPath } from '../routes/return-to.ts';
import { usePath } from '../routes/use-path.ts';
import { usePresence } from './presence.ts';

/** `auth` marks the sign-in page, which redirects signed-in people. */
export type Access = 'anyone' | 'signed-in' | 'auth';

/**
 * NAV-48, D-92: guards a page. A visitor on a page for signed-in people is sent to the sign-in page and returns
 * afterwards; an expired session is explained there (AUTH-51). Where the session ends on the page itself, the page
 * stays and {@link SessionWatch} asks to sign in. The sign-in page redirects signed-in people itself, because only it
 * knows whether they have just signed in.
 */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const presence = usePresence();
  const path = usePath();
  const search = useSearch();
  if (access !== 'signed-in' || presence !== 'visitor') return children;
  return (
    <Redirect
      to={signInPath(path + search + location.hash)}
      replace
      state={readSession() ? { notice: 'session-expired' } : null}
    />
  );
}
