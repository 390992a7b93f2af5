import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStable } from '../../../../shared/ui/hooks/use-stable.ts';
import { withBase } from '../../routes/base-path.ts';
import { currentAddress, signInPath } from '../../routes/return-to.ts';
import { hasUnsavedWork } from '../../unsaved-work/unsaved-work.ts';
import { forgetPerson, lastSession, pageOwner, profileOf, usePresence } from '../presence.ts';
import { useStoredSession } from '../use-session.ts';
import { SessionBar } from './session-bar.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { useFailedTools } from './use-failed-tools.ts';
import { useIsSessionEnding } from './use-is-session-ending.ts';
import { useSignedOutElsewhere } from './use-signed-out-elsewhere.ts';

/** The sign-in form over the page: the session has ended, or the user signs in again before it does. */
interface SignInPrompt {
  reason: 'over' | 'soon';
  /** Token of the session that has to be replaced. */
  token: string | null | undefined;
  /** Closed by the user, to read the page or copy from it. */
  isHidden: boolean;
}

/**
 * Handles the end of a session on an open page (AUTH-51, D-88, MSG-20): a notice some minutes before, then the sign-in
 * form over the page, which keeps its state. The session is cleared by `useIsSessionEnding`, or by the call that noticed.
 * The same person continues there; for another person the page is reloaded.
 */
export function SessionWatch() {
  const presence = usePresence();
  const session = useStoredSession();
  const [prompt, setPrompt] = useState<SignInPrompt>();
  const [dismissed, setDismissed] = useState<string | null>();
  const [, navigate] = useLocation();
  const isEnding = useIsSessionEnding(session) && dismissed !== session?.authToken;
  const reloadFailedTools = useFailedTools();
  useSignedOutElsewhere();

  const promptSignIn = (reason: SignInPrompt['reason']) =>
    setPrompt({ reason, token: lastSession()?.authToken, isHidden: false });
  if (presence === 'ended' && prompt?.reason !== 'over') promptSignIn('over');

  const resume = useStable(() => {
    setPrompt(undefined);
    reloadFailedTools();
  });

  const owner = pageOwner();
  const email = owner?.email ?? undefined;
  const personId = presence === 'present' ? profileOf(session?.user)?.id : undefined;
  const isReplaced = prompt !== undefined && session?.authToken !== prompt.token;
  useEffect(() => {
    if (personId === undefined) return;
    // Somebody else signed in in another tab: the data on this page are not theirs.
    if (personId !== owner?.id) location.reload();
    else if (isReplaced) resume();
  }, [personId, owner?.id, isReplaced, resume]);

  const onSignedIn = (as: string) => {
    if (email !== undefined && isSameAddress(as, email)) resume();
    else location.reload();
  };

  const leave = () => {
    if (prompt?.reason === 'soon') return setPrompt(undefined);
    const next = signInPath(currentAddress());
    // Only a page load makes the browser ask about unsaved work.
    if (hasUnsavedWork()) return location.assign(withBase(next));
    forgetPerson();
    navigate(next, { replace: true, state: { notice: 'session-expired' } });
  };

  const onHide = () => setPrompt(prompt?.reason === 'over' ? { ...prompt, isHidden: true } : undefined);

  if (prompt && !prompt.isHidden)
    return (
      <SessionDialog
        isOver={prompt.reason === 'over'}
        email={email}
        onSignedIn={onSignedIn}
        onCancel={leave}
        onHide={onHide}
      />
    );
  if (prompt) return <SessionBar isOver onSignIn={() => promptSignIn('over')} />;
  return (
    isEnding && (
      <SessionBar
        isOver={false}
        onSignIn={() => promptSignIn('soon')}
        onDismiss={() => setDismissed(session?.authToken)}
      />
    )
  );
}

const isSameAddress = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
