import { useState } from 'react';
import { timerWait } from '../../../shared/client/attempts.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { forgot } from '../auth/auth-frame.css.ts';
import { Failure } from '../auth/failure.tsx';
import { texts } from '../auth/texts/index.ts';
import { useSending } from '../auth/use-sending.ts';
import { send } from '../client.ts';
import { EmailField } from '../form/email-field.tsx';
import { Form } from '../form/form.tsx';
import { TextField } from '../form/text-field.tsx';
import { useForm } from '../form/use-form.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import { PATHS } from '../paths.ts';
import { signIn } from '../session/sign-in.ts';
import { passwordProblems } from './sign-in-rules.ts';

/** AUTH-11 */
const DELAY = 1000;

interface SignInFormProps {
  /** Who is expected: over a page that goes on afterwards. */
  email?: string | undefined;
  /** For a form over a page. Else a success is only written into the session, where the page around it sees it. */
  onSignedIn?: (email: string) => void;
}

/** AUTH-01 to AUTH-14. */
export function SignInForm({ email: expected = '', onSignedIn }: SignInFormProps) {
  const text = useText(texts);
  const form = useForm();
  const [email, setEmail] = useState(expected);
  const [password, setPassword] = useState('');
  const { isBusy, failed, send: ask, forget } = useSending(form);
  // A dialog opens with the focus on its X.
  const isOverPage = onSignedIn !== undefined;

  const submit = async () => {
    if (!form.isRight()) return forget();
    const isSignedIn = await ask(async () => {
      await timerWait(DELAY);
      const outcome = await signIn(send, email, password);
      return outcome === 'signed-in' ? 'accepted' : outcome;
    });
    if (isSignedIn) onSignedIn?.(email);
  };

  return (
    <Form of={form} isBusy={isBusy} onSubmit={submit} progress={text('auth.signingIn')}>
      {failed && <Failure outcome={failed} message={text('auth.invalidLogin')} />}
      <EmailField value={email} onText={setEmail} takesFocus={isOverPage && !expected} />
      <TextField
        label={text('auth.password')}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onText={setPassword}
        problems={passwordProblems(password)}
        takesFocus={isOverPage && expected !== ''}
      />
      {isOverPage ? (
        <a href={PATHS.forgotPassword} target="_blank" className={forgot} rel="noopener">
          {text('auth.forgotPassword')}
        </a>
      ) : (
        <PortalLink href={PATHS.forgotPassword} className={forgot}>
          {text('auth.forgotPassword')}
        </PortalLink>
      )}
      <Button type="submit" variant="primary" busy={isBusy}>
        {text('auth.signIn')}
      </Button>
    </Form>
  );
}
