import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Kysely, sql } from 'kysely';
import { purchaseOrders } from '../../../../portal/lists/definitions/orders.ts';
import { whereOf } from '../../../../portal/lists/request/request.ts';
import { selectionOf } from '../../../../portal/lists/request/selection.ts';
import { withoutSearchIndexes } from '../../../../portal/server/db/seed/without-indexes.ts';
import type { Tables } from '../../../../portal/server/db/tables.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { type DataApiServer, startDataApi, USER } from './data-api-server.ts';
import { EVERYTHING, FIRST_ID, LATE, listOf, MANY, MOST_ROWS, NEWEST, rowsRead, START } from './rows-read.ts';

/** Of a company that has 120 orders: its own, and the newest of all that tell how common a text is. */
const MOST_ORDERS_OF_FEW = 1_000;
/** The first rows that tell how common a text is, and the page. */
const MOST_ORDERS_OF_PAGE = 300;
const MINUTE = 60_000;

const LIST = listOf(purchaseOrders);
const PAGE = `query($where: JSON, $skip: Int!) {
  page: allPurchaseOrder(where: $where, sort: {field: createdAt, order: DESC}, skip: $skip, take: 50) {
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
      const middle = new Date(START + (MANY / 2) * MINUTE).toISOString();
      const where = {
        _and: [{ createdAt: { lteq: middle } }, { _or: [{ createdAt: { lt: middle } }, { id: { lt: 1 } }] }],
      };
      assert.equal((await read(LIST, { sort: NEWEST, where })).page.results[0].id, FIRST_ID + MANY / 2 - 1);
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

    for (const [status, ofAll, ofOne] of [
      ['Open', 50, 50],
      ['Booked', 3, 1],
      ['In Transit', 0, 0],
    ] as const) {
      it(`MOD-05 a page of the orders that are ${status} reads few rows`, async () => {
        const where = { status: { eq: status } };
        assert.equal((await read(LIST, { sort: NEWEST, where })).page.results.length, ofAll);
        const ofCompany = { ...where, orderPurchaser: { id: { eq: 102 } } };
        assert.equal((await read(LIST, { sort: NEWEST, where: ofCompany })).page.results.length, ofOne);
      });
    }

    it('MOD-05 the late ones of many orders are found and counted without a look at the others', async () => {
      const where = whereOf(purchaseOrders, { searchText: '', filters: { late: 'yes' } });
      const unbooked = whereOf(purchaseOrders, {
        searchText: '',
        filters: { status: 'open', late: 'unshipped' },
      });
      for (const { caller, found } of [
        { caller: EVERYTHING, found: LATE },
        { caller: await server.auth.callerOf(await server.session(USER.importerB)), found: LATE / 2 },
      ]) {
        for (const filter of [where, unbooked]) {
          const page = await rowsRead(server, LIST, { sort: NEWEST, where: filter }, caller);
          assert.equal(page.data.page.results.length, found);
          const count = await rowsRead(server, COUNT, { where: filter }, caller);
          assert.equal(count.data.list.totalCount, found);
          for (const { orders } of [page, count]) assert.ok(orders <= MOST_ORDERS_OF_FEW, `${orders} orders`);
        }
      }
    });

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
          ['agent', 101],
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

    for (const [what, where, skip, found] of [
      ['the name of another company', searching('Importer A'), 0, 0],
      ['its own name', searching('importer B'), 0, 50],
      ['a number of another company', searching('0004321'), 0, 0],
      ['the beginning of a number that others alone have', searching('4-'), 0, 0],
      ['a part of numbers that others alone have', searching('-OF-OTHERS'), 0, 0],
      ['a style number of another company', searching('ST-002345'), 0, 0],
      ['what begins all style numbers of another company', searching('ST-00'), 0, 0],
      ['a text that none has', searching('xyz'), 0, 0],
      ['nothing, in the middle', null, 50, 50],
      ['nothing, behind its last order', null, 500, 0],
    ] as const) {
      it(`MOD-05 D-15 a company of few orders that looks for ${what} reads none of the many of others`, async () => {
        const caller = await server.auth.callerOf(await server.session(USER.importerB));
        const reading = await rowsRead(server, PAGE, { where, skip }, caller);
        assert.equal(reading.data.page.results.length, found);
        assert.ok(reading.orders <= MOST_ORDERS_OF_FEW, `${reading.orders} orders`);
        if (what.includes('own name')) return;
        const { data } = await rowsRead(server, COUNT, { where }, caller);
        assert.equal(data.list.totalCount, where ? found : MANY / 100 + 1);
      });
    }

    for (const skip of [0, 50]) {
      it(`MOD-05 a text that 400 older orders have through their style numbers reads those of the page, behind ${skip}`, async () => {
        const caller = await server.auth.callerOf(await server.session(USER.importerA));
        const behind = { createdAt: { lteq: new Date(START + (9_600 - skip) * MINUTE - 1).toISOString() } };
        const where = { _and: [searching('ST-0023'), ...(skip ? [behind] : [])] };
        const reading = await rowsRead(server, PAGE, { where, skip: 0 }, caller);
        const ids = reading.data.page.results.map(({ id }: { id: number }) => id);
        assert.deepEqual(ids, (await meets(server.database.db, 101, 'ST-0023')).slice(skip, skip + 50));
        assert.ok(reading.orders <= MOST_ORDERS_OF_PAGE, `${reading.orders} orders`);
      });
    }

    it('MOD-05 the rare is counted without reading every order, and the common counts right', async () => {
      assert.equal((await read(COUNT, { where: searching('0004321') })).list.totalCount, 1);
      const { data } = await rowsRead(server, COUNT, { where: searching('PO-') });
      assert.ok(data.list.totalCount >= MANY);
    });
  });
});

/**
 * Orders of two companies, one a minute, with a style number that four of them share; before them some of the larger company
 * alone, whose numbers nobody else has. Half of the late ones are the smaller company's.
 */
async function fillOrders(db: Kysely<Tables>): Promise<void> {
  await withoutSearchIndexes(db, ['purchase_order', 'style_number'], async () => {
    await sql`insert into purchase_order (id, order_purchaser_id, order_numbers, created_at, ship_until)
      select ${FIRST_ID}::integer + n, case when n % 100 = 0 then 102 else 101 end, 'PO-' || lpad(n::text, 7, '0'),
        to_timestamp(${START / 1000}::integer + n * 60),
        case when n % 800 in (0, 1) then '2025-01-01' else '9999-01-01' end::date
      from generate_series(0, ${MANY - 1}::integer) n`.execute(db);
    await sql`insert into purchase_order (id, order_purchaser_id, order_numbers, created_at)
      select ${FIRST_ID + MANY}::integer + n, 101, '4-' || lpad(n::text, 7, '0') || '-OF-OTHERS',
        to_timestamp(${START / 1000}::integer - n * 60)
      from generate_series(1, ${MANY / 4}::integer) n`.execute(db);
    await sql`insert into style_number (id, company_id, style_number)
      select ${FIRST_ID}::integer + n, 101, 'ST-' || lpad(n::text, 6, '0')
      from generate_series(0, ${MANY / 4 - 1}::integer) n`.execute(db);
    await sql`insert into purchase_order_style_number (purchase_order_id, style_number_id)
      select ${FIRST_ID}::integer + n, ${FIRST_ID}::integer + n / 4 from generate_series(0, ${MANY - 1}::integer) n`.execute(
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
