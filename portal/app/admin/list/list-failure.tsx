import { ClientError } from '../../../../shared/client/client-error.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { listFailure } from '../failure-text.ts';

interface ListFailureProps {
  error: unknown;
  /** Whose list it is. */
  forbidden: string;
  onRetry(): void;
}

/** Why a list couldn't be loaded; a refusal is not tried again. */
export function ListFailure({ error, forbidden, onRetry }: ListFailureProps) {
  const text = useText();
  if (error instanceof ClientError && error.code === 'forbidden') {
    return <Banner kind="error">{forbidden}</Banner>;
  }
  return (
    <Banner kind="error" onRetry={onRetry}>
      {text(listFailure(error))}
    </Banner>
  );
}
