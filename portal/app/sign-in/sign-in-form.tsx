import { type FormEvent, useEffect, useRef, useState } from 'react';
import { timerWait } from '../../../shared/client/attempts.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { AuthField } from '../auth/auth-field.tsx';
import { keepFocus } from '../auth/keep-focus.ts';
import { send } from '../client.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import { PATHS } from '../paths.ts';
import { type SignInOutcome, signIn } from '../session/sign-in.ts';
import * as styles from './sign-in-form.css.ts';
import { emailProblems, passwordProblems } from './sign-in-rules.ts';

/** AUTH-11 */
const DELAY = 1000;

type Step = { is: 'editing' } | { is: 'busy' } | { is: 'failed'; outcome: SignInOutcome };

interface SignInFormProps {
  /** Who is expected: over a page that goes on afterwards. */
  email?: string | undefined;
  /** For a form over a page. Else a success is only written into the session, where the page around it sees it. */
  onSignedIn?: (email: string) => void;
}

/** AUTH-01 to AUTH-14. */
export function SignInForm({ email: expected = '', onSignedIn }: SignInFormProps) {
  const text = useText();
  const [email, setEmail] = useState(expected);
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [step, setStep] = useState<Step>({ is: 'editing' });
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const isOverPage = onSignedIn !== undefined;

  const wrongEmail = emailProblems(email);
  const wrongPassword = passwordProblems(password);

  // A dialog opens with the focus on its X.
  useEffect(() => {
    if (isOverPage) (expected ? passwordInput : emailInput).current?.focus();
  }, [isOverPage, expected]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (step.is === 'busy') return;
    setChecked(true);
    if (wrongEmail.length > 0 || wrongPassword.length > 0) {
      setStep({ is: 'editing' });
      (wrongEmail.length > 0 ? emailInput : passwordInput).current?.focus();
      return;
    }
    setStep({ is: 'busy' });
    await timerWait(DELAY);
    const outcome = await signIn(send, email, password);
    if (outcome !== 'signed-in') return setStep({ is: 'failed', outcome });
    if (!onSignedIn) return;
    setStep({ is: 'editing' });
    onSignedIn(email);
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={submit}
      onMouseDown={keepFocus}
      aria-busy={step.is === 'busy'}
    >
      {step.is === 'failed' && (
        <Banner kind="error">
          <p>{text('auth.invalidLogin')}</p>
          {step.outcome === 'unreachable' && <p>{text('auth.unreachable')}</p>}
        </Banner>
      )}
      <AuthField
        ref={emailInput}
        label={text('auth.email')}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onText={setEmail}
        problems={wrongEmail}
        isChecked={isChecked}
      />
      <AuthField
        ref={passwordInput}
        label={text('auth.password')}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onText={setPassword}
        problems={wrongPassword}
        isChecked={isChecked}
      />
      {isOverPage ? (
        <a href={PATHS.forgotPassword} target="_blank" className={styles.forgot} rel="noopener">
          {text('auth.forgotPassword')}
        </a>
      ) : (
        <PortalLink href={PATHS.forgotPassword} className={styles.forgot}>
          {text('auth.forgotPassword')}
        </PortalLink>
      )}
      <Button type="submit" variant="primary" busy={step.is === 'busy'}>
        {text('auth.signIn')}
      </Button>
      <div role="status" className={styles.status}>
        {step.is === 'busy' && text('auth.signingIn')}
      </div>
    </form>
  );
}
