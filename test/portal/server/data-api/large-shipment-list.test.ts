import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Kysely, sql } from 'kysely';
import type { ModuleDefinition } from '../../../../portal/lists/definition.ts';
import { manifests } from '../../../../portal/lists/definitions/charges.ts';
import { LATE_SHIPMENTS } from '../../../../portal/lists/definitions/shipment-filters.ts';
import { LATE_VIEW } from '../../../../portal/lists/definitions/shipment-views.ts';
import { shipments } from '../../../../portal/lists/definitions/shipments.ts';
import { whereOf } from '../../../../portal/lists/request/request.ts';
import type { Caller } from '../../../../portal/server/auth/rights/caller.ts';
import { withoutSearchIndexes } from '../../../../portal/server/db/seed/without-indexes.ts';
import type { Tables } from '../../../../portal/server/db/tables.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { type DataApiServer, startDataApi, USER } from './data-api-server.ts';
import { FIRST_ID, LATE, listOf, MANY, MOST_ROWS, NEWEST, rowsRead, START } from './rows-read.ts';

const COUNT = 'query($where: JSON) { list: allShipments(where: $where) { totalCount } }';

forEachDatabase((_name, open) => {
  describe('the lists of many shipments and manifests', () => {
    let server: DataApiServer;
    let provider: Caller;
    before(async () => {
      server = await startDataApi(await open());
      await fillShipments(server.database.db);
      provider = await server.auth.callerOf(await server.session(USER.admin));
    });
    after(() => server.close());

    async function read(list: ModuleDefinition, searchText: string) {
      const where = whereOf(list, { searchText, filters: {} });
      const reading = await rowsRead(server, listOf(list), { sort: NEWEST, where }, provider);
      assert.ok(reading.rows <= MOST_ROWS, `${reading.rows} rows of ${list.id} for "${searchText}"`);
      return reading.data.page.results;
    }

    for (const [what, text, found] of [
      ['that every container has', 'TEMU', 50],
      ['that one container has', '0004321', 1],
      ['that none has', 'xyzw', 0],
    ] as const) {
      it(`MOD-02 a search of shipments for a number ${what} reads few rows`, async () => {
        assert.equal((await read(shipments, text)).length, found);
      });
    }

    it('MOD-02 the late ones of many shipments are found and counted without a look at the others', async () => {
      for (const sort of [{ field: 'nextMilestoneAt', order: 'ASC' }, LATE_VIEW.sort]) {
        const variables = { sort, where: LATE_SHIPMENTS };
        const page = await rowsRead(server, listOf(shipments), variables, provider);
        assert.equal(page.data.page.results.length, LATE);
        const count = await rowsRead(server, COUNT, variables, provider);
        assert.equal(count.data.list.totalCount, LATE);
        for (const { rows } of [page, count]) assert.ok(rows <= MOST_ROWS, `${rows} rows by ${sort.field}`);
      }
    });

    it('MOD-02 a page of many shipments by their arrival, and of those of some days, reads few rows', async () => {
      for (const order of ['ASC', 'DESC']) {
        const variables = { sort: { field: 'arrivalOn', order }, where: null };
        const { rows, data } = await rowsRead(server, listOf(shipments), variables, provider);
        assert.equal(data.page.results.length, 50);
        assert.ok(rows <= MOST_ROWS, `${rows} rows ${order}`);
      }
      const where = whereOf(shipments, {
        searchText: '',
        filters: { arrivesFrom: '2026-01-05', arrivesTo: '2026-01-06' },
      });
      const { rows, data } = await rowsRead(server, listOf(shipments), { sort: NEWEST, where }, provider);
      assert.equal(data.page.results.length, 24);
      assert.ok(rows <= MOST_ROWS, `${rows} rows`);
    });

    it('MOD-09 a page of manifests with what each comes to reads its own charges alone', async () => {
      const results = await read(manifests, '');
      const charged = results.filter(({ id }: { id: number }) => id >= FIRST_ID);
      assert.ok(results.length === 50 && charged.length > 40, `${charged.length} of ${results.length}`);
      for (const { totals } of charged)
        assert.deepEqual(
          totals.map(({ currency, amount }: { currency: string; amount: number }) => [currency, amount]),
          [
            ['EUR', 11],
            ['USD', 110],
          ],
        );
    });
  });
});

/**
 * Shipments, each with a container and a manifest with charges in two currencies. Of the late ones half are so by their plan and
 * half as it is expected.
 */
async function fillShipments(db: Kysely<Tables>): Promise<void> {
  const numbers = sql`generate_series(0, ${MANY - 1}::integer) n`;
  const id = sql`${FIRST_ID}::integer + n`;
  const at = sql`to_timestamp(${START / 1000}::integer + n * 60)`;
  await withoutSearchIndexes(db, ['shipment', 'container', 'manifest'], async () => {
    await sql`insert into shipment (id, reference, company_id, mode, status, created_at, next_milestone_at, expected_delay, arrives_on)
      select ${id}, 'SHP-' || n, 101, 'Ocean', 'Booked', ${at},
        now() + (case when n % 800 = 400 then -1 else 1 end) * (n + 1) * interval '1 hour', case when n % 800 = 0 then 3 end,
        '2026-01-01'::date + n / 12
      from ${numbers}`.execute(db);
    await sql`insert into container (shipment_id, position, number, size_type)
      select ${id}, 0, 'TEMU' || lpad(n::text, 7, '0'), '45G1' from ${numbers}`.execute(db);
    await sql`insert into manifest (id, reference, customer_id, status, created_at)
      select ${id}, 'MAN-' || n, 101, 'Open', ${at} from ${numbers}`.execute(db);
  });
  await sql`insert into charge_type (id, description, charge_iden, charge_type)
    values (${FIRST_ID}, 'Handling', 'HDL', 'Other') on conflict do nothing`.execute(db);
  await sql`insert into charge_sheet (id, manifest_id, feature, revision, saved_by)
    select ${id}, ${id}, 'manifests_charges', 1, 'agent' from ${numbers}`.execute(db);
  await sql`insert into charge_line (sheet_id, position, charge_type_id, unit_code, currency, total_price, comments, manually_edited_total)
    select ${id}, line.position, ${FIRST_ID}, 'EA', line.currency, line.price, '', false
    from ${numbers}, (values (0, 'USD', 100), (1, 'EUR', 10)) line (position, currency, price)`.execute(db);
  await sql`analyze`.execute(db);
}
