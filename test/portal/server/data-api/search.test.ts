import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../helpers/database.ts';
import { type DataApiServer, startDataApi, USER } from './data-api-server.ts';

const query = (company: number) => `query($text: String!, $take: Int!, $skip: Int!) {
  allPurchaseOrder(
    where: {orderNumbers: {matches: $text}, orderPurchaser: {id: {eq: ${company}}}}, take: $take, skip: $skip
  ) { results { id } totalCount }
}`;
const QUERY = query(102);

const MANY = 300;
const EXACT = 6007;
const EXACT_IN_CAPITALS = 6008;

forEachDatabase((_name, open) => {
  describe('search for an order number among many that match', () => {
    let server: DataApiServer;
    before(async () => {
      server = await startDataApi(await open());
      await sql`insert into purchase_order (id, order_purchaser_id, order_numbers)
        select 6000 + n, 102, case n when 7 then 'ab45' when 8 then 'AB45' else '1-ab45-' || n end
        from generate_series(1, ${MANY}::integer) n`.execute(server.database.db);
    });
    after(() => server.close());

    async function search(user: number, text: string, take: number, skip = 0) {
      const { data, errors } = await server.ask(await server.session(user), QUERY, { text, take, skip });
      assert.equal(errors, undefined);
      const { results, totalCount } = data.allPurchaseOrder;
      return { ids: results.map((row: { id: number }) => row.id), totalCount };
    }

    it('PO-41 D-74 the order of exactly that number comes first, and case counts for that', async () => {
      for (const take of [1, 50, 200]) {
        assert.equal((await search(USER.importerB, 'ab45', take)).ids[0], EXACT, `take ${take}`);
        assert.equal((await search(USER.importerB, 'AB45', take)).ids[0], EXACT_IN_CAPITALS, `take ${take}`);
      }
      const { ids } = await search(USER.importerB, 'aB45', 200);
      assert.equal(ids.length, 200, 'without an exact one the page is as full');
    });

    it('API-23 pages have every order once, the exact one only on the first', async () => {
      const seen: number[] = [];
      for (let skip = 0; skip < MANY; skip += 70) {
        const { ids, totalCount } = await search(USER.importerB, 'ab45', 70, skip);
        assert.equal(totalCount, MANY);
        seen.push(...ids);
      }
      assert.equal(seen.indexOf(EXACT), 0);
      assert.deepEqual(
        seen.toSorted(),
        Array.from({ length: MANY }, (_, n) => 6001 + n),
      );
    });

    it('D-15 an exact match of another company stays hidden', async () => {
      assert.deepEqual(await search(USER.importerA, 'ab45', 50), { ids: [], totalCount: 0 });
    });
  });

  describe('search for any part of a number', () => {
    let server: DataApiServer;
    before(async () => {
      server = await startDataApi(await open());
      await sql`insert into purchase_order (id, order_purchaser_id, order_numbers)
        select 7000 + n, case n % 3 when 0 then 102 else 101 end,
          (array['PO-', 'Ü 订单', 'a_b%', 'x\\'])[n % 4 + 1] || repeat('0', n % 9) || n
        from generate_series(1, 400) n`.execute(server.database.db);
    });
    after(() => server.close());

    const naive = (text: string, company?: number) =>
      sql<{ id: number }>`select id from purchase_order
        where position(lower(${text}) in lower(order_numbers)) > 0
          and order_purchaser_id = coalesce(${company ?? null}::integer, order_purchaser_id)
        order by id`.execute(server.database.db);

    const parts = [
      '',
      '0',
      '00',
      '000',
      '0000',
      '000000',
      '00000000',
      '000000000',
      '1',
      '-0',
      'o-00',
      'po-000001',
    ];
    const others = [
      'Ü',
      'ü',
      '订单',
      '订单0',
      'ü 订单00',
      '_',
      'A_B',
      '%',
      '%0000',
      '\\',
      'x\\0',
      'PO_',
      '390',
      '0039',
    ];

    for (const text of [...parts, ...others]) {
      it(`API-23 finds every order with "${text}" once, page by page`, async () => {
        const token = await server.session(USER.importerA);
        const seen: number[] = [];
        for (let skip = 0, full = true; full; skip += 37) {
          const { data } = await server.ask(token, query(101), { text, take: 37, skip });
          const { results } = data.allPurchaseOrder;
          seen.push(...results.map((row: { id: number }) => row.id));
          full = results.length === 37;
        }
        const { rows } = await naive(text, 101);
        assert.deepEqual(
          seen.toSorted((a, b) => a - b),
          rows.map(({ id }) => id),
        );
      });

      it(`API-23 finds every order with "${text}" in all companies`, async () => {
        const all =
          'query($text: String!) { allPurchaseOrder(where: {orderNumbers: {matches: $text}}, take: 200) { results { id } } }';
        const { data } = await server.ask(await server.session(USER.admin), all, { text });
        const { rows } = await naive(text);
        assert.deepEqual(
          data.allPurchaseOrder.results,
          rows.slice(0, 200).map(({ id }) => ({ id })),
        );
      });
    }
  });
});
