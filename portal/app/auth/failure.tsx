import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import type { AccountFailure } from './calls/account-failure.ts';
import { texts } from './texts/index.ts';

interface FailureProps {
  outcome: AccountFailure;
  /** The message of a refusal. For failures that the person did not cause it gets a second line (D-43, MSG-22). */
  message: string;
  actions?: ReactNode;
  kind?: 'error' | 'warning';
}

/** To try again later is of no use. */
const OF_WHAT_WAS_SENT: readonly AccountFailure[] = ['refused', 'common', 'misplaced'];

/** AUTH-14, AUTH-34: the banner of a step that failed. */
export function Failure({ outcome, message, actions, kind = 'error' }: FailureProps) {
  const text = useText(texts);
  return (
    <Banner kind={kind} actions={actions}>
      {outcome !== 'missing' && <p>{message}</p>}
      {!OF_WHAT_WAS_SENT.includes(outcome) && (
        <p>{text(outcome === 'unreachable' ? 'auth.unreachable' : 'auth.tryLater')}</p>
      )}
    </Banner>
  );
}
