import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { up } from '../../../../../portal/server/db/migrations/0065-invoice-parties.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';

/** What the migration brings, taken away again. */
const BEFORE = [
  'drop trigger name_parties on invoice',
  'drop trigger name_parties on invoice_entry',
  'drop function name_invoice_parties',
  'drop function name_credit_note_parties',
  'drop function invoice_party_of',
  ...['invoice', 'invoice_entry'].map(
    (table) => `alter table ${table} drop column seller_party_id, drop column customer_party_id`,
  ),
  'drop table invoice_party',
];

forEachDatabase((_kind, open) => {
  test('MOD-09 invoices and credit notes from before name whom they concern as they are today, each once', async () => {
    const database = await open();
    const { db } = database;
    try {
      for (const statement of [
        ...BEFORE,
        `insert into company (id, company_name, entity_type, bank_name) values
          (5001, 'Provider', 'Provider', 'Harbour Bank'), (5002, 'Customer', 'Importer', null)`,
        `insert into invoice (id, reference, customer_id, issued_on, due_on, revision) values
          (1, 'A', 5002, '2026-01-01', '2026-02-01', 4), (2, 'B', 5002, '2026-01-01', '2026-02-01', 1)`,
        `insert into invoice_entry (id, invoice_id, kind, currency, amount, entered_on, created_by) values
          (1, 1, 'credit', 'USD', 1, '2026-01-02', 'Ada'), (2, 1, 'payment', 'USD', 1, '2026-01-02', 'Ada')`,
      ])
        await sql.raw(statement).execute(db);
      await up(db as never);
      const { rows } = await sql`
        select revision, seller.company_name as seller, seller.bank_name as bank, customer.company_name as customer,
          customer.city, (select json_agg(entry.customer_party_id = invoice.customer_party_id order by entry.id)
            from invoice_entry entry where entry.invoice_id = invoice.id) as entries
        from invoice join invoice_party seller on seller.id = seller_party_id
        join invoice_party customer on customer.id = customer_party_id order by invoice.id`.execute(db);
      const parties = { seller: 'Provider', bank: 'Harbour Bank', customer: 'Customer', city: '' };
      assert.deepEqual(rows, [
        { revision: 4, ...parties, entries: [true, null] },
        { revision: 1, ...parties, entries: null },
      ]);
      const { rows: stored } = await sql`select 1 from invoice_party`.execute(db);
      assert.equal(stored.length, 2);
    } finally {
      await database.close();
    }
  });
});
