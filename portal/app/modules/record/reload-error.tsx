import { useText } from '../../../../shared/i18n/use-text.ts';
import { texts } from '../../../lists/texts/index.ts';
import { LoadError } from '../../layout/load-error.tsx';
import * as s from './reload-error.css.ts';
import type { Loaded } from './use-record.ts';

interface ReloadErrorProps {
  record: Loaded;
  onRetry(): void;
}

/** That a record could not be loaded again, above what was loaded before (D-41). */
export function ReloadError({ record, onRetry }: ReloadErrorProps) {
  const text = useText(texts);
  if (record.name !== 'found' || !record.cause) return null;
  return (
    <div className={s.above}>
      <LoadError message={text('list.record.reload')} error={record.cause} onRetry={onRetry} />
    </div>
  );
}
