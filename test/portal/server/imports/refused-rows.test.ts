import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../helpers/database.ts';
import { csv, faults, suiteImports } from './import-server.ts';

const HEADS = ['Reference', 'Name', 'Type'];

forEachDatabase((_name, open) => {
  const imports = suiteImports(open);

  test('a row that the database refuses is marked as wrong, and all others are written', async (t) => {
    await sql`create unique index one_pair on company (left(reference, 4)) where reference like 'PAIR%'`.execute(
      imports.database.db,
    );
    await sql`alter table company add constraint no_refused check (reference <> 'REFUSED')`.execute(
      imports.database.db,
    );
    t.after(async () => {
      await sql`drop index one_pair`.execute(imports.database.db);
      await sql`alter table company drop constraint no_refused`.execute(imports.database.db);
    });
    const references = Array.from({ length: 70 }, (_, n) => `OTHER-${n}`);
    references[3] = 'PAIR-1';
    references[20] = 'REFUSED';
    references[40] = 'PAIR-2';
    const { id } = await imports.admin.check(
      'companies',
      csv(HEADS, ...references.map((reference) => [reference, `Company ${reference}`, 'Supplier'])),
    );
    const { state, counts } = await imports.admin.apply(id);
    assert.deepEqual(
      [state, counts],
      ['imported', { create: 68, change: 0, same: 0, wrong: 2, leftOut: 0, written: 68 }],
    );
    assert.deepEqual(faults(await imports.admin.rows(id, 'wrong')), [
      [22, 'null: importRowRefused'],
      [42, 'null: importRowRefused'],
    ]);
    const { rows } = await sql<{ stored: number; audited: number }>`
      select count(*)::integer as stored, (select count(*)::integer from audit_log
        where record_type = 'entity' and action = 'applyImport') as audited
      from company where company_name like 'Company %'`.execute(imports.database.db);
    assert.deepEqual(rows, [{ stored: 68, audited: 68 }]);
  });

  test('a row that a constraint refuses is tried with the others and once alone, and no more', async (t) => {
    const { db } = imports.database;
    // A sequence counts also what is rolled back.
    await sql`create sequence tries`.execute(db);
    await sql`create function count_try() returns trigger language plpgsql as $$
      begin perform nextval('tries'); return new; end $$`.execute(db);
    await sql`create trigger count_try before insert on company for each row
      when (new.reference = 'DOUBLE-2') execute function count_try()`.execute(db);
    await sql`create unique index one_double on company (left(reference, 6)) where reference like 'DOUBLE%'`.execute(
      db,
    );
    t.after(async () => {
      await sql`drop trigger count_try on company`.execute(db);
      await sql`drop function count_try`.execute(db);
      await sql`drop sequence tries`.execute(db);
      await sql`drop index one_double`.execute(db);
    });
    const { counts } = await imports.admin.run(
      'companies',
      csv(HEADS, ['DOUBLE-1', 'First', 'Supplier'], ['DOUBLE-2', 'Second', 'Supplier']),
    );
    assert.deepEqual([counts.written, counts.wrong], [1, 1]);
    const { rows } = await sql<{ tries: string }>`select last_value as tries from tries`.execute(db);
    assert.equal(Number(rows[0]?.tries), 2);
  });

  test('a row that the database can’t read is told by the check, and all others are checked', async (t) => {
    const { db } = imports.database;
    await sql`create function refuse_text() returns trigger language plpgsql as $$
      begin raise exception 'no such text' using errcode = '22P02'; end $$`.execute(db);
    await sql`create trigger refuse_text before insert on import_row for each row
      when (new.cells->>'name' = 'Unreadable') execute function refuse_text()`.execute(db);
    t.after(async () => {
      await sql`drop trigger refuse_text on import_row`.execute(db);
      await sql`drop function refuse_text`.execute(db);
    });
    const names = Array.from({ length: 70 }, (_, n) => (n === 55 ? 'Unreadable' : `Readable ${n}`));
    const { id, state, counts } = await imports.admin.check(
      'companies',
      csv(HEADS, ...names.map((name, n) => [`READ-${n}`, name, 'Supplier'])),
    );
    assert.deepEqual([state, counts.create, counts.wrong], ['checked', 69, 1]);
    assert.deepEqual(faults(await imports.admin.rows(id, 'wrong')), [[57, 'null: importRowRefused']]);
  });

  test('references that are the same to the database are told by the check', async (t) => {
    const pair = ['\u0391\u03a3', '\u03b1\u03c3'] as const;
    const { rows } = await sql<{ same: boolean }>`
      select lower(${pair[0]}::text) = lower(${pair[1]}::text) as same`.execute(imports.database.db);
    if (!rows[0]?.same) return t.skip('the locale of this database has lower case for ASCII alone');
    const { id } = await imports.admin.check(
      'companies',
      csv(HEADS, [pair[0], 'One', 'Supplier'], [pair[1], 'Two', 'Supplier']),
    );
    assert.deepEqual(faults(await imports.admin.rows(id, 'wrong')), [[3, 'reference: importTwice']]);
  });
});
