import type { RecordChargeTotal } from '../../../../shared/contract/record-charges.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import { offeredSides } from '../charges/sides.ts';
import { TotalsTable } from '../charges/totals-table.tsx';
import { useCharges } from '../charges/use-charges.ts';
import * as s from './acceptance.css.ts';
import { texts } from './texts/index.ts';

interface OfferedPriceProps {
  quoteId: number;
  /** The sums that the page behind shows, whose room is kept until the present ones are loaded. */
  shown?: readonly RecordChargeTotal[];
}

/**
 * What a quote comes to by currency, for those who are about to rely on it, and a warning where it names no price (MOD-10).
 * Those who issue it read what is cost, what mark-up, and what the customer pays; an agent is told its cost alone (D-142).
 * A price that can't be loaded says so on the page behind.
 */
export function OfferedPrice({ quoteId, shown = [] }: OfferedPriceProps) {
  const text = useText(texts);
  const { loaded } = useCharges({ recordType: 'quote', recordId: quoteId });
  if (loaded.name === 'failed') return null;
  const isLoading = loaded.name === 'loading';
  const totals = isLoading ? shown : loaded.charges.totals;
  const isCostAlone = totals.some(({ cost }) => cost !== null) && totals.every(({ price }) => price === null);
  return (
    <SpinnerOverlay busy={isLoading} label={text('common.loading')}>
      <div className={isLoading ? s.room : s.price}>
        {totals.length > 0 && <TotalsTable totals={totals} sides={offeredSides(totals)} />}
        {isCostAlone && <p className={s.note}>{text('quote.issue.cost')}</p>}
        {!isLoading && totals.length === 0 && (
          <Banner kind="warning" role="status">
            {text('quote.unpriced')}
          </Banner>
        )}
      </div>
    </SpinnerOverlay>
  );
}
