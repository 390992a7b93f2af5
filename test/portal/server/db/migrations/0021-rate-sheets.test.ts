import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Kysely, sql } from 'kysely';
import * as initial from '../../../../../portal/server/db/migrations/0001-initial.ts';
import * as partSearch from '../../../../../portal/server/db/migrations/0002-part-search.ts';
import * as lists from '../../../../../portal/server/db/migrations/0008-lists.ts';
import * as files from '../../../../../portal/server/db/migrations/0014-files.ts';
import * as rateSheets from '../../../../../portal/server/db/migrations/0021-rate-sheets.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';

forEachDatabase((_kind, open) => {
  test('MOD-11 sheets from before are numbered by company, keep what they say, and have nothing to download', async () => {
    const database = await open({ migrated: false });
    const { db } = database;
    try {
      const run = async (...migrations: (typeof initial)[]) => {
        for (const { up } of migrations) await up(db as unknown as Kysely<unknown>);
      };
      await run(initial, partSearch, lists, files);
      await sql`insert into company (id, company_name, entity_type) values (5001, 'A', 'Importer'), (5002, 'B', 'Importer')`.execute(
        db,
      );
      await sql`insert into rate_sheet (id, entity_id, valid_from, valid_to, fak_percentage, nac_percentage,
        existing_charges, external_rates, state, created_at) values
        (1, 5001, '2026-01-01', '2026-02-01', 12.5, 2, true, false, 'Ready', '2026-02-01'),
        (2, 5001, '2026-01-01', '2026-01-14', 1, 2, true, false, 'Generating', '2026-01-01'),
        (3, 5002, '2026-01-01', '2026-01-14', 1, 2, true, false, 'Cancelled', '2026-01-01')`.execute(db);
      await run(rateSheets);
      const { rows } = await sql`
        select id, entity_id, number, version, fak_percentage, valid_to, state, xlsx_file_id from rate_sheet order by id`.execute(
        db,
      );
      const common = { version: 1, xlsx_file_id: null };
      assert.deepEqual(rows, [
        {
          id: 1,
          entity_id: 5001,
          number: 2,
          fak_percentage: '12.50',
          valid_to: '2026-02-01',
          state: 'sent',
          ...common,
        },
        {
          id: 2,
          entity_id: 5001,
          number: 1,
          fak_percentage: '1.00',
          valid_to: '2026-01-14',
          state: 'failed',
          ...common,
        },
        {
          id: 3,
          entity_id: 5002,
          number: 1,
          fak_percentage: '1.00',
          valid_to: '2026-01-14',
          state: 'cancelled',
          ...common,
        },
      ]);
    } finally {
      await database.close();
    }
  });
});
