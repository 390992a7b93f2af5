import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import { TotalsTable } from '../charges/totals-table.tsx';
import { useCharges } from '../charges/use-charges.ts';
import * as s from './acceptance.css.ts';
import { texts } from './texts/index.ts';

/**
 * What a quote comes to by currency, for those who are about to rely on it, and a warning where it names no price (MOD-10).
 * A price that can't be loaded says so on the page behind.
 */
export function OfferedPrice({ quoteId }: { quoteId: number }) {
  const text = useText(texts);
  const { loaded } = useCharges({ recordType: 'quote', recordId: quoteId });
  if (loaded.name === 'failed') return null;
  return (
    <div className={s.price}>
      {loaded.name === 'loading' && <SpinnerOverlay busy label={text('common.loading')} />}
      {loaded.name === 'loaded' &&
        (loaded.charges.totals.length > 0 ? (
          <TotalsTable totals={loaded.charges.totals} />
        ) : (
          <Banner kind="warning" role="status">
            {text('quote.unpriced')}
          </Banner>
        ))}
    </div>
  );
}
