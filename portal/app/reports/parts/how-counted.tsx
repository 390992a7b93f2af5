import type { ReportMode } from '../../../../shared/contract/reports.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { texts } from '../texts/index.ts';
import * as s from './parts.css.ts';

/** What the figures mean, for whoever asks. */
export function HowCounted({ mode, isAtCost }: { mode: ReportMode; isAtCost: boolean }) {
  const text = useText(texts);
  return (
    <details className={s.how}>
      <summary className={s.howTitle}>{text('reports.how')}</summary>
      <ul className={s.howList}>
        <li>{text('reports.how.month')}</li>
        <li>{text(isAtCost ? 'reports.how.cost' : 'reports.how.spend')}</li>
        {mode === 'ocean' && <li>{text('reports.how.teu')}</li>}
        <li>{text('reports.how.transit')}</li>
        <li>{text('reports.how.rows')}</li>
      </ul>
    </details>
  );
}
