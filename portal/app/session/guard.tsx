import type { ReactNode } from 'react';
import { Redirect, useSearch } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { isSessionOver } from '../../../shared/client/session.ts';
import { signInPath } from '../return-to.ts';
import { useSession, useStoredSession } from './use-session.ts';

/** `auth` marks the sign-in page, which signed-in people only pass through. */
export type Access = 'anyone' | 'signed-in' | 'auth';

/**
 * NAV-48, D-92: who may see a page. A visitor on a page for signed-in people goes to the sign-in page and comes back
 * afterwards; one whose session is over is told so there (AUTH-51). The sign-in page itself leads on whoever is
 * signed in, because only it knows whether they came so or have just signed in.
 */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const stored = useStoredSession();
  const session = useSession();
  const path = usePathname();
  const search = useSearch();
  if (access !== 'signed-in' || session) return children;
  const isOver = stored !== undefined && isSessionOver(stored, Date.now());
  return (
    <Redirect
      to={signInPath(path + (search && `?${search}`))}
      replace
      state={isOver ? { notice: 'session-expired' } : null}
    />
  );
}
