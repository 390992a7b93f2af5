import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { openDatabase } from '../../portal/server/db/database.ts';
import { withoutTimeout } from '../../portal/server/db/without-timeout.ts';
import { ROWS_HEADER } from '../../shared/contract/exports.ts';
import { bearerOf, IMPORTER_A } from '../helpers/e2e/data.ts';
import { forEachServerDatabase } from '../helpers/e2e/portal.ts';
import { type ServerProcess, startServer } from '../helpers/server.ts';

const ROWS = 100_000;
/**
 * Of the server's own thread, which the database is no part of; a started server has 50 MB in use. The rows of the list as
 * objects are 130 MB: a server that held them would end for want of memory.
 */
const MOST_HEAP_MB = 100;

function staysFlat(settings: () => Record<string, string>) {
  let server: ServerProcess;
  let bearer: string;
  before(async () => {
    const env = { DEMO: 'on', ...settings() };
    const { dataDir, stop } = await startServer({ env });
    await stop();
    const { db, close } = await openDatabase({ databaseUrl: settings().DATABASE_URL, dataDir });
    try {
      await withoutTimeout(db, (patient) =>
        sql`insert into shipment (reference, company_id, mode, status, weight_kg, created_at)
          select 'MANY-' || n, 101, 'Air', 'Booked', n, now() from generate_series(1, ${ROWS}::integer) n`.execute(
          patient,
        ),
      );
    } finally {
      await close();
    }
    const NODE_OPTIONS = `--max-old-space-size=${MOST_HEAP_MB}`;
    server = await startServer({ dataDir, env: { ...env, NODE_OPTIONS } });
    bearer = await bearerOf(server.url, IMPORTER_A);
  });
  after(() => server?.kill());

  for (const format of ['csv', 'xlsx'] as const)
    test(`MOD-17 a server exports ${ROWS} rows as ${format} with less memory than they would take`, async () => {
      const answer = await fetch(`${server.url}/api/exports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body: JSON.stringify({ module: 'report-air', format }),
      });
      assert.equal(answer.status, 200, answer.ok ? '' : await answer.text());
      assert.ok(Number(answer.headers.get(ROWS_HEADER)) >= ROWS);
      let bytes = 0;
      for await (const part of answer.body ?? []) bytes += part.length;
      // At least its reference and its weight, packed.
      assert.ok(bytes > ROWS * 10, String(bytes));
    });
}

forEachServerDatabase(staysFlat);
