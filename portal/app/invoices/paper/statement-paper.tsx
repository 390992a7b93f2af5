import type { InvoiceStatement } from '../../../../shared/contract/invoices.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { AGEING_BUCKETS } from '../../../../shared/trade/ageing.ts';
import { client } from '../../client/client.ts';
import { useAmount } from '../../modules/cell/use-amount.ts';
import { useRecord } from '../../modules/record/use-record.ts';
import { addresseeOf, CUSTOMER_SOURCE, type Customer } from './customer.ts';
import * as s from './paper.css.ts';
import { Paper } from './paper.tsx';
import { Payment } from './payment.tsx';
import { texts } from './texts/index.ts';
import { useSeller } from './use-seller.ts';

interface StatementPaperProps {
  statement: InvoiceStatement;
  /** Who owes all of it; undefined where several do. */
  debtor: { id: number; name: string } | undefined;
}

/** MOD-09: a statement of account on paper: what is open by age, and of which invoices. */
export function StatementPaper({ statement, debtor }: StatementPaperProps) {
  if (!debtor) return <Whole statement={statement} customer={null} />;
  return <OfOne key={debtor.id} statement={statement} debtor={debtor} />;
}

function OfOne({ statement, debtor }: StatementPaperProps & { debtor: { id: number; name: string } }) {
  const { record } = useRecord(client, CUSTOMER_SOURCE, debtor.id);
  const customer = record.name === 'found' ? record.row : { id: debtor.id, companyName: debtor.name };
  return <Whole statement={statement} customer={customer} />;
}

function Whole({ statement, customer }: { statement: InvoiceStatement; customer: Customer | null }) {
  const text = useText(texts);
  const formats = useFormats();
  const seller = useSeller();
  const { invoices, isCut } = statement;
  return (
    <Paper
      heading={text('statement.title')}
      seller={seller}
      customer={customer && addresseeOf(customer)}
      addressee={text('list.col.customer')}
      usesDays
      facts={[
        [text('paper.asOf'), formats.date(statement.asOf)],
        [text('list.col.customer'), customer ? null : text('statement.all')],
      ]}
    >
      <h3 className={s.caption}>{text('statement.ageing')}</h3>
      <Ageing {...statement} />
      <h3 className={s.caption}>{text('statement.invoices')}</h3>
      {isCut && <p>{text('statement.cut', { count: invoices.length })}</p>}
      <Owed statement={statement} hasCustomer={!customer} />
      {customer && <Payment seller={seller} />}
    </Paper>
  );
}

function Ageing({ currencies }: Pick<InvoiceStatement, 'currencies'>) {
  const text = useText(texts);
  const amount = useAmount();
  return (
    <table className={s.table}>
      <thead>
        <tr>
          <th scope="col">{text('invoice.col.currency')}</th>
          {AGEING_BUCKETS.map(({ id }) => (
            <th key={id} scope="col" className={s.end}>
              {text(`statement.${id}`)}
            </th>
          ))}
          <th scope="col" className={s.end}>
            {text('statement.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {currencies.map(({ currency, buckets, total }) => (
          <tr key={currency}>
            <td>{currency}</td>
            {AGEING_BUCKETS.map(({ id }) => (
              <td key={id} className={s.end}>
                {Number(buckets[id]) === 0 ? '–' : amount(buckets[id], currency)}
              </td>
            ))}
            <td className={s.end}>
              <b>{amount(total, currency)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Owed({ statement, hasCustomer }: { statement: InvoiceStatement; hasCustomer: boolean }) {
  const text = useText(texts);
  const formats = useFormats();
  const amount = useAmount();
  return (
    <table className={s.table}>
      <thead>
        <tr>
          <th scope="col">{text('list.col.reference')}</th>
          {hasCustomer && <th scope="col">{text('list.col.customer')}</th>}
          <th scope="col">{text('list.col.issued')}</th>
          <th scope="col">{text('list.col.due')}</th>
          <th scope="col" className={s.end}>
            {text('list.col.daysOverdue')}
          </th>
          <th scope="col">{text('invoice.col.currency')}</th>
          <th scope="col" className={s.end}>
            {text('invoice.col.amount')}
          </th>
          <th scope="col" className={s.end}>
            {text('invoice.col.paid')}
          </th>
          <th scope="col" className={s.end}>
            {text('invoice.col.credited')}
          </th>
          <th scope="col" className={s.end}>
            {text('invoice.col.owed')}
          </th>
        </tr>
      </thead>
      <tbody>
        {statement.invoices.map((one) => (
          <tr key={`${one.invoiceId} ${one.currency}`}>
            <td className={s.whole}>{one.reference}</td>
            {hasCustomer && <td>{one.customer}</td>}
            <td className={s.whole}>{formats.date(one.issuedOn)}</td>
            <td className={s.whole}>{formats.date(one.dueOn)}</td>
            <td className={s.end}>{one.daysOverdue > 0 ? formats.number(one.daysOverdue) : '–'}</td>
            <td>{one.currency}</td>
            <td className={s.end}>{amount(one.amount, one.currency)}</td>
            <td className={s.end}>{amount(one.paid, one.currency)}</td>
            <td className={s.end}>{amount(one.credited, one.currency)}</td>
            <td className={s.end}>{amount(one.owed, one.currency)}</td>
          </tr>
        ))}
        {statement.currencies.map(({ currency, total }) => (
          <tr key={currency} className={s.sum}>
            <td colSpan={hasCustomer ? 5 : 4}>{text('statement.total')}</td>
            <td>{currency}</td>
            <td colSpan={3} />
            <td className={s.end}>{amount(total, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
