import { useAtomValue } from 'jotai';
import { useText } from '../../shared/i18n/use-text.ts';
import type { Sheet } from './sheet.ts';
import * as s from './totals.css.ts';
import { type Total, totalsOf } from './totals.ts';
import { useAmounts } from './use-amounts.ts';
import { gridAtom, profitAtom, ratesAtom } from './work-state.ts';

/** What the lines come to as they are typed: by currency and in USD; for admins also with the uplift. */
export function TotalsView({ sheet, isAdmin }: { sheet: Sheet; isAdmin: boolean }) {
  const text = useText();
  const { amount } = useAmounts();
  const { rows } = useAtomValue(gridAtom);
  const { isOn } = useAtomValue(profitAtom);
  const { byCurrency, usd, isUsdUnknown } = totalsOf(sheet, rows, useAtomValue(ratesAtom));
  if (byCurrency.length === 0) return null;
  const withProfit = isAdmin && isOn;
  const line = (label: string, total: Total | null) => (
    <tr key={label}>
      <th scope="row" className={s.label}>
        {label}
      </th>
      <td className={s.amount}>{total ? amount(total.cost) : text('charges.usd.none')}</td>
      {withProfit && <td className={s.amount}>{total && amount(total.selling)}</td>}
    </tr>
  );
  return (
    <table className={s.totals} aria-label={text('charges.totals')}>
      <thead>
        <tr>
          <td />
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
        {byCurrency.map((total) => line(total.currency || text('charges.total'), total))}
        {(usd || isUsdUnknown) &&
          line(text(usd?.isWithoutCad ? 'charges.total.usdWithoutCad' : 'charges.total.usd'), usd)}
      </tbody>
    </table>
  );
}
