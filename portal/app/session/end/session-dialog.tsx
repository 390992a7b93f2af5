import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { SignInForm } from '../../auth/sign-in/sign-in-form.tsx';
import * as s from './session-dialog.css.ts';
import { texts } from './texts/index.ts';

interface SessionDialogProps {
  isOver: boolean;
  /** Whose page it is, where that is known. */
  email: string | undefined;
  onSignedIn(email: string): void;
  /** Leaves the page for the sign-in page, or goes on without a new session while the old one lives. */
  onCancel(): void;
  /** Escape and the X: the page is looked at, and the form waits. */
  onAside(): void;
}

/** The sign-in form over a page that goes on afterwards (MSG-20). */
export function SessionDialog({ isOver, email, onSignedIn, onCancel, onAside }: SessionDialogProps) {
  const text = useText(texts);
  return (
    <Dialog
      title={text('auth.signIn')}
      open
      onClose={onAside}
      actions={<Button onClick={onCancel}>{text('session.cancel')}</Button>}
    >
      <div className={s.content}>
        {isOver && <Banner kind="warning">{text('error.sessionExpired')}</Banner>}
        <p className={s.explanation}>
          {email ? text('session.goesOn', { email }) : text('session.startsAnew')}
        </p>
        <SignInForm email={email} onSignedIn={onSignedIn} />
      </div>
    </Dialog>
  );
}
