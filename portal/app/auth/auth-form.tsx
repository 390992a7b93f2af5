import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Form, type FormProps } from '../form/form.tsx';
import type { Save } from '../form/use-save.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import { PATHS } from '../routes/paths.ts';
import * as s from './auth-form.css.ts';
import { texts } from './texts/index.ts';

interface AuthFormProps extends Pick<FormProps, 'of' | 'onSubmit' | 'children'> {
  save: Save;
  /** Beside Submit. */
  actions?: ReactNode;
}

/** A form around passwords, with `Submit`, and `Cancel` back to the sign-in page. */
export function AuthForm({ save, actions, children, ...form }: AuthFormProps) {
  const text = useText(texts);
  // An accepted form is done: it is not sent again while the next step comes.
  const isBusy = save.isBusy || save.isSaved;
  return (
    <Form {...form} isBusy={isBusy} progress={text('password.sending')}>
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
    </Form>
  );
}
