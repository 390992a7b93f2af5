import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { type Database, openDatabase } from '../../portal/server/db/database.ts';
import type { RateSheet } from '../../shared/contract/rate-sheets.ts';
import { actOn } from '../helpers/act.ts';
import { needsPostgres } from '../helpers/database.ts';
import { ADMIN, bearerOf } from '../helpers/e2e/data.ts';
import { endLeases, forEachServerDatabase, suitePair, suitePortal } from '../helpers/e2e/portal.ts';
import { eventually } from '../helpers/eventually.ts';
import { ask, request } from '../portal/server/rate-sheets/sheets-server.ts';

/** Has 130 routes. */
const IMPORTER_A = 101;
const IMPORTER_B = 102;
/** A sheet is made by a thread that starts with it, on a machine that may be busy. */
const PATIENCE = 60_000;
/** Of a sheet: at any time in it the server may die. */
const LONGEST_MAKING_MS = 1_500;
const MOST_SHEETS = 5;

const isEnded = ({ state }: RateSheet) => state !== 'waiting' && state !== 'making';

/** What is stored of sheets, and what is told of them, by company. */
async function stored({ db }: Database, entityId: number) {
  const { rows } = await sql`
    select sheet.number, sheet.state, (
        select count(*)::integer from rate_sheet_row where rate_sheet_id = sheet.id and part = 'rates'
      ) - (sheet.counts ->> 'rates')::integer as "otherRows",
      (select count(*)::integer from file where id in (sheet.xlsx_file_id, sheet.pdf_file_id)) as files,
      (select count(*)::integer from file where entity_id = sheet.entity_id
        and id not in (select file_id from document)) as "allFiles",
      (select count(*)::integer from audit_log
        where action = 'rateSheetReady' and record_id = sheet.id) as told
    from rate_sheet sheet where sheet.entity_id = ${entityId} order by sheet.number`.execute(db);
  return rows;
}

const once = (number: number, allFiles: number) => ({
  ...{ number, state: 'ready', otherRows: 0, files: 2, allFiles, told: 1 },
});

/** A sheet outlives the server: it is made once, whenever the process dies. */
function survives(settings: () => Record<string, string>) {
  const portal = suitePortal(settings);

  test('D-26 D-141 a server that is killed while it makes a sheet ends with one sheet, however often it is asked', async () => {
    const bearer = await bearerOf(portal.url, ADMIN);
    const press = (number: number) =>
      ask(portal.url, bearer, request({ entityId: IMPORTER_A }), { 'idempotency-key': `press ${number}` });
    const sheet = async (): Promise<RateSheet> => {
      const answer = (await actOn(portal.url, bearer, 'listRateSheets', { entityId: IMPORTER_A })) as {
        list: RateSheet[];
      };
      return answer.list[0] ?? assert.fail('the sheet is gone');
    };
    // A look that comes late finds a sheet made already: another one is asked for, until one is met.
    let number = 0;
    let jobId: unknown;
    do {
      number += 1;
      assert.ok(number <= MOST_SHEETS, 'no sheet was met while it was made');
      const asked = await press(number);
      assert.equal(asked.status, 202);
      jobId = asked.jobId;
    } while (
      (await eventually(sheet, (one) => one.state === 'making' || isEnded(one), PATIENCE)).state !== 'making'
    );
    await wait(Math.random() * LONGEST_MAKING_MS);
    await portal.kill();
    await portal.inDatabase(endLeases);
    await portal.restart();
    assert.deepEqual(await press(number), { status: 202, accepted: true, jobId });
    assert.equal((await eventually(sheet, isEnded, PATIENCE)).state, 'ready');
    await portal.kill();
    assert.deepEqual(
      await portal.inDatabase((database) => stored(database, IMPORTER_A)),
      Array.from({ length: number }, (_, n) => once(n + 1, 2 * number)),
    );
  });
}

forEachServerDatabase(survives);

describe('two servers on one PostgreSQL', needsPostgres, () => {
  const pair = suitePair();
  const { servers } = pair;
  let database: Database;
  let bearer: string;
  before(async () => {
    database = await openDatabase({ databaseUrl: pair.databaseUrl, dataDir: '' });
    bearer = await bearerOf(servers[0].url, ADMIN);
  });
  after(() => database?.close());

  const press = (server: 0 | 1, entityId: number, key: string) =>
    ask(servers[server].url, bearer, request({ entityId }), { 'idempotency-key': key });
  const sheetsOf = async (entityId: number) => {
    const { list } = (await actOn(servers[0].url, bearer, 'listRateSheets', { entityId })) as {
      list: RateSheet[];
    };
    return list;
  };
  const allEnded = (entityId: number) =>
    eventually(
      () => sheetsOf(entityId),
      (list) => list.every(isEnded),
      PATIENCE,
    );

  test('D-37 D-141 make what both are asked for once, and the sheets that each is asked for once', async () => {
    await allEnded(IMPORTER_B);
    const [one, other] = await Promise.all([press(0, IMPORTER_A, 'both'), press(1, IMPORTER_A, 'both')]);
    assert.deepEqual(one, other);
    await Promise.all([press(0, IMPORTER_A, 'one'), press(1, IMPORTER_A, 'other')]);
    await allEnded(IMPORTER_A);
    assert.deepEqual(
      await stored(database, IMPORTER_A),
      [1, 2, 3].map((number) => once(number, 6)),
    );
  });

  test('D-141 one takes over from another that still works: one of them makes the sheet ready', async () => {
    await database.db.transaction().execute(async (trx) => {
      // Neither comes to an end meanwhile.
      await sql`lock table file_chunk in exclusive mode`.execute(trx);
      const { jobId } = await press(0, IMPORTER_B, 'taken over');
      const tries = async (change: RawBuilder<unknown>) =>
        (
          await sql<{
            tries: number;
          }>`${change} where id = ${jobId}::uuid and state = 'running' returning tries`.execute(database.db)
        ).rows[0]?.tries ?? 0;
      await eventually(() => tries(sql`update job set due_at = now()`), Boolean, PATIENCE);
      // Wakes the other one, which takes what has waited longest.
      await press(1, IMPORTER_B, 'woken');
      await eventually(
        () => tries(sql`update job set kind = kind`),
        (times) => times > 1,
        PATIENCE,
      );
    });
    await allEnded(IMPORTER_B);
    assert.deepEqual(
      await stored(database, IMPORTER_B),
      [1, 2, 3, 4].map((number) => once(number, 8)),
    );
  });
});
