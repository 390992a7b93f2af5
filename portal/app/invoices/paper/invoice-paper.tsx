import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { decimal } from '../../../../shared/trade/decimal.ts';
import { owedOf } from '../../../../shared/trade/owed.ts';
import { placeOf } from '../../../lists/definitions/common.ts';
import { QUANTITY, useAmount, useUnitPrice } from '../../modules/cell/use-amount.ts';
import type { WholeInvoice } from '../invoice-source.ts';
import { filledColumns } from '../parts/filled-columns.ts';
import * as s from './paper.css.ts';
import { Paper } from './paper.tsx';
import { Payment } from './payment.tsx';
import { texts } from './texts/index.ts';

/** MOD-09: an invoice on paper, between whom it was issued: what is billed, what of it is open, and how that is paid. */
export function InvoicePaper({ invoice }: { invoice: WholeInvoice }) {
  const text = useText(texts);
  const formats = useFormats();
  const { reference, seller, billedTo, shipment, issuedOn, dueOn, totals } = invoice;
  const isOpen = totals.some((total) => decimal(owedOf(total)).gt('0'));
  return (
    <Paper
      heading={text('paper.invoice', { reference })}
      seller={seller}
      customer={billedTo}
      usesDays
      facts={[
        [text('paper.invoiceDate'), formats.date(issuedOn)],
        [text('paper.dueDate'), formats.date(dueOn)],
        [text('list.col.shipment'), shipment?.reference],
        [text('list.col.origin'), shipment && placeOf(shipment.originPort, shipment.originAirport)],
        [
          text('list.col.destination'),
          shipment && placeOf(shipment.destinationPort, shipment.destinationAirport),
        ],
        [text('paper.payReference'), reference],
      ]}
    >
      <Lines lines={invoice.lines} />
      <Sums totals={totals} />
      {isOpen ? (
        <Payment
          seller={seller}
          reference={reference}
          payBy={text('paper.payBy', { day: formats.date(dueOn) })}
        />
      ) : (
        <p>{text('paper.settled')}</p>
      )}
    </Paper>
  );
}

function Lines({ lines }: Pick<WholeInvoice, 'lines'>) {
  const text = useText(texts);
  const formats = useFormats();
  const amount = useAmount();
  const unitPrice = useUnitPrice();
  const filled = filledColumns(lines);
  return (
    <table className={s.table}>
      <thead>
        <tr>
          <th scope="col">{text('paper.description')}</th>
          {filled.quantity && (
            <th scope="col" className={s.end}>
              {text('invoice.col.quantity')}
            </th>
          )}
          {filled.unitCode && <th scope="col">{text('invoice.col.unit')}</th>}
          {filled.unitCost && (
            <th scope="col" className={s.end}>
              {text('invoice.col.unitPrice')}
            </th>
          )}
          <th scope="col">{text('invoice.col.currency')}</th>
          <th scope="col" className={s.end}>
            {text('paper.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, chargeName, quantity, unitCode, unitCost, currency, ...line }) => (
          <tr key={id}>
            <td>{chargeName}</td>
            {filled.quantity && (
              <td className={s.end}>
                {typeof quantity === 'number' ? formats.number(quantity, QUANTITY) : ''}
              </td>
            )}
            {filled.unitCode && <td>{unitCode}</td>}
            {filled.unitCost && (
              <td className={s.end}>
                {typeof unitCost === 'number' ? unitPrice(String(unitCost), currency) : ''}
              </td>
            )}
            <td>{currency}</td>
            <td className={s.end}>{amount(String(line.amount), currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each currency is billed and paid on its own. */
function Sums({ totals }: Pick<WholeInvoice, 'totals'>) {
  const text = useText(texts);
  const amount = useAmount();
  const hasCredits = totals.some(({ creditedAmount }) => creditedAmount > 0);
  return (
    <table className={s.table}>
      <thead>
        <tr>
          <th scope="col">{text('invoice.col.currency')}</th>
          <th scope="col" className={s.end}>
            {text('paper.total')}
          </th>
          <th scope="col" className={s.end}>
            {text('invoice.col.paid')}
          </th>
          {hasCredits && (
            <th scope="col" className={s.end}>
              {text('invoice.col.credited')}
            </th>
          )}
          <th scope="col" className={s.end}>
            {text('paper.due')}
          </th>
        </tr>
      </thead>
      <tbody>
        {totals.map((total) => (
          <tr key={total.id} className={s.sum}>
            <td>{total.currency}</td>
            <td className={s.end}>{amount(String(total.amount), total.currency)}</td>
            <td className={s.end}>{amount(String(total.paidAmount), total.currency)}</td>
            {hasCredits && <td className={s.end}>{amount(String(total.creditedAmount), total.currency)}</td>}
            <td className={s.end}>
              {total.currency} {amount(owedOf(total), total.currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
