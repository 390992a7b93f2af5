import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { ChargeRules } from '../rules/charge-rules.ts';
import { createTotals, type Total } from '../rules/list-totals.ts';
import { titleAtom } from '../state/element-state.ts';
import { exchangeRatesAtom, gridAtom, profitAtom } from '../state/list-state.ts';
import { texts } from '../texts/index.ts';
import { cargoParts } from './cargo-parts.ts';
import * as s from './totals.css.ts';
import { useAmounts } from './use-amounts.ts';

/** What the lines come to as they are typed: by currency and in USD; for admins also with the uplift. */
export function TotalsView({ chargeRules, isAdmin }: { chargeRules: ChargeRules; isAdmin: boolean }) {
  const text = useText(texts);
  const { amount, rate: number } = useAmounts();
  const { rows } = useAtomValue(gridAtom);
  const { isOn } = useAtomValue(profitAtom);
  const rates = useAtomValue(exchangeRatesAtom);
  const totalsOf = useMemo(() => createTotals(chargeRules, rates), [chargeRules, rates]);
  const cargo = cargoParts(useAtomValue(titleAtom), number).join(', ');
  const { byCurrency, usd } = totalsOf(rows);
  if (byCurrency.length === 0) return null;
  const withProfit = isAdmin && isOn;
  const unnamed = text(chargeRules.kind.isManifest ? 'charges.total' : 'charges.total.noCurrency');
  const line = (label: string, total: Total | null, className?: string) => (
    <tr key={label} className={className}>
      <th scope="row" className={s.label}>
        {label}
      </th>
      <td className={s.amount}>{total ? amount(total.cost) : text('charges.total.unknown')}</td>
      {withProfit && <td className={s.amount}>{total && amount(total.selling)}</td>}
    </tr>
  );
  return (
    <table className={s.totals} aria-label={text('charges.totals')}>
      <thead>
        <tr>
          <td className={s.column}>{cargo && text('charges.totals.for', { cargo })}</td>
          <th scope="col" className={s.column}>
            {text('charges.total.cost')}
          </th>
          {withProfit && (
            <th scope="col" className={s.column}>
              {text('charges.total.profit')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {byCurrency.map((total) => line(total.currency || unnamed, total))}
        {usd !== undefined && line(text('charges.total.usd'), usd, s.grand)}
      </tbody>
    </table>
  );
}
