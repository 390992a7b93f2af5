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
  /** Buttons beside Submit. */
  actions?: ReactNode;
}

/** A password form with `Submit`, and `Cancel` back to the sign-in page. */
export function AuthForm({ save, actions, children, ...form }: AuthFormProps) {
  const text = useText(texts);
  // An accepted form stays busy, so that it isn't sent again before the next step is shown.
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
