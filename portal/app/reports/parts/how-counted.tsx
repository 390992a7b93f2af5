import type { ReportMode } from '../../../../shared/contract/reports.ts';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { zoneName } from '../../../../shared/i18n/zone-name.ts';
import { providerTimeZone } from '../../../../shared/trade/provider-day.ts';
import { texts } from '../texts/index.ts';
import * as s from './parts.css.ts';

/** What the figures mean, for whoever asks. */
export function HowCounted({ mode, isAtCost }: { mode: ReportMode; isAtCost: boolean }) {
  const text = useText(texts);
  const locale = useLocale();
  return (
    <details className={s.how}>
      <summary className={s.howTitle}>{text('reports.how')}</summary>
      <ul className={s.howList}>
        <li>{text('reports.how.month', { zone: zoneName(locale, providerTimeZone()) })}</li>
        <li>{text(isAtCost ? 'reports.how.cost' : 'reports.how.spend')}</li>
        {mode === 'ocean' && <li>{text('reports.how.teu')}</li>}
        <li>{text('reports.how.transit')}</li>
        <li>{text('reports.how.rows')}</li>
      </ul>
    </details>
  );
}
