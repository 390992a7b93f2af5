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

  describe('search for a number or a name whose signs look alike', () => {
    let server: DataApiServer;
    before(async () => {
      server = await startDataApi(await open());
      await sql`insert into purchase_order (id, order_purchaser_id, order_numbers) values
        (6501, 101, ${'QX\u20117788'}), (6502, 101, 'QX-7788-B'), (6503, 101, ${'ＱＸ－７７８８－Ｃ'}), (6504, 101, 'STRASSE-7'),
        (6505, 101, 'GRÜN-7')`.execute(server.database.db);
      await sql`update company set company_name = 'Müller & Söhne' where id = 102`.execute(
        server.database.db,
      );
    });
    after(() => server.close());

    const numbers = async (user: number, where: string, text: string) => {
      const all = `query($text: String!) { allPurchaseOrder(where: {${where}}, take: 50) { results { id } } }`;
      const { data, errors } = await server.ask(await server.session(user), all, { text });
      assert.equal(errors, undefined);
      return data.allPurchaseOrder.results.map(({ id }: { id: number }) => id).toSorted();
    };

    for (const [text, ids] of [
      ['qx-7788', [6501, 6502, 6503]],
      ['QX\u20137788', [6501, 6502, 6503]],
      ['ｑｘ－７７', [6501, 6502, 6503]],
      ['x-7788\u2014', [6502, 6503]],
      ['straße', [6504]],
      ['gru\u0308n', [6505]],
      ['GRUEN', [6505]],
    ] as const)
      it(`API-23 D-150 ${JSON.stringify(text)} finds every order of it, in a company and in all`, async () => {
        assert.deepEqual(await numbers(USER.importerA, 'orderNumbers: {matches: $text}', text), ids);
        assert.deepEqual(await numbers(USER.admin, 'orderNumbers: {matches: $text}', text), ids);
      });

    it('API-23 D-150 so does its beginning, and what has it not is what is left', async () => {
      for (const user of [USER.importerA, USER.admin]) {
        const found = await numbers(user, 'orderNumbers: {startsWith: $text}', 'ｑｘ\u2013');
        assert.deepEqual(found, [6501, 6502, 6503]);
        const others = await numbers(user, 'orderNumbers: {doesNotMatch: $text}', 'qx\u2013');
        assert.equal(others.includes(6501), false);
      }
    });

    it('API-23 a company is found with and without umlauts, by its beginning and its end, too', async () => {
      const named = async (operator: string, text: string) => {
        const all = `query($text: String!) { allCompany(where: {companyName: {${operator}: $text}}) { results { id } } }`;
        const { data } = await server.ask(await server.session(USER.admin), all, { text });
        return data.allCompany.results.map(({ id }: { id: number }) => id);
      };
      for (const text of ['Müller', 'mueller', 'MULLER', 'Mu\u0308ller'])
        for (const operator of ['matches', 'startsWith'])
          assert.deepEqual(await named(operator, text), [102], `${operator} ${text}`);
      for (const text of ['söhne', 'Soehne', 'sohne'])
        assert.deepEqual(await named('endsWith', text), [102], text);
      for (const [operator, text] of [
        ['startsWith', 'söhne'],
        ['endsWith', 'müller'],
      ] as const)
        assert.deepEqual(await named(operator, text), [], `${operator} ${text}`);
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

    const naive = async (text: string, company?: number) => {
      const { rows } = await sql<{
        id: number;
        number: string;
      }>`select id, order_numbers as number from purchase_order
        where order_purchaser_id = coalesce(${company ?? null}::integer, order_purchaser_id)
        order by id`.execute(server.database.db);
      // Not by the database, which knows the capitals of its own locale alone.
      const found = rows.filter(({ number }) => number.toLowerCase().includes(text.toLowerCase()));
      return found.map(({ id }) => ({ id }));
    };

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
        const found = await naive(text, 101);
        assert.deepEqual(
          seen.toSorted((a, b) => a - b),
          found.map(({ id }) => id),
        );
      });

      it(`API-23 finds every order with "${text}" in all companies`, async () => {
        const all =
          'query($text: String!) { allPurchaseOrder(where: {orderNumbers: {matches: $text}}, take: 200) { results { id } } }';
        const { data } = await server.ask(await server.session(USER.admin), all, { text });
        const found = await naive(text);
        assert.deepEqual(data.allPurchaseOrder.results, found.slice(0, 200));
      });
    }
  });
});
