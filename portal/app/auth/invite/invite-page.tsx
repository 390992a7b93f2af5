import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import { send } from '../../client/client.ts';
import { Success } from '../../form/success.tsx';
import { PortalLink } from '../../layout/portal-link.tsx';
import { PATHS } from '../../routes/paths.ts';
import { explanation } from '../auth-form.css.ts';
import { type Invitation, type Outcome, verifyInvitation } from '../calls/account-calls.ts';
import { Failure } from '../failure.tsx';
import { AuthFrame } from '../frame/auth-frame.tsx';
import { useRedirectToLogin } from '../use-redirect-to-login.ts';
import { InviteForm } from './invite-form.tsx';
import { texts } from './texts/index.ts';

/** AUTH-40, CONST-04 */
const AFTER_WRONG_LINK = 5000;
/** AUTH-45, CONST-03 */
const AFTER_SUCCESS = 3000;

/**
 * `/auth/set-password-new-user` (NAV-05, AUTH-35): opens signed in or not (D-92). A link without its two parameters
 * leads to the sign-in page at once (AUTH-36).
 */
export function InvitePage() {
  const query = new URLSearchParams(useSearch());
  const email = query.get('email') ?? '';
  const verification = query.get('invite_verification') ?? '';
  if (!email || !verification) return <Redirect to="/login" replace />;
  return <Invited key={`${email} ${verification}`} invitation={{ email, verification }} />;
}

function Invited({ invitation: { email, verification } }: { invitation: Invitation }) {
  const text = useText(texts);
  const [checked, setChecked] = useState<Outcome>();
  const [isDone, setDone] = useState(false);
  const isWrong = checked !== undefined && checked !== 'accepted';
  const afterFailure = isWrong ? AFTER_WRONG_LINK : undefined;
  useRedirectToLogin(isDone ? AFTER_SUCCESS : afterFailure, isDone ? email : undefined);

  useEffect(() => {
    let left = false;
    verifyInvitation(send, { email, verification }).then((outcome) => left || setChecked(outcome));
    return () => {
      left = true;
    };
  }, [email, verification]);

  return (
    <AuthFrame title={text('invite.title')} isWaiting={checked === undefined}>
      {checked === undefined && <SpinnerOverlay busy fullScreen label={text('invite.verifying')} />}
      {isWrong && (
        <>
          <Failure kind="warning" outcome={checked} message={text('invite.wrongLink')} />
          <p className={explanation}>
            {text(checked === 'unreachable' ? 'invite.wrongLink.later' : 'invite.wrongLink.explanation')}
          </p>
          <p>
            <PortalLink href={PATHS.signIn}>{text('auth.signIn')}</PortalLink>
          </p>
        </>
      )}
      {checked === 'accepted' && !isDone && (
        <InviteForm invitation={{ email, verification }} onDone={() => setDone(true)} />
      )}
      <Success>{isDone && text('invite.done')}</Success>
    </AuthFrame>
  );
}
