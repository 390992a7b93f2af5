import { useText } from '../../../shared/i18n/use-text.ts';
import { texts as authTexts } from '../auth/texts/index.ts';
import { PATHS } from '../routes/paths.ts';
import { signInPath, withoutToken } from '../routes/return-to.ts';
import { usePresence } from '../session/presence.ts';
import { useSession } from '../session/use-session.ts';
import { Refusal } from './refusal.tsx';
import { type TextId, texts } from './texts/index.ts';

interface RefusedCallerProps {
  address: string;
  hasToken: boolean;
  /** Why the caller was refused: the code of `fp-error`. */
  code: string;
  /** What happened, where nothing else on the page says it. */
  title?: string;
}

/**
 * What to do about a refusal: sign in and return (D-01). After a refused token it returns to the page without the token. A
 * signed-in person who may not see the record needs another account, and is signed out first.
 */
export function RefusedCaller({ address, hasToken, code, title }: RefusedCallerProps) {
  const text = useText(texts);
  const session = useSession();
  const isVisitor = usePresence() === 'visitor';
  const back = withoutToken(address, location.origin);
  const isAccount = Boolean(session) && !hasToken;
  const href = isAccount ? `${PATHS.signOut}?returnTo=${encodeURIComponent(back)}` : signInPath(back);
  const state = code === 'session-expired' ? { notice: code } : null;
  const signedIn: TextId = isAccount ? 'refusal.account' : 'refusal.visitor';
  const kind = hasToken ? 'refusal.link' : signedIn;
  return (
    <Refusal
      of={title === undefined ? 'part' : 'list'}
      title={title ?? text(kind)}
      action={{ href, name: text(authTexts('auth.signIn')), state }}
      isBranded={isVisitor}
      isAnnounced={title !== undefined}
    >
      {text(`${kind}.more`)}
    </Refusal>
  );
}
