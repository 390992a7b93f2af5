import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Kysely, sql } from 'kysely';
import { purchaseOrders } from '../../../../portal/lists/definitions/orders.ts';
import { whereOf } from '../../../../portal/lists/request/request.ts';
import { withoutSearchIndexes } from '../../../../portal/server/db/seed/without-indexes.ts';
import type { Tables } from '../../../../portal/server/db/tables.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { type DataApiServer, startDataApi, USER } from './data-api-server.ts';

/** Companies of the agent, of which every sixth order is; all others are of a company that is not. */
const COMPANIES = 25;
const FIRST_COMPANY = 200;
const ORDERS = 9_000;
const FIRST_ID = 100_000;
/** Of the oldest orders, and so of none that say how frequent a text is; more than are looked up for so few companies. */
const OLDEST = 1_200;

const QUERY = `query($where: JSON, $skip: Int!) {
  page: allPurchaseOrder(where: $where, sort: {field: createdAt, order: DESC}, skip: $skip, take: 50) {
    results { id } totalCount
  }
}`;

forEachDatabase((_name, open) => {
  describe('a search of an agent in the orders of many companies', () => {
    let server: DataApiServer;
    let session: string;
    before(async () => {
      server = await startDataApi(await open());
      await fillOrders(server.database.db);
      session = await server.session(USER.agent);
    });
    after(() => server.close());

    for (const [what, text] of [
      ['that every number has', 'PO-'],
      ['that one in 50 numbers has', '/FW'],
      ['that the oldest numbers have', '-OLD'],
      ['that one number has', '0004302'],
      ['that no number has', 'xyz'],
      ['of every style number', 'ST-00'],
      ['that one in 40 style numbers has', '/AW25'],
      ['of one style number', 'ST-000431'],
    ] as const) {
      it(`MOD-05 D-15 for a text ${what} finds those of its companies, newest first, and of no other`, async () => {
        const where = whereOf(purchaseOrders, { searchText: text, filters: {} });
        const expected = await meets(server.database.db, text);
        for (const skip of [0, 50]) {
          const { data } = await server.ask(session, QUERY, { where, skip });
          const { results, totalCount } = data.page;
          assert.deepEqual(
            [results.map(({ id }: { id: number }) => id), totalCount],
            [expected.slice(skip, skip + 50), expected.length],
            `behind ${skip}`,
          );
        }
      });
    }
  });
});

/** Orders, one a minute, each with a style number of its company. */
async function fillOrders(db: Kysely<Tables>): Promise<void> {
  const company = sql`case when n % 6 = 0 then ${FIRST_COMPANY}::integer + n / 6 % ${COMPANIES}::integer else 102 end`;
  const numbers = sql`generate_series(0, ${ORDERS - 1}::integer) n`;
  await sql`insert into company (id, company_name, entity_type)
    select ${FIRST_COMPANY}::integer + n, 'Customer ' || n, 'Customer' from generate_series(0, ${COMPANIES - 1}::integer) n`.execute(
    db,
  );
  await sql`insert into company_agent (company_id, agent_id)
    select ${FIRST_COMPANY}::integer + n, 2 from generate_series(0, ${COMPANIES - 1}::integer) n`.execute(db);
  await withoutSearchIndexes(db, ['purchase_order', 'style_number'], async () => {
    await sql`insert into purchase_order (id, order_purchaser_id, order_numbers, created_at)
      select ${FIRST_ID}::integer + n, ${company}, 'PO-' || lpad(n::text, 7, '0') || case when n < ${OLDEST}::integer then '-OLD' else '' end
        || case when n % 50 in (0, 1) then '/FW' else '' end,
        '2025-01-01T00:00:00Z'::timestamptz + n * interval '1 minute'
      from ${numbers}`.execute(db);
    await sql`insert into style_number (id, company_id, style_number)
      select ${FIRST_ID}::integer + n, ${company}, 'ST-' || lpad(n::text, 6, '0') || case when n % 40 < 7 then '/AW25' else '' end
      from ${numbers}`.execute(db);
    await sql`insert into purchase_order_style_number (purchase_order_id, style_number_id)
      select ${FIRST_ID}::integer + n, ${FIRST_ID}::integer + n from ${numbers}`.execute(db);
  });
  await sql`analyze`.execute(db);
}

/** The orders of the agent's companies whose number or style number has the text, newest first. */
async function meets(db: Kysely<Tables>, text: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select orders.id from purchase_order orders
    join company_agent agency on agency.company_id = orders.order_purchaser_id and agency.agent_id = 2
    join purchase_order_style_number link on link.purchase_order_id = orders.id
    join style_number style on style.id = link.style_number_id
    where position(lower(${text}) in lower(orders.order_numbers || ' ' || style.style_number)) > 0
    group by orders.id order by orders.created_at desc, orders.id desc`.execute(db);
  return rows.map(({ id }) => id);
}
