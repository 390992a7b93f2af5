import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import * as s from './session-bar.css.ts';
import { texts } from './texts/index.ts';

interface SessionBarProps {
  /** The session has ended; otherwise it ends soon. */
  isOver: boolean;
  onSignIn(): void;
  onDismiss?: () => void;
}

/** A notice that the session ends soon, or that it has ended and the sign-in form was closed. */
export function SessionBar({ isOver, onSignIn, onDismiss }: SessionBarProps) {
  const text = useText(texts);
  return (
    <div className={s.bar}>
      <Banner
        kind={isOver ? 'warning' : 'info'}
        onDismiss={onDismiss}
        actions={
          <Button size="sm" onClick={onSignIn}>
            {text(isOver ? 'auth.signIn' : 'session.signInAgain')}
          </Button>
        }
      >
        {text(isOver ? 'error.sessionExpired' : 'session.endsSoon')}
      </Banner>
    </div>
  );
}
