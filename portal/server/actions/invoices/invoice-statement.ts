import { sql } from 'kysely';
import { type InvoiceStatement, InvoiceStatementInput } from '../../../../shared/contract/invoices.ts';
import { AGEING_BUCKETS } from '../../../../shared/trade/ageing.ts';
import type { UserCaller } from '../../auth/rights/caller.ts';
import { isOwnCompany, mayReadInvoice } from '../../data-api/models/rights.ts';
import { forbidden } from '../../http/errors/api-error.ts';
import { amountText } from '../../invoices/amount-text.ts';
import { daysOverdueSql, invoiceStatusSql, OWED_SQL } from '../../invoices/invoice-status.ts';
import { defineAction } from '../action.ts';

/** More would be no statement that anybody reads. */
const MOST = 1000;

/**
 * MOD-09: what is owed, by due date and by how long it has been overdue; currencies are never added. People see what their
 * company owes, admins of the provider what all customers do, or one of them; `customer` is that one, and null alike for a company
 * that there isn't, one that is no customer and one that the caller may not read.
 *
 * @throws ApiError 403 for links and the tools' own scope
 */
export const invoiceStatement = defineAction({
  id: '9c3b8f52-1d64-4e0a-8f27-5ab0c6e41d93',
  input: InvoiceStatementInput,
  readsOnly: true,
  async allow(_trx, caller): Promise<UserCaller> {
    if (caller.kind !== 'user') throw forbidden();
    return caller;
  },
  async run(trx, caller, { entityId }) {
    const { rows } = await sql<InvoiceStatement>`
      with readable as (
        select invoice.id as "invoiceId", invoice.reference, customer.company_name as customer,
          invoice.customer_id as "customerId", invoice.issued_on as "issuedOn", invoice.due_on as "dueOn",
          ${sql.raw(invoiceStatusSql('invoice'))} as status,
          coalesce(${sql.raw(daysOverdueSql('invoice'))}, 0) as "daysOverdue", total.currency,
          total.amount, total.paid_amount as paid, total.credited_amount as credited, ${sql.raw(OWED_SQL)} as owed
        from invoice join company customer on customer.id = invoice.customer_id
        join invoice_total total on total.invoice_id = invoice.id
        where ${sql.raw(OWED_SQL)} > 0 and ${mayReadInvoice(caller, 'invoice')}
      ), due as (
        select * from readable
        where ${entityId ?? null}::integer is null or "customerId" = ${entityId ?? null}::integer
      ), ageing as (
        select currency, sum(owed) as total, ${sql.raw(BUCKETS)} as buckets from due group by currency
      )
      select provider_today()::text as "asOf",
        (select json_build_object('id', id, 'name', company_name) from company
          where id = ${entityId ?? null}::integer and ${isOwnCompany(caller, 'company')}
            and (entity_type = 'Importer' or exists (select 1 from invoice where customer_id = company.id))
        ) as customer,
        coalesce((select json_agg(debtor) from (
          select "customerId" as id, customer as name from readable group by 1, 2 order by 2, 1
        ) debtor), '[]') as customers,
        coalesce((select json_agg(listed) from (
          select "invoiceId", reference, customer, "customerId", "issuedOn", "dueOn", status, "daysOverdue", currency,
            ${AMOUNTS}
          from due order by "dueOn", "invoiceId", currency limit ${MOST}::integer
        ) listed), '[]') as invoices,
        (select count(*) from due) > ${MOST}::integer as "isCut",
        coalesce((select json_agg(summed) from (
          select currency, ${sql.raw(amountText('total'))} as total, buckets from ageing order by currency
        ) summed), '[]') as currencies`.execute(trx);
    return { result: rows[0] };
  },
});

const BUCKETS = `json_build_object(${AGEING_BUCKETS.map(({ id, from }, place) => {
  const next = AGEING_BUCKETS[place + 1];
  const days = `"daysOverdue" >= ${from}${next ? ` and "daysOverdue" < ${next.from}` : ''}`;
  return `'${id}', ${amountText(`coalesce(sum(owed) filter (where ${days}), 0)`)}`;
}).join(', ')})`;

const AMOUNTS = sql.raw(
  ['amount', 'paid', 'credited', 'owed'].map((name) => `${amountText(name)} as ${name}`).join(', '),
);
