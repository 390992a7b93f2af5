import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { Spinner } from '../../../../shared/ui/spinner/spinner.tsx';

/** While the records are loaded, or where they can't be. */
export function Loading({ failure, onRetry }: { failure: Text | undefined; onRetry(): void }) {
  const text = useText();
  return failure ? (
    <Banner kind="error" onRetry={onRetry}>
      {text(failure)}
    </Banner>
  ) : (
    <Spinner />
  );
}
