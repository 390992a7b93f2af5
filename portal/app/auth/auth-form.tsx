import type { FormEvent, ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { PortalLink } from '../layout/portal-link.tsx';
import { PATHS } from '../paths.ts';
import * as s from './auth-form.css.ts';
import { keepFocus } from './keep-focus.ts';

interface AuthFormProps {
  isBusy: boolean;
  onSubmit(): void;
  /** Beside Submit. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A form around passwords, with `Submit`, and `Cancel` back to the sign-in page. */
export function AuthForm({ isBusy, onSubmit, actions, children }: AuthFormProps) {
  const text = useText();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <form className={s.form} noValidate onSubmit={submit} onMouseDown={keepFocus} aria-busy={isBusy}>
      {children}
      <div className={s.actions}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {text('password.submit')}
        </Button>
        {actions}
        <PortalLink href={PATHS.signIn} className={s.cancel}>
          {text('password.cancel')}
        </PortalLink>
      </div>
      <div role="status" className={s.status}>
        {isBusy && text('password.sending')}
      </div>
    </form>
  );
}
