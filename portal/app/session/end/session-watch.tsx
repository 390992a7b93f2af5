import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStable } from '../../../../shared/ui/hooks/use-stable.ts';
import { currentAddress, signInPath } from '../../routes/return-to.ts';
import { hasUnsavedWork } from '../../unsaved-work/unsaved-work.ts';
import { forgetPerson, lastSession, pageOwner, profileOf, usePresence } from '../presence.ts';
import { useStoredSession } from '../use-session.ts';
import { SessionBar } from './session-bar.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { useEndedElsewhere } from './use-ended-elsewhere.ts';
import { useEnding } from './use-ending.ts';
import { useFailedTools } from './use-failed-tools.ts';

/** Somebody has to sign in, or wants to before they have to. */
interface Asking {
  because: 'over' | 'soon';
  /** The session that another one has to replace. */
  token: string | null | undefined;
  /** Put aside, to look at the page or to copy from it. */
  isAside: boolean;
}

/**
 * The end of a session on an open page (AUTH-51, D-88, MSG-20): it is told some minutes before, and then the sign-in
 * form opens over the page, which stays as it is. The same person goes on where they were; for another one the page
 * loads anew.
 */
export function SessionWatch() {
  const presence = usePresence();
  const session = useStoredSession();
  const [asking, setAsking] = useState<Asking>();
  const [dismissed, setDismissed] = useState<string | null>();
  const [, navigate] = useLocation();
  const isEnding = useEnding(session) && dismissed !== session?.authToken;
  const reloadFailedTools = useFailedTools();
  useEndedElsewhere();

  const ask = (because: Asking['because']) =>
    setAsking({ because, token: lastSession()?.authToken, isAside: false });
  if (presence === 'lost' && asking?.because !== 'over') ask('over');

  const goOn = useStable(() => {
    setAsking(undefined);
    reloadFailedTools();
  });

  const owner = pageOwner();
  const email = owner?.email ?? undefined;
  const personId = presence === 'present' ? profileOf(session?.user)?.id : undefined;
  const isReplaced = asking !== undefined && session?.authToken !== asking.token;
  useEffect(() => {
    if (personId === undefined) return;
    // Signed in as somebody else in another tab: what is drawn here, and kept here, is not theirs.
    if (personId !== owner?.id) location.reload();
    else if (isReplaced) goOn();
  }, [personId, owner?.id, isReplaced, goOn]);

  const onSignedIn = (as: string) => {
    if (email !== undefined && isSameAddress(as, email)) goOn();
    else location.reload();
  };

  const leave = () => {
    if (asking?.because === 'soon') return setAsking(undefined);
    const next = signInPath(currentAddress());
    // Only a real load lets the browser ask about the unsaved work.
    if (hasUnsavedWork()) return location.assign(next);
    forgetPerson();
    navigate(next, { replace: true, state: { notice: 'session-expired' } });
  };

  const onAside = () => setAsking(asking?.because === 'over' ? { ...asking, isAside: true } : undefined);

  if (asking && !asking.isAside)
    return (
      <SessionDialog
        isOver={asking.because === 'over'}
        email={email}
        onSignedIn={onSignedIn}
        onCancel={leave}
        onAside={onAside}
      />
    );
  if (asking) return <SessionBar isOver onSignIn={() => ask('over')} />;
  return (
    isEnding && (
      <SessionBar
        isOver={false}
        onSignIn={() => ask('soon')}
        onDismiss={() => setDismissed(session?.authToken)}
      />
    )
  );
}

const isSameAddress = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
