import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { useDelayed } from '../../../shared/ui/hooks/use-delayed.ts';
import { Spinner } from '../../../shared/ui/spinner/spinner.tsx';
import { useWaiting } from '../client/use-waiting.ts';
import * as s from './command-palette.css.ts';
import { texts } from './texts/index.ts';
import type { Records } from './use-records.ts';

interface PaletteStatusProps {
  query: string;
  records: Records;
  onRetry(): void;
}

/** State of the search, below the results so that it never moves them. */
export function PaletteStatus({ query, records, onRetry }: PaletteStatusProps) {
  const text = useText(texts);
  const offline = useWaiting() === 'offline';
  const isSlow = useDelayed(records.kind === 'searching' && !offline, 300);
  if (records.kind === 'failed') {
    return (
      <Banner kind="error" onRetry={onRetry}>
        {text('palette.failed')}
      </Banner>
    );
  }
  if (records.kind === 'found' && records.problem) return <Banner kind="warning">{records.problem}</Banner>;
  if (offline) return <Banner kind="info">{text('palette.offline')}</Banner>;
  return (
    <div className={s.status}>
      {isSlow && <Spinner />}
      <span>
        {isSlow && text('palette.searching')}
        {records.kind === 'short' && query.trim() !== '' && text('palette.short')}
      </span>
      <span className={s.keys} aria-hidden="true">
        <span className={s.keyHint}>
          <kbd>↑↓</kbd> {text('palette.keys.move')}
        </span>
        <span className={s.keyHint}>
          <kbd>{text('keys.name', { key: 'Enter' })}</kbd> {text('palette.keys.take')}
        </span>
        <span className={s.keyHint}>
          <kbd>{text('keys.name', { key: 'Esc' })}</kbd> {text('palette.keys.close')}
        </span>
      </span>
    </div>
  );
}
