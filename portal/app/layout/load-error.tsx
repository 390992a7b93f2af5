import { useEffect, useState } from 'react';
import { ClientError } from '../../../shared/client/client-error.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { useStable } from '../../../shared/ui/hooks/use-stable.ts';
import { RefusedCaller } from '../refusal/refused-caller.tsx';
import { useAddress } from '../routes/use-address.ts';
import { usePresence } from '../session/presence.ts';

const REFUSALS: readonly string[] = ['unauthorized', 'forbidden', 'session-expired'];

interface LoadErrorProps {
  /** The message of a failure that is no refusal. */
  message: string;
  /** Why the load failed, as the client threw it. */
  error: unknown;
  onRetry(): void;
}

/** The error of a load (D-41): a failure with a retry, a refusal with the way to sign in (D-01). */
export function LoadError({ message, error, onRetry }: LoadErrorProps) {
  const text = useText();
  const { address, query } = useAddress();
  const { code, notice } =
    error instanceof ClientError ? error : { code: 'unexpected' as const, notice: undefined };
  // The session ended on this page: after the sign-in over the page the data are loaded again.
  const presence = usePresence();
  const [endedHere] = useState(
    code === 'session-expired' ? presence !== 'visitor' : code === 'unauthorized' && presence === 'ended',
  );
  const retry = useStable(onRetry);
  useEffect(() => {
    if (endedHere && presence === 'present') retry();
  }, [endedHere, presence, retry]);
  if (endedHere) {
    return (
      <Banner kind="error" onRetry={onRetry}>
        {text('error.sessionExpired')}
      </Banner>
    );
  }
  if (REFUSALS.includes(code)) {
    const isOver = code === 'session-expired';
    return (
      <RefusedCaller
        title={text(isOver ? 'error.sessionExpired' : (notice ?? 'error.noAccess'))}
        address={address}
        hasToken={query.has('token')}
        code={code}
      />
    );
  }
  return (
    <Banner kind="error" onRetry={onRetry}>
      {message}
    </Banner>
  );
}
