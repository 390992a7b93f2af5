import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog/dialog.tsx';
import { SignInForm } from '../../auth/sign-in/sign-in-form.tsx';
import * as s from './session-dialog.css.ts';
import { texts } from './texts/index.ts';

interface SessionDialogProps {
  isOver: boolean;
  /** Email of the person whose page it is, where it is known. */
  email: string | undefined;
  onSignedIn(email: string): void;
  /** Goes to the sign-in page, or closes the dialog while the old session is still valid. */
  onCancel(): void;
  /** Escape and the close button: hides the form, so that the page can be read. */
  onHide(): void;
}

/** The sign-in form over a page that continues afterwards (MSG-20). */
export function SessionDialog({ isOver, email, onSignedIn, onCancel, onHide }: SessionDialogProps) {
  const text = useText(texts);
  return (
    <Dialog
      title={text('auth.signIn')}
      open
      onClose={onHide}
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
