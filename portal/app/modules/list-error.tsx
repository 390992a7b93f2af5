import type { ClientError } from '../../../shared/client/client-error.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { SignInAgain } from '../tool-page/sign-in-again.tsx';
import { useAddress } from '../tool-page/use-address.ts';
import type { ModuleDefinition } from './definition.ts';

const REFUSALS: readonly string[] = ['unauthorized', 'forbidden', 'session-expired'];

interface ListErrorProps {
  definition: ModuleDefinition;
  cause: ClientError;
  onRetry(): void;
}

/** Why there are no rows (D-41): a failed load is repeated here, one that was refused leads to the sign-in (D-01). */
export function ListError({ definition, cause, onRetry }: ListErrorProps) {
  const text = useText();
  const { address, query } = useAddress();
  if (REFUSALS.includes(cause.code)) {
    const isOver = cause.code === 'session-expired';
    return (
      <>
        <Banner kind="error">{text(isOver ? 'error.sessionExpired' : 'error.noAccess')}</Banner>
        <SignInAgain address={address} hasToken={query.has('token')} code={cause.code} />
      </>
    );
  }
  return (
    <Banner kind="error" onRetry={onRetry}>
      {definition.failed ? text(definition.failed) : text('list.failed', { list: text(definition.title) })}
    </Banner>
  );
}
