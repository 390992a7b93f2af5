import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import type { Outcome } from './account-calls.ts';

interface FailureProps {
  outcome: Outcome;
  /** What a refusal says; the message stays for a service that cannot be reached, with a second line (D-43, MSG-22). */
  message: string;
  actions?: ReactNode;
}

/** AUTH-34: the banner of a step that failed. */
export function Failure({ outcome, message, actions }: FailureProps) {
  const text = useText();
  return (
    <Banner kind="error" actions={actions}>
      <p>{outcome === 'missing' ? text('password.tryLater') : message}</p>
      {outcome === 'unreachable' && <p>{text('auth.unreachable')}</p>}
    </Banner>
  );
}
