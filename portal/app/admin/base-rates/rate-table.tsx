import type { BaseRate } from '../../../../shared/contract/base-rates.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { RATE_CONTAINERS } from '../../../../shared/trade/base-rate-words.ts';
import { providerToday } from '../../../../shared/trade/provider-day.ts';
import { useAmount } from '../../modules/cell/use-amount.ts';
import * as a from '../admin.css.ts';
import { AdminTable, type Column } from '../list/admin-table.tsx';
import * as s from './base-rates.css.ts';
import { texts } from './texts/index.ts';
import { validityState } from './validity-state.ts';

/** Amounts end at one edge. */
const AMOUNT = { className: s.amountCell, headClassName: s.amountHead };

/** Base rates with their prices; what has ended says so in words. */
export function RateTable({ rows }: { rows: readonly BaseRate[] }) {
  const text = useText(texts);
  const amount = useAmount();
  const columns: readonly Column<BaseRate>[] = [
    { title: text('baseRates.lane'), cell: (rate) => <Lane rate={rate} />, className: s.wordsCell },
    { title: text('baseRates.carrier'), cell: ({ carrier }) => carrier.name },
    { title: text('baseRates.kind'), cell: ({ kind }) => kind },
    { title: text('baseRates.validity'), cell: (rate) => <Validity rate={rate} /> },
    { title: text('baseRates.currency'), cell: ({ currency }) => currency },
    ...RATE_CONTAINERS.map((container) => ({
      title: container,
      cell: ({ prices, currency }: BaseRate) => amount(prices[container], currency),
      ...AMOUNT,
    })),
    { title: text('baseRates.lcl'), cell: (rate) => <PartLoad rate={rate} />, ...AMOUNT },
    { title: text('baseRates.source'), cell: (rate) => <Source rate={rate} />, className: s.wordsCell },
  ];
  return <AdminTable label={text('menu.baseRates')} columns={columns} rows={rows} classes={s.table} />;
}

function Lane({ rate: { origin, discharge, destination, transitDays } }: { rate: BaseRate }) {
  const text = useText(texts);
  const way = [
    discharge && text('baseRates.via', { port: discharge.name }),
    transitDays !== null && text('baseRates.transit', { count: transitDays }),
  ].filter(Boolean);
  return (
    <span>
      {origin.name} – {destination.name}
      <span className={a.below}>
        {origin.code} – {destination.code}
      </span>
      {way.length > 0 && <span className={a.below}>{way.join(', ')}</span>}
    </span>
  );
}

function Validity({ rate }: { rate: BaseRate }) {
  const text = useText(texts);
  const formats = useFormats();
  const { validFrom, validTo, countsTo } = rate;
  const day = (one: string) => formats.date(one).replaceAll(' ', '\u00a0');
  const state = validityState(rate, providerToday());
  const isCutShort = state !== 'replaced' && countsTo < validTo;
  return (
    <span>
      {text('baseRates.days', {
        from: day(validFrom),
        to: day(state === 'replaced' ? validTo : countsTo),
      })}
      {isCutShort && <span className={a.below}>{text('baseRates.cutShort', { day: day(validTo) })}</span>}
      {state !== 'valid' && <span className={s.states[state]}>{text(`baseRates.state.${state}`)}</span>}
    </span>
  );
}

function PartLoad({ rate: { lclPerCbm, lclMinimum, currency } }: { rate: BaseRate }) {
  const text = useText(texts);
  const amount = useAmount();
  return (
    <span>
      {amount(lclPerCbm, currency)}
      {lclMinimum && (
        <span className={a.below}>
          {text('baseRates.lclMinimum', { amount: amount(lclMinimum, currency) })}
        </span>
      )}
    </span>
  );
}

function Source({ rate: { source, sourceName, submissionId } }: { rate: BaseRate }) {
  const text = useText(texts);
  return (
    <span>
      {text(`baseRates.source.${source}`)}
      {sourceName && <span className={a.below}>{sourceName}</span>}
      {submissionId !== null && (
        <span className={a.below}>{text('baseRates.submission', { id: String(submissionId) })}</span>
      )}
    </span>
  );
}
