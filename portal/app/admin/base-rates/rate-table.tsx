import type { ReactNode } from 'react';
import type { BaseRate } from '../../../../shared/contract/base-rates.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { RATE_CONTAINERS } from '../../../../shared/trade/base-rate-words.ts';
import { today } from '../../../../shared/trade/calendar-days.ts';
import { currencyDecimals } from '../../../../shared/trade/currency-decimals.ts';
import * as a from '../admin.css.ts';
import * as s from './base-rates.css.ts';
import { texts } from './texts/index.ts';
import { validityState } from './validity-state.ts';

interface Column {
  title: string;
  cell(rate: BaseRate): ReactNode;
  /** Of words unless it says otherwise: amounts end at one edge, and short ones take no more room than they need. */
  kind?: 'amount' | 'short';
}

const CELLS = { amount: s.amountCell, short: s.cell, words: s.wordsCell } as const;

/** Base rates with their prices; what has ended says so in words. */
export function RateTable({ rows }: { rows: readonly BaseRate[] }) {
  const text = useText(texts);
  const amount = useAmount();
  const columns: readonly Column[] = [
    { title: text('baseRates.lane'), cell: (rate) => <Lane rate={rate} /> },
    { title: text('baseRates.carrier'), cell: ({ carrier }) => carrier.name, kind: 'short' },
    { title: text('baseRates.kind'), cell: ({ kind }) => kind, kind: 'short' },
    { title: text('baseRates.validity'), cell: (rate) => <Validity rate={rate} />, kind: 'short' },
    { title: text('baseRates.currency'), cell: ({ currency }) => currency, kind: 'short' },
    ...RATE_CONTAINERS.map((container) => ({
      title: container,
      cell: ({ prices, currency }: BaseRate) => amount(prices[container], currency),
      kind: 'amount' as const,
    })),
    { title: text('baseRates.lcl'), cell: (rate) => <PartLoad rate={rate} />, kind: 'amount' as const },
    { title: text('baseRates.source'), cell: (rate) => <Source rate={rate} /> },
  ];
  return (
    <table className={s.table} aria-label={text('menu.baseRates')}>
      <thead className={s.heads}>
        <tr>
          {columns.map(({ title, kind }) => (
            <th key={title} scope="col" className={kind === 'amount' ? s.amountHead : a.head}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={s.body}>
        {rows.map((rate) => (
          <tr key={rate.id} className={s.row}>
            {columns.map(({ title, cell, kind }) => (
              <td key={title} data-name={title} className={CELLS[kind ?? 'words']}>
                {cell(rate)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An amount with the decimals of its currency, and never rounded; a dash for none. */
function useAmount() {
  const formats = useFormats();
  return (value: string | null | undefined, currency: string): string => {
    if (!value) return '–';
    const decimals = currencyDecimals(currency);
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: Math.max(decimals, 2) };
    return formats.number(Number(value), digits);
  };
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
  const state = validityState(rate, today());
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
