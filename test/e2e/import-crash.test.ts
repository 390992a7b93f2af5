import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../portal/server/db/database.ts';
import { amountOf } from '../../shared/build/tests/tiers.mjs';
import { ADMIN, bearerOf } from '../helpers/e2e/data.ts';
import { endLeases, forEachServerDatabase, suitePortal } from '../helpers/e2e/portal.ts';
import { eventually } from '../helpers/eventually.ts';
import { importFile } from '../helpers/import-rows.ts';
import { importing } from '../portal/server/imports/import-server.ts';

/** `IMPORT_KILLS=100` for a closer look, of minutes. */
const KILLS = amountOf('test/e2e/import-crash.test.ts');
/** A batch of rows takes a moment, and a busy machine longer. */
const PATIENCE = 60_000;
/** More than are written between two kills. */
const ROWS = 400 + KILLS * 200;

/** Of the orders of an import: how many there are, and how often each was written, by the audit log. */
async function written({ db }: Database) {
  const { rows } = await sql`
    select count(*)::integer as orders, min(entries)::integer as least, max(entries)::integer as most, (
      select count(*)::integer from import_row where is_written and reference like 'KILL-PO-%'
    ) as marked
    from (
      select (select count(*) from audit_log where record_type = 'purchaseOrder' and record_id = ordered.id) as entries
      from purchase_order ordered where order_numbers like 'KILL-PO-%'
    ) counted`.execute(db);
  return rows[0] as { orders: number; least: number; most: number; marked: number };
}

/** An import outlives the server: every row once, whenever the process dies. */
function survives(settings: () => Record<string, string>) {
  const portal = suitePortal(settings);
  const restarted = async () => {
    await portal.kill();
    await portal.inDatabase(endLeases);
    await portal.restart();
  };
  let bearer: string;
  before(async () => {
    bearer = await bearerOf(portal.url, ADMIN);
  });

  test('D-26 D-141 a server that is killed while it checks and writes an import writes every row once', async () => {
    const client = importing(portal.url, bearer);
    await client.run('companies', importFile('companies', 'KILL', 20));
    const { id: fileId } = await client.files.upload(importFile('purchaseOrders', 'KILL', ROWS), {
      name: 'rows.csv',
    });
    const { id } = await client.act('startImport', { kind: 'purchaseOrders', fileId });
    await wait(100);
    await restarted();
    assert.equal((await client.ended(id)).counts.create, ROWS);
    await client.act('applyImport', { id }, 'apply');
    let met = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { counts } = await client.act('getImport', { id });
      const { state } = await eventually(
        () => client.act('getImport', { id }),
        (now) => now.state !== 'importing' || now.counts.written > counts.written,
        PATIENCE,
      );
      if (state === 'importing') met += 1;
      await wait(Math.random() * 100);
      await restarted();
      await client.act('applyImport', { id }, 'apply');
    }
    assert.ok(met > 0, 'no kill met the import');
    const { state, counts } = await client.ended(id);
    assert.deepEqual([state, counts.written], ['imported', ROWS]);
    await portal.kill();
    const stored = await portal.inDatabase(written);
    assert.deepEqual(stored, { orders: ROWS, least: 1, most: 1, marked: ROWS });
  });
}

forEachServerDatabase(survives);
