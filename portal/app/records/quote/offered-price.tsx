import { useEffect, useState } from 'react';
import type { RecordChargeTotal } from '../../../../shared/contract/record-charges.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { useStable } from '../../../../shared/ui/hooks/use-stable.ts';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import { cargoText } from '../../../lists/cell/cargo-text.ts';
import { listText } from '../../../lists/cell/cell-text.ts';
import { LoadError } from '../../layout/load-error.tsx';
import { useMoney } from '../../modules/cell/use-amount.ts';
import { offeredAmountColumns } from '../charges/amount-columns.ts';
import { texts as chargesTexts } from '../charges/texts/index.ts';
import { TotalsTable } from '../charges/totals-table.tsx';
import { useCharges } from '../charges/use-charges.ts';
import * as s from './acceptance.css.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import type { IssuedQuote } from './issued-quote.ts';
import { texts } from './texts/index.ts';

type Totals = readonly RecordChargeTotal[];

interface Read {
  totals: Totals;
  /** What was read before. */
  before: Totals;
  /** Somebody else has saved the quote since. */
  isAgain: boolean;
}

interface OfferedPriceProps {
  quote: Pick<IssuedQuote, 'id' | 'revision' | 'requests'>;
  /** The sums that the page behind shows, whose room is kept until the present ones are loaded. */
  shown?: Totals;
  /** The price of this revision stands on the screen. */
  onShown?(revision: number): void;
}

/**
 * What a quote comes to by currency, for those who are about to rely on it, and a warning where it names no price (MOD-10).
 * Those who issue it read what is cost, what mark-up, and what the customer pays; an agent is told its cost alone (D-142).
 * Of a price that is another than what was read before, the former one is told, and of a quote that is another at the same
 * price, that it is the same (D-151).
 */
export function OfferedPrice({ quote: { id, revision, requests }, shown = [], onShown }: OfferedPriceProps) {
  const formats = useFormats();
  const [request] = requests;
  const [begunWith] = useState(revision);
  const [read, setRead] = useState<Read>({ totals: shown, before: shown, isAgain: false });
  const load = (totals: Totals) => {
    setRead((last) => ({ totals, before: last.totals, isAgain: revision !== begunWith }));
    if (totals.length > 0) onShown?.(revision);
  };
  return (
    <>
      <ChangedPrice {...read} />
      <PresentPrice
        key={revision}
        quoteId={id}
        cargo={request && cargoText(request, formats)}
        shown={read.totals}
        onLoad={load}
      />
    </>
  );
}

const amountOf = ({ price, cost }: RecordChargeTotal): string | null => price ?? cost;

function ChangedPrice({ totals, before, isAgain }: Read) {
  const text = useText(texts);
  const formats = useFormats();
  const money = useMoney();
  const former = before.filter(
    (one) => !totals.some((now) => now.currency === one.currency && amountOf(now) === amountOf(one)),
  );
  const isFurther = before.length > 0 && totals.length > before.length;
  if (former.length === 0 && !isFurther)
    return isAgain && before.length > 0 ? <p className={s.note}>{text('quote.price.same')}</p> : null;
  const sums = before.map((one) => money(amountOf(one), one.currency));
  return <Banner kind="warning">{text('quote.price.changed', { before: listText(sums, formats) })}</Banner>;
}

interface PresentPriceProps {
  quoteId: number;
  /** What it is for (D-158). */
  cargo: string | undefined;
  shown: Totals;
  onLoad(totals: Totals): void;
}

function PresentPrice({ quoteId, cargo, shown, onLoad }: PresentPriceProps) {
  const text = useText(texts);
  const chargesText = useText(chargesTexts);
  const { loaded, reload } = useCharges({ recordType: 'quote', recordId: quoteId });
  const report = useStable(onLoad);
  useEffect(() => {
    if (loaded.name === 'loaded') report(loaded.charges.totals);
  }, [loaded, report]);
  if (loaded.name === 'failed')
    return <LoadError message={chargesText('recordCharges.failed')} error={loaded.error} onRetry={reload} />;
  const isLoading = loaded.name === 'loading';
  const totals = isLoading ? shown : loaded.charges.totals;
  const isCostAlone = totals.some(({ cost }) => cost !== null) && totals.every(({ price }) => price === null);
  return (
    <SpinnerOverlay busy={isLoading} label={text('common.loading')}>
      <div className={isLoading ? s.room : s.price}>
        {totals.length > 0 && (
          <TotalsTable totals={totals} columns={offeredAmountColumns(totals)} cargo={cargo} />
        )}
        {!isLoading && <EarlierVersions versions={loaded.charges.versions.slice(0, 1)} />}
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
