import { useState } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { clearSession } from '../../../../shared/client/session.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { LiveRegion } from '../../../../shared/ui/visually-hidden/live-region.tsx';
import { Success } from '../../form/success.tsx';
import { PATHS } from '../../routes/paths.ts';
import { forgetPerson } from '../../session/presence.ts';
import { useProfile } from '../../session/profile/use-profile.ts';
import { AuthFrame } from '../frame/auth-frame.tsx';
import { useRedirectToLogin } from '../use-redirect-to-login.ts';
import { EmailStep } from './email-step.tsx';
import { OtpStep } from './otp-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { texts } from './texts/index.ts';

/** AUTH-32, CONST-02 */
const REDIRECT = 2000;

type Step = 'email' | 'otp' | 'password';

const TITLES = { email: 'reset.title', otp: 'reset.sent', password: 'reset.set' } as const;

/**
 * `/auth/forgot-password` (NAV-04, AUTH-16): email, code, new password. The step is stored in the browser's history, so
 * that Back goes a step back; the entries are secret and only held by the page.
 */
export function ForgotPasswordPage() {
  const text = useText(texts);
  const [, navigate] = useLocation();
  const profile = useProfile();
  const stepInHistory = useHistoryState<{ step?: Step } | null>()?.step ?? 'email';
  const [email, setEmail] = useState('');
  const [otp, setOtp] = useState('');
  const [isDone, setDone] = useState(false);
  const [hasMoved, setMoved] = useState(false);
  useRedirectToLogin(isDone ? REDIRECT : undefined, email.trim());

  // After a reload there is no email that a code was sent to.
  const step = stepInHistory === 'otp' && !email ? 'email' : stepInHistory;
  const go = (next: Step) => {
    setMoved(true);
    navigate(PATHS.forgotPassword, { state: { step: next } });
  };

  const finish = () => {
    // The reset ended all sessions of the account, the one of this device included.
    if (profile?.email?.toLowerCase() === email.trim().toLowerCase()) {
      forgetPerson();
      clearSession();
    }
    setDone(true);
  };

  const title = text(TITLES[step]);
  return (
    <AuthFrame title={title}>
      <LiveRegion message={hasMoved && !isDone ? title : ''} />
      <Success>{isDone && text('reset.done')}</Success>
      {!isDone && (
        <>
          {step === 'email' && (
            <EmailStep
              email={email}
              onEmail={setEmail}
              takesFocus={hasMoved}
              onSent={() => {
                setOtp('');
                go('otp');
              }}
            />
          )}
          {step === 'otp' && (
            <OtpStep
              email={email}
              otp={otp}
              onOtp={setOtp}
              onChecked={() => go('password')}
              onBack={() => go('email')}
            />
          )}
          {step === 'password' && (
            <PasswordStep
              email={email}
              otp={otp}
              onDone={finish}
              onBack={() => go(email ? 'otp' : 'email')}
            />
          )}
        </>
      )}
    </AuthFrame>
  );
}
