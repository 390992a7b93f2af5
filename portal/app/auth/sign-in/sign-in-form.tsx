import { useState } from 'react';
import { timerWait } from '../../../../shared/client/attempts.ts';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { send } from '../../client/client.ts';
import { Form } from '../../form/form.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSave } from '../../form/use-save.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import { withBase } from '../../routes/base-path.ts';
import { PATHS } from '../../routes/paths.ts';
import { accepted, accountFailure } from '../calls/account-failure.ts';
import { EmailField } from '../email-field.tsx';
import { Failure } from '../failure.tsx';
import { forgot } from '../frame/auth-frame.css.ts';
import { texts } from '../texts/index.ts';
import { signIn } from './sign-in.ts';
import { passwordProblems } from './sign-in-rules.ts';

/** AUTH-11 */
const DELAY = 1000;

interface SignInFormProps {
  /** The person who has to sign in again, where the form lies over their page, or who has just set a password. */
  email?: string | undefined;
  /** For a form over a page. The sign-in page needs none: it follows the stored session. */
  onSignedIn?: (email: string) => void;
}

/** AUTH-01 to AUTH-14. */
export function SignInForm({ email: expected = '', onSignedIn }: SignInFormProps) {
  const text = useText(texts);
  const locale = useLocale();
  const form = useForm();
  const [email, setEmail] = useState(expected);
  const [password, setPassword] = useState('');
  const save = useSave();
  const failed = accountFailure(save.state);
  // After a success the form stays busy until the stored session leads to the next page.
  const isBusy = save.isBusy || save.isSaved;
  // A dialog opens with the focus on its close button.
  const isOverPage = onSignedIn !== undefined;

  const submit = async () => {
    const step = await save.run({
      validate: form.isValid,
      parts: () => [{ email, password }],
      async send() {
        await timerWait(DELAY);
        const outcome = await signIn(send, { email, password }, locale);
        await accepted(outcome === 'signed-in' ? 'accepted' : outcome);
      },
    });
    if (step === 'saved' && form.isShown()) onSignedIn?.(email);
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
        <a href={withBase(PATHS.forgotPassword)} target="_blank" className={forgot} rel="noopener">
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
