import { useText } from '../../../../shared/i18n/use-text.ts';
import type { ModuleDefinition } from '../../../lists/definition.ts';
import { texts } from '../../../lists/texts/index.ts';
import { LoadError } from '../../layout/load-error.tsx';

interface ListErrorProps {
  definition: ModuleDefinition;
  error: unknown;
  onRetry(): void;
}

/** The error of a list that failed to load. */
export function ListError({ definition: { title }, ...rest }: ListErrorProps) {
  const text = useText(texts);
  return <LoadError message={text('list.failed', { list: text(title) })} {...rest} />;
}
