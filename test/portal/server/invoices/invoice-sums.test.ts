import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../helpers/database.ts';
import { type DataApiServer, startDataApi, USER } from '../data-api/data-api-server.ts';

/** More than a page of the list. */
const MANY = 300;

forEachDatabase((_name, open) => {
  let server: DataApiServer;
  before(async () => {
    server = await startDataApi(await open());
    const { db } = server.database;
    // Every third one is overdue, every second one of importer B.
    await sql`insert into invoice (id, reference, customer_id, issued_on, due_on)
      select n, 'INV-' || n, 101 + n % 2, due - 30, due from generate_series(1, ${MANY}::integer) n,
        lateral (select (now() at time zone 'UTC')::date + case n % 3 when 0 then -5 else 5 end as due) days`.execute(
      db,
    );
    await sql`insert into invoice_total (invoice_id, currency, amount, paid_amount, credited_amount)
      select n, 'USD', 10.10, 0.05, 0.05 from generate_series(1, ${MANY}::integer) n
      union all select 2, 'EUR', 7, 7, 0`.execute(db);
    await sql`insert into invoice_entry (id, invoice_id, kind, currency, amount, entered_on, created_by)
      values (12, 1, 'credit', 'USD', 0.05, '2026-01-02', 'Ada')`.execute(db);
  });
  after(() => server.close());

  const ask = async (token: string | undefined, body: object = {}) => {
    const answer = await fetch(`${server.url}/api/invoice-sums`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    return {
      status: answer.status,
      body: (await answer.json()) as { currencies?: object[]; error?: string },
    };
  };
  const sums = async (userId: number, body?: object) =>
    (await ask(await server.session(userId), body)).body.currencies;
  const usd = (count: number) => ({
    ...{ currency: 'USD', amount: (count * 10.05).toFixed(2), owed: (count * 10).toFixed(2) },
  });

  it('MOD-09 all invoices of a list are added up, each currency on its own, and not a page of them', async () => {
    assert.deepEqual(await sums(USER.admin), [{ currency: 'EUR', amount: '7.00', owed: '0.00' }, usd(MANY)]);
  });

  it('MOD-09 of a searched and filtered list only what is left is added up', async () => {
    assert.deepEqual(await sums(USER.admin, { filters: { status: 'overdue' } }), [usd(MANY / 3)]);
    assert.deepEqual(await sums(USER.admin, { search: 'INV-300', filters: { status: 'overdue' } }), [usd(1)]);
    assert.deepEqual(await sums(USER.admin, { filters: { status: 'cancelled' } }), []);
    for (const search of ['CN-2026-000012', 'cn-2026'])
      assert.deepEqual(await sums(USER.admin, { search }), [usd(1)]);
    assert.deepEqual(await sums(USER.importerA, { search: 'CN-2026-000012' }), []);
  });

  it('MOD-09 a customer has the sums of its own invoices, agents and visitors have none', async () => {
    assert.deepEqual(await sums(USER.importerB), [usd(MANY / 2)]);
    assert.deepEqual(await sums(USER.agent), []);
    const visitor = await ask(await server.link('shipment', 2001));
    assert.deepEqual(visitor.body.currencies ?? [], []);
    assert.equal((await ask(undefined)).status, 401);
  });

  it('MOD-09 a filter that is no text is refused with its field', async () => {
    const { status, body } = await ask(await server.session(USER.admin), { filters: { status: 1 } });
    assert.equal(status, 422);
    assert.match(body.error ?? '', /filters/);
  });
});
