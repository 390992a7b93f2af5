import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import {
  ADMIN,
  csv,
  faults,
  fillForImports,
  type Importing,
  type ImportServer,
  startImportServer,
} from './import-server.ts';

const HEADS = ['Reference', 'Name', 'Type'];

forEachDatabase((_name, open) => {
  let database: Database;
  let server: ImportServer;
  let admin: Importing;
  before(async () => {
    database = await open();
    await fillForImports(database);
    server = await startImportServer(database);
    admin = await server.as(ADMIN);
  });
  after(async () => {
    await server.close();
    await database.close();
  });

  test('a row that the database refuses is marked as wrong, and all others are written', async (t) => {
    await sql`create unique index one_pair on company (left(reference, 4)) where reference like 'PAIR%'`.execute(
      database.db,
    );
    await sql`alter table company add constraint no_refused check (reference <> 'REFUSED')`.execute(
      database.db,
    );
    t.after(async () => {
      await sql`drop index one_pair`.execute(database.db);
      await sql`alter table company drop constraint no_refused`.execute(database.db);
    });
    const references = Array.from({ length: 70 }, (_, n) => `OTHER-${n}`);
    references[3] = 'PAIR-1';
    references[20] = 'REFUSED';
    references[40] = 'PAIR-2';
    const { id } = await admin.check(
      'companies',
      csv(HEADS, ...references.map((reference) => [reference, `Company ${reference}`, 'Supplier'])),
    );
    const { state, counts } = await admin.apply(id);
    assert.deepEqual(
      [state, counts],
      ['imported', { create: 68, change: 0, same: 0, wrong: 2, written: 68 }],
    );
    assert.deepEqual(faults(await admin.rows(id, 'wrong')), [
      [22, 'null: importRowRefused'],
      [42, 'null: importRowRefused'],
    ]);
    const { rows } = await sql<{ stored: number; audited: number }>`
      select count(*)::integer as stored, (select count(*)::integer from audit_log
        where record_type = 'entity' and action = 'applyImport') as audited
      from company where company_name like 'Company %'`.execute(database.db);
    assert.deepEqual(rows, [{ stored: 68, audited: 68 }]);
  });

  test('references that are the same to the database are told by the check', async (t) => {
    const pair = ['\u0391\u03a3', '\u03b1\u03c3'] as const;
    const { rows } = await sql<{ same: boolean }>`
      select lower(${pair[0]}::text) = lower(${pair[1]}::text) as same`.execute(database.db);
    if (!rows[0]?.same) return t.skip('the locale of this database has lower case for ASCII alone');
    const { id } = await admin.check(
      'companies',
      csv(HEADS, [pair[0], 'One', 'Supplier'], [pair[1], 'Two', 'Supplier']),
    );
    assert.deepEqual(faults(await admin.rows(id, 'wrong')), [[3, 'reference: importTwice']]);
  });
});
