import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import { sql } from 'kysely';
import * as v from 'valibot';
import { pruneImports } from '../../../../portal/server/imports/repository.ts';
import { ImportsAnswer } from '../../../../shared/contract/imports.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { importFile } from '../../../helpers/import-rows.ts';
import {
  ADMIN,
  AGENT,
  csv,
  IMPORTER,
  type Importing,
  importing,
  OTHER_ADMIN,
  startImportServer,
  suiteImports,
} from './import-server.ts';

const ROWS = csv(['Order Number', 'Purchaser'], ['PO-1', 'C-1']);

forEachDatabase((name, open) => {
  const imports = suiteImports(open);
  let other: Importing;
  before(async () => {
    other = await imports.server.as(OTHER_ADMIN);
  });

  const count = async (table: string) =>
    (
      await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}`.execute(
        imports.database.db,
      )
    ).rows[0]!.count;

  test('D-15 nobody but an admin of the provider imports, or sees imports', async () => {
    const { id } = await imports.admin.check('purchaseOrders', ROWS);
    const { id: fileId } = await imports.admin.files.upload(ROWS, { name: 'rows.csv' });
    const linkToken = await imports.server.services.auth.signLink(
      { recordType: 'entity', recordId: 1, role: 'admin' },
      3600,
    );
    const { token } = await imports.server.services.auth.bettyLogin({ linkToken });
    const ofImporter = 'boss@shop.example';
    await sql`insert into web_user (id, email, password_hash, first_name, entity_id, home_entity_id)
      select 8, ${ofImporter}, password_hash, 'Olu', 101, 101 from web_user where id = 1`.execute(
      imports.database.db,
    );
    await sql`insert into web_user_role (web_user_id, role_id) values (8, 1)`.execute(imports.database.db);
    const others = [
      await imports.server.as(AGENT),
      await imports.server.as(IMPORTER),
      await imports.server.as(ofImporter),
      importing(imports.server.url, token),
    ];
    for (const foreign of others) {
      const refused = { status: 403, message: 'Only an admin of the provider can import.' };
      await assert.rejects(foreign.act('startImport', { kind: 'purchaseOrders', fileId }), refused);
      await assert.rejects(foreign.act('getImport', { id }), refused);
      await assert.rejects(foreign.act('listImports', {}), refused);
      await assert.rejects(foreign.act('listImportRows', { id }), refused);
      await assert.rejects(foreign.act('applyImport', { id }), refused);
    }
    assert.equal((await other.act('getImport', { id })).id, id);
    await assert.rejects(imports.admin.act('startImport', { kind: 'purchaseOrders', fileId: randomUUID() }), {
      status: 404,
    });
    await assert.rejects(imports.admin.act('getImport', { id: randomUUID() }), { status: 404 });
  });

  test('D-142 base rates are not imported from a file that another company could read', async () => {
    const { id: fileId } = await imports.admin.files.upload(ROWS, { name: 'rows.csv', entityId: 101 });
    await assert.rejects(imports.admin.act('startImport', { kind: 'baseRates', fileId }), {
      status: 409,
      code: 'not_provider',
    });
    const { id } = await imports.admin.act('startImport', { kind: 'purchaseOrders', fileId });
    await imports.admin.ended(id);
  });

  test('D-37 an answer that was lost is asked for again: one import, one job', async () => {
    const { id: fileId } = await imports.admin.files.upload(ROWS, { name: 'rows.csv' });
    const before = await count('job');
    const start = () => imports.admin.act('startImport', { kind: 'purchaseOrders', fileId }, 'start once');
    const [first, second] = [await start(), await start()];
    assert.equal(second.id, first.id);
    await imports.admin.ended(first.id);
    const apply = () => imports.admin.act('applyImport', { id: first.id }, 'apply once');
    const [one, two] = [await apply(), await apply()];
    assert.equal(two.job.id, one.job.id);
    await imports.admin.ended(first.id);
    // A fresh key finds it done.
    assert.equal((await imports.admin.act('applyImport', { id: first.id })).job.id, one.job.id);
    assert.equal(await count('job'), before + 2);
    assert.equal(await count('purchase_order'), 1);
  });

  test('an import is applied once its check is through, and not before', async () => {
    const unreadable = await imports.admin.check('purchaseOrders', 'nothing,of,it\n1,2,3');
    await assert.rejects(imports.admin.act('applyImport', { id: unreadable.id }), {
      status: 409,
      code: 'not_checked',
    });
  });

  test('imports are listed newest first, and their rows by line', async () => {
    const lines = Array.from({ length: 5 }, (_, n) => [`L-${n}`, n === 2 ? 'nobody' : 'C-1']);
    const { id } = await imports.admin.check('purchaseOrders', csv(['Order Number', 'Purchaser'], ...lines));
    const { imports: listed, hasMore } = v.parse(
      ImportsAnswer,
      await imports.admin.act<unknown>('listImports', { take: 1 }),
    );
    assert.deepEqual([listed.map((one) => one.id), hasMore], [[id], true]);
    assert.deepEqual(listed[0]?.headings, []);
    assert.equal((await imports.admin.act('getImport', { id })).headings.length, 2);
    const older = await imports.admin.act<{ imports: { id: string }[] }>('listImports', { before: id });
    assert.ok(older.imports.length > 0 && older.imports.every((one) => one.id !== id));
    const page = (more: object) =>
      imports.admin.act<{ rows: { line: number }[]; hasMore: boolean }>('listImportRows', { id, ...more });
    const shown = async (more: object) => {
      const { rows, hasMore: isMore } = await page(more);
      return [rows.map(({ line }) => line), isMore];
    };
    assert.deepEqual(await shown({ take: 2 }), [[2, 3], true]);
    assert.deepEqual(await shown({ take: 4, after: 3 }), [[4, 5, 6], false]);
    assert.deepEqual(await shown({ outcome: 'wrong' }), [[4], false]);
  });

  test('what became wrong since the check is not written, and says why', async () => {
    const heads = ['Reference', 'Customer', 'Mode', 'Status', 'Purchase Orders'];
    const { id } = await imports.admin.check(
      'bookings',
      csv(heads, ['W-1', 'C-1', 'Ocean', 'Confirmed', 'PO-1'], ['W-2', 'C-1', 'Ocean', 'Confirmed', '']),
    );
    await sql`delete from purchase_order where order_numbers = 'PO-1'`.execute(imports.database.db);
    const { counts } = await imports.admin.apply(id);
    assert.deepEqual(counts, { create: 1, change: 0, same: 0, wrong: 1, leftOut: 0, written: 1 });
    const [row] = await imports.admin.rows(id, 'wrong');
    assert.deepEqual([row?.reference, row?.problems[0]?.reasons[0]?.code], ['W-1', 'importOrders']);
    const { rows } = await sql`select reference from booking where reference like 'W-%'`.execute(
      imports.database.db,
    );
    assert.deepEqual(rows, [{ reference: 'W-2' }]);
  });

  test('D-15 D-141 an admin who lost the role, and one who cancels, stop it between batches; it goes on later', async () => {
    const rows = 1500;
    await imports.admin.run('companies', importFile('companies', 'STOP', 20));
    const { id } = await imports.admin.check('purchaseOrders', importFile('purchaseOrders', 'STOP', rows));
    const stopped = async (stop: () => Promise<unknown>) => {
      const before = (await other.act('getImport', { id })).counts.written;
      for (;;) {
        const { counts, state, job } = await other.act('getImport', { id });
        if (counts.written > before) break;
        assert.equal(state, 'importing', JSON.stringify(job));
      }
      await stop();
      return other.ended(id);
    };
    await imports.admin.act('applyImport', { id });
    const demoted = await stopped(() =>
      sql`delete from web_user_role where web_user_id = 1`.execute(imports.database.db),
    );
    assert.deepEqual([demoted.state, demoted.job.reasons[0]?.code], ['stopped', 'importAdminGone']);
    assert.ok(demoted.counts.written < rows);
    await other.act('applyImport', { id });
    const cancelled = await stopped(async () =>
      other.act('cancelJob', { id: (await other.act('getImport', { id })).job.id }),
    );
    assert.deepEqual([cancelled.state, cancelled.job.state], ['stopped', 'cancelled']);
    assert.ok(cancelled.counts.written > demoted.counts.written && cancelled.counts.written < rows);
    const { state, counts } = await other.apply(id);
    assert.deepEqual(
      [state, counts],
      ['imported', { create: rows, change: 0, same: 0, wrong: 0, leftOut: 0, written: rows }],
    );
    const { rows: audited } = await sql<{ entries: number; orders: number }>`
      select count(*)::integer as entries, count(distinct record_id)::integer as orders from audit_log
      where record_type = 'purchaseOrder' and reference like 'STOP-%'`.execute(imports.database.db);
    assert.deepEqual(audited, [{ entries: rows, orders: rows }]);
    await sql`insert into web_user_role (web_user_id, role_id) values (1, 1)`.execute(imports.database.db);
    imports.admin = await imports.server.as(ADMIN);
  });

  test('what was imported is found by any part, seen by its customer, and in the audit log', async () => {
    await sql`update company set entity_type = 'Importer' where id = 101`.execute(imports.database.db);
    await imports.admin.run(
      'purchaseOrders',
      csv(['Order Number', 'Purchaser', 'Style Numbers'], ['XQ7-20413', 'Importer A', 'ST-98761']),
    );
    await imports.admin.run(
      'bookings',
      csv(
        ['Reference', 'Customer', 'Mode', 'Status', 'Purchase Orders'],
        ['SEEN-1', 'Importer A', 'Ocean', 'Confirmed', 'XQ7-20413'],
      ),
    );
    const importer = await imports.server.as(IMPORTER);
    const { allBooking } = await importer.query(
      `{ allBooking(where: { reference: { eq: "SEEN-1" } }) { results { id reference customer { id } pos { orderNumbers styleNumbers { styleNumber } } } } }`,
    );
    const { results } = allBooking as { results: { pos: unknown }[] };
    assert.deepEqual(
      results.map(({ pos }) => pos),
      [[{ orderNumbers: 'XQ7-20413', styleNumbers: [{ styleNumber: 'ST-98761' }] }]],
    );
    const { found } = await importer.query(
      `{ found: allPurchaseOrder(where: { orderNumbers: { matches: "0413" } }) { results { orderNumbers } } }`,
    );
    assert.deepEqual(found, { results: [{ orderNumbers: 'XQ7-20413' }] });
    const { entries } = await importer.act<{
      entries: { action: string; recordType: string; reference: string; changes: unknown[] }[];
    }>('listAuditLog', {});
    const [entry] = entries.filter(({ reference }) => reference === 'SEEN-1');
    assert.deepEqual([entry?.action, entry?.recordType], ['applyImport', 'booking']);
    assert.deepEqual(entry?.changes.at(-1), { field: 'purchaseOrder', before: null, after: 'XQ7-20413' });
  });

  test('D-96 whoever a record is given to isn’t told whose it was', async () => {
    const heads = ['Reference', 'Customer', 'Mode', 'Status'];
    await imports.admin.run('bookings', csv(heads, ['GIVEN-1', 'C-1', 'Ocean', 'Confirmed']));
    await imports.admin.run('bookings', csv(heads, ['GIVEN-1', 'C-2', 'Ocean', 'Confirmed']));
    const { entries } = await imports.admin.act<{ entries: { reference: string; changes: unknown[] }[] }>(
      'listAuditLog',
      {},
    );
    const given = entries.find(({ reference }) => reference === 'GIVEN-1');
    assert.deepEqual(given?.changes, [{ field: 'customer', before: null, after: 'C-2' }]);
  });

  test('an import is kept as long as its job, and then swept with its rows', async () => {
    const { id, job } = await imports.admin.check(
      'purchaseOrders',
      csv(['Order Number', 'Purchaser'], ['GONE', 'C-1']),
    );
    await pruneImports(imports.database.db);
    assert.equal((await imports.admin.act('getImport', { id })).id, id);
    await sql`delete from job where id = ${job.id}::uuid`.execute(imports.database.db);
    await assert.rejects(imports.admin.act('getImport', { id }), { status: 404 });
    await pruneImports(imports.database.db);
    const { rows } = await sql`select 1 from import_row where import_id = ${id}::uuid
      union all select 1 from import where id = ${id}::uuid`.execute(imports.database.db);
    assert.deepEqual(rows, []);
  });

  test('D-26 two servers on a database write each row once', { skip: name === 'embedded' }, async (t) => {
    const second = await startImportServer(imports.database);
    t.after(() => second.close());
    const there = await second.as(OTHER_ADMIN);
    await imports.admin.run('companies', importFile('companies', 'PAIR', 20));
    const rows = 400;
    const ids = await Promise.all(
      [imports.admin, there].map(async (client, n) => {
        const { id } = await client.check(
          'purchaseOrders',
          importFile('purchaseOrders', 'PAIR', rows, n * rows),
        );
        return id;
      }),
    );
    await Promise.all([
      imports.admin.act('applyImport', { id: ids[0] }),
      there.act('applyImport', { id: ids[1] }),
    ]);
    for (const id of ids) assert.equal((await imports.admin.ended(id)).counts.written, rows);
    const { rows: found } = await sql<{ orders: number }>`
      select count(*)::integer as orders from purchase_order where order_numbers like 'PAIR-%'`.execute(
      imports.database.db,
    );
    assert.deepEqual(found, [{ orders: rows * 2 }]);
  });
});
