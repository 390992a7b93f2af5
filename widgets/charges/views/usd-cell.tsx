import { useAtomValue } from 'jotai';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { ChargeRow } from '../rows/charge-row.ts';
import { isConverted } from '../rows/list-kind.ts';
import type { ChargeRules } from '../rules/charge-rules.ts';
import { isAsConverted, usdAmountOf } from '../rules/conversion.ts';
import { exchangeRatesAtom } from '../state/list-state.ts';
import { texts } from '../texts/index.ts';
import * as s from './usd-cell.css.ts';
import { useAmounts } from './use-amounts.ts';

/** Whether the line has anything to show about its conversion to USD. */
export const hasUsd = (chargeRules: ChargeRules, { cells, stored, isRemoved }: ChargeRow): boolean =>
  !isRemoved &&
  (isConverted(chargeRules.kind, cells.currency) ||
    Boolean(stored?.line.original && isAsConverted(stored, cells)));

/** What the line is in USD and by which rate (D-121), or, once it was converted, what it was before (D-22). */
export function UsdCell({ chargeRules, row }: { chargeRules: ChargeRules; row: ChargeRow }) {
  const text = useText(texts);
  const { amount, money, rate, day } = useAmounts();
  const rates = useAtomValue(exchangeRatesAtom);
  const { charge } = chargeRules.validate(row);
  if (!charge || !hasUsd(chargeRules, row)) return null;

  const { currency } = row.cells;
  const { original } = row.stored?.line ?? {};
  if (!isConverted(chargeRules.kind, currency)) {
    if (!original) return null;
    const { rateDate, source } = original;
    const charged = charge.isMinimum ? original.minimumPrice : original.totalPrice;
    return (
      <Note
        amount={amount(charge.amount)}
        from={text('charges.usd.from', { amount: money(charged, original.currency) })}
        when={text('charges.usd.when', { rate: rate(original.rate), date: day(rateDate), source })}
      />
    );
  }
  const known = rates.get(currency);
  if (!known?.rate) {
    return (
      <span className={s.note}>
        {text(known && !known.isLoading ? 'charges.usd.none' : 'charges.usd.asked')}
      </span>
    );
  }
  const { rateDate, source } = known.rate;
  return (
    <Note
      amount={amount(usdAmountOf(charge.amount, known.rate.rate))}
      when={text('charges.usd.when', { rate: rate(known.rate.rate), date: day(rateDate), source })}
    />
  );
}

/** The rate stands first in its line: where room is short, its source is what is cut. */
const Note = ({ amount, from, when }: { amount: string; from?: string; when: string }) => (
  <div className={s.cell}>
    <div className={s.line}>
      <span>{amount}</span>
      {from && (
        <span className={s.note} title={from}>
          {from}
        </span>
      )}
    </div>
    <div className={s.note} title={when}>
      {when}
    </div>
  </div>
);
