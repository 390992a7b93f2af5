import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Form, type FormProps } from '../form/form.tsx';
import { PortalLink } from '../layout/portal-link.tsx';
import { PATHS } from '../paths.ts';
import * as s from './auth-form.css.ts';
import { texts } from './texts/index.ts';

interface AuthFormProps extends Pick<FormProps, 'of' | 'isBusy' | 'onSubmit' | 'children'> {
  /** Beside Submit. */
  actions?: ReactNode;
}

/** A form around passwords, with `Submit`, and `Cancel` back to the sign-in page. */
export function AuthForm({ actions, children, ...form }: AuthFormProps) {
  const text = useText(texts);
  return (
    <Form {...form} progress={text('password.sending')}>
      {children}
      <div className={s.actions}>
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {text('password.submit')}
        </Button>
        {actions}
        <PortalLink href={PATHS.signIn} className={s.cancel}>
          {text('password.cancel')}
        </PortalLink>
      </div>
    </Form>
  );
}
