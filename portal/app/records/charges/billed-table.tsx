import type { BilledTotal } from '../../../../shared/contract/record-charges.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useAmount } from '../../modules/cell/use-amount.ts';
import * as s from './charges.css.ts';
import { texts } from './texts/index.ts';

/** What the invoices of a shipment bill in each currency, and what of it is left to pay: what reports count, too (MOD-17). */
export function BilledTable({ totals }: { totals: readonly BilledTotal[] }) {
  const text = useText(texts);
  const amount = useAmount();
  return (
    <div className={s.totals}>
      <table className={s.table} aria-label={text('recordCharges.byInvoices')}>
        <thead>
          <tr>
            <th scope="col" className={s.head}>
              {text('recordCharges.byInvoices')}
            </th>
            <th scope="col" className={s.amountHead}>
              {text('recordCharges.billed')}
            </th>
            <th scope="col" className={s.amountHead}>
              {text('recordCharges.owed')}
            </th>
          </tr>
        </thead>
        <tbody>
          {totals.map((total) => (
            <tr key={total.currency}>
              <th scope="row" className={s.sumItem}>
                {total.currency}
              </th>
              <td className={s.sum}>{amount(total.amount, total.currency)}</td>
              <td className={s.sum}>{amount(total.owed, total.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={s.note}>{text('recordCharges.byInvoices.note')}</p>
    </div>
  );
}
