import { type FormEvent, useRef, useState } from 'react';
import { timerWait } from '../../../shared/client/attempts.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Field } from '../../../shared/ui/field/field.tsx';
import { TextInput } from '../../../shared/ui/field/text-input.tsx';
import { send } from '../client.ts';
import { type SignInOutcome, signIn } from '../session/sign-in.ts';
import * as styles from './sign-in-form.css.ts';
import { emailProblems, passwordProblems, type SignInProblem } from './sign-in-rules.ts';

/** AUTH-11 */
const DELAY = 1000;

type Step = { is: 'editing' } | { is: 'busy' } | { is: 'failed'; outcome: SignInOutcome };

/** AUTH-01 to AUTH-14. A success is only written into the session: the page around it sees that and moves on. */
export function SignInForm() {
  const text = useText();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState({ email: false, password: false });
  const [step, setStep] = useState<Step>({ is: 'editing' });
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const wrongEmail = emailProblems(email);
  const wrongPassword = passwordProblems(password);
  const spoken = (problems: readonly SignInProblem[], shown: boolean) =>
    shown && problems.length > 0 ? (
      <span>
        {problems.map((id) => (
          <span key={id} className={styles.problem}>
            {text(id)}
          </span>
        ))}
      </span>
    ) : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (step.is === 'busy') return;
    setChecked({ email: true, password: true });
    if (wrongEmail.length > 0 || wrongPassword.length > 0) {
      setStep({ is: 'editing' });
      (wrongEmail.length > 0 ? emailInput : passwordInput).current?.focus();
      return;
    }
    setStep({ is: 'busy' });
    await timerWait(DELAY);
    const outcome = await signIn(send, email, password);
    setStep(outcome === 'signed-in' ? { is: 'busy' } : { is: 'failed', outcome });
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-busy={step.is === 'busy'}>
      {step.is === 'failed' && (
        <Banner kind="error">
          <p>{text('auth.invalidLogin')}</p>
          {step.outcome === 'unreachable' && <p>{text('auth.unreachable')}</p>}
        </Banner>
      )}
      <Field label={text('auth.email')} error={spoken(wrongEmail, checked.email)}>
        <TextInput
          ref={emailInput}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onText={setEmail}
          onBlur={() => setChecked((before) => ({ ...before, email: before.email || email !== '' }))}
        />
      </Field>
      <Field label={text('auth.password')} error={spoken(wrongPassword, checked.password)}>
        <TextInput
          ref={passwordInput}
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onText={setPassword}
          onBlur={() => setChecked((before) => ({ ...before, password: before.password || password !== '' }))}
        />
      </Field>
      <Button type="submit" variant="primary" busy={step.is === 'busy'}>
        {text('auth.signIn')}
      </Button>
      <div role="status" className={styles.status}>
        {step.is === 'busy' && text('auth.signingIn')}
      </div>
    </form>
  );
}
