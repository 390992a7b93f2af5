import type { RateSheet } from '../../../../shared/contract/rate-sheets.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import * as a from '../../admin/admin.css.ts';
import { texts } from '../texts/index.ts';

/** How much a ready sheet has, and how much of it is other than in the sheet before. */
export function Contents({ sheet: { counts, previousId } }: { sheet: RateSheet }) {
  const text = useText(texts);
  if (!counts) return '–';
  const { routes, rates, airRates, routesWithoutRates, added, changed, dropped } = counts;
  return (
    <span>
      {text('sheets.counts', { rates: rates + airRates, routes })}
      {routesWithoutRates > 0 && rates + airRates > 0 && (
        <span className={a.below}>{text('sheets.counts.without', { count: routesWithoutRates })}</span>
      )}
      <span className={a.below}>
        {previousId === null
          ? text('sheets.counts.first')
          : text('sheets.counts.changes', { added, changed, dropped })}
      </span>
    </span>
  );
}
