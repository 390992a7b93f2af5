import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Kysely, sql } from 'kysely';
import { purchaseOrders } from '../../../../portal/lists/definitions/orders.ts';
import { whereOf } from '../../../../portal/lists/request/request.ts';
import { selectionOf } from '../../../../portal/lists/request/selection.ts';
import type { Caller } from '../../../../portal/server/auth/rights/caller.ts';
import { createCallerQueue } from '../../../../portal/server/caller-queue.ts';
import { runQuery } from '../../../../portal/server/data-api/execute.ts';
import { documentOf } from '../../../../portal/server/data-api/query/document.ts';
import { withoutSearchIndexes } from '../../../../portal/server/db/seed/without-indexes.ts';
import type { Tables } from '../../../../portal/server/db/tables.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { type DataApiServer, startDataApi, USER } from './data-api-server.ts';

const ORDERS = 12_000;
/** A page with what belongs to it, and the rows that a search looks through first: the same for any number of orders. */
const MOST_ROWS = 8_000;
const EVERYTHING: Caller = { kind: 'service', label: 'service' };
const NEWEST = { field: 'createdAt', order: 'DESC' };
const FIRST_ID = 100_000;

const LIST = `query($where: JSON, $sort: JSON) {
  page: allPurchaseOrder(where: $where, sort: $sort, take: 50) {
    results ${selectionOf(purchaseOrders.row)}
  }
}`;
const COUNT = 'query($where: JSON) { list: allPurchaseOrder(where: $where) { totalCount } }';
const searching = (searchText: string) => whereOf(purchaseOrders, { searchText, filters: {} });

forEachDatabase((_name, open) => {
  describe('the list of many purchase orders', () => {
    let server: DataApiServer;
    before(async () => {
      server = await startDataApi(await open());
      await fillOrders(server.database.db);
    });
    after(() => server.close());

    async function read(query: string, variables: object) {
      const reading = await rowsRead(server, query, variables);
      assert.ok(reading.rows <= MOST_ROWS, `${reading.rows} rows for ${JSON.stringify(variables)}`);
      return reading.data;
    }

    it('MOD-05 no page in any order reads more than its rows, the first and a late one behind a row', async () => {
      const sorts = purchaseOrders.columns.flatMap(({ sort }) => (sort ? [sort] : []));
      assert.ok(sorts.length >= 2);
      for (const field of sorts) {
        for (const order of ['ASC', 'DESC']) {
          const { page } = await read(LIST, { sort: { field, order }, where: null });
          assert.equal(page.results.length, 50, `${field} ${order}`);
        }
      }
      const middle = new Date(START + (ORDERS / 2) * MINUTE).toISOString();
      const where = {
        _and: [{ createdAt: { lteq: middle } }, { _or: [{ createdAt: { lt: middle } }, { id: { lt: 1 } }] }],
      };
      assert.equal((await read(LIST, { sort: NEWEST, where })).page.results[0].id, FIRST_ID + ORDERS / 2 - 1);
    });

    for (const [what, text, found] of [
      ['that every number has', 'PO-', 50],
      ['that one number has', '0004321', 1],
      ['that none has', 'xyz', 0],
      ['that the oldest numbers have', 'po-00001', 50],
      ['of two characters at the beginning of every number', 'po', 50],
      ['of two characters that begin none', 'zq', 0],
      ['of a company', 'Importer B', 50],
      ['of one style number', 'ST-002345', 4],
      ['of every style number', 'ST-00', 50],
    ] as const) {
      it(`MOD-05 a search for a text ${what} reads few rows`, async () => {
        const { page } = await read(LIST, { sort: NEWEST, where: searching(text) });
        assert.equal(page.results.length, found);
      });
    }

    it('MOD-05 D-15 a search finds all that the caller may see in their order, however common the text is', async () => {
      const query = `query($where: JSON, $skip: Int!) {
        page: allPurchaseOrder(where: $where, sort: {field: createdAt, order: DESC}, skip: $skip, take: 50) {
          results { id } totalCount
        }
      }`;
      for (const text of ['PO-', '0004', 'po-000430', '99', 'Importer', 'ST-0023', 'xyz']) {
        for (const [user, company] of [
          ['importerA', 101],
          ['importerB', 102],
        ] as const) {
          const expected = await meets(server.database.db, company, text);
          const session = await server.session(USER[user]);
          for (const skip of [0, 50, 100]) {
            const { data } = await server.ask(session, query, { where: searching(text), skip });
            const { results, totalCount } = data.page;
            assert.deepEqual(
              [results.map(({ id }: { id: number }) => id), totalCount],
              [expected.slice(skip, skip + 50), expected.length],
              `"${text}" of ${user} behind ${skip}`,
            );
          }
        }
      }
    });

    it('MOD-05 the rare is counted without reading every order, and the common counts right', async () => {
      assert.equal((await read(COUNT, { where: searching('0004321') })).list.totalCount, 1);
      const { data } = await rowsRead(server, COUNT, { where: searching('PO-') });
      assert.ok(data.list.totalCount >= ORDERS);
    });
  });
});

const START = Date.UTC(2025, 0, 1);
const MINUTE = 60_000;

/** Orders of three companies, one a minute, with a style number that four of them share. */
async function fillOrders(db: Kysely<Tables>): Promise<void> {
  await withoutSearchIndexes(db, ['purchase_order', 'style_number'], async () => {
    await sql`insert into purchase_order (id, order_purchaser_id, order_numbers, created_at)
      select ${FIRST_ID}::integer + n, case when n % 100 = 0 then 102 else 101 end, 'PO-' || lpad(n::text, 7, '0'),
        to_timestamp(${START / 1000}::integer + n * 60)
      from generate_series(0, ${ORDERS - 1}::integer) n`.execute(db);
    await sql`insert into style_number (id, company_id, style_number)
      select ${FIRST_ID}::integer + n, 101, 'ST-' || lpad(n::text, 6, '0')
      from generate_series(0, ${ORDERS / 4 - 1}::integer) n`.execute(db);
    await sql`insert into purchase_order_style_number (purchase_order_id, style_number_id)
      select ${FIRST_ID}::integer + n, ${FIRST_ID}::integer + n / 4 from generate_series(0, ${ORDERS - 1}::integer) n`.execute(
      db,
    );
  });
  await sql`analyze`.execute(db);
}

/** The orders of a company that a search for the text finds, by the plain meaning of that, newest first. */
async function meets(db: Kysely<Tables>, company: number, text: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select orders.id from purchase_order orders join company on company.id = orders.order_purchaser_id
    where orders.order_purchaser_id = ${company} and (
      case when length(${text}) < 3 then starts_with(lower(orders.order_numbers), lower(${text}))
        else position(lower(${text}) in lower(orders.order_numbers)) > 0 end
      or position(lower(${text}) in lower(company.company_name)) > 0
      or length(${text}) >= 5 and exists (
        select 1 from purchase_order_style_number link join style_number style on style.id = link.style_number_id
        where link.purchase_order_id = orders.id and style.company_id = ${company}
          and position(lower(${text}) in lower(style.style_number)) > 0
      )
    )
    order by orders.created_at desc, orders.id desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** Runs the query and asks the database how many rows its tables gave for that. */
async function rowsRead({ database }: DataApiServer, query: string, variables: object) {
  return database.db.connection().execute(async (reads) => {
    await sql`begin`.execute(reads);
    const before = await rowsSoFar(reads);
    const document = documentOf(query);
    const { data } = await runQuery(
      { database: { ...database, reads }, queries: createCallerQueue({ atOnce: 1 }) },
      EVERYTHING,
      { document, operation: document.operation(undefined), variables: variables as Record<string, unknown> },
      { address: '127.0.0.1', answered: Promise.resolve() },
    );
    const rows = (await rowsSoFar(reads)) - before;
    await sql`rollback`.execute(reads);
    return { rows, data: JSON.parse(data) };
  });
}

async function rowsSoFar(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::integer as n
    from pg_stat_xact_user_tables`.execute(db);
  return rows[0]?.n ?? 0;
}
