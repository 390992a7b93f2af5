import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { pruneSheetRows } from '../../../../portal/server/rate-sheets/sheet-rows.ts';
import type { RateSheet, RateSheetRate, SheetPart } from '../../../../shared/contract/rate-sheets.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { eventually } from '../../../helpers/eventually.ts';
import {
  ask,
  asked,
  CARRIER,
  clearSheets,
  ended,
  IMPORTER_A,
  IMPORTER_B,
  made,
  type Person,
  PORT,
  RATE,
  request,
  startSheetsServer,
} from './sheets-server.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

forEachDatabase((_kind, open) => {
  const server = startSheetsServer(open, () => ({ FILE_QUOTA: '1' }));
  let importer: Person;
  beforeEach(async () => {
    importer ??= await server.as('importer');
    await clearSheets(server);
  });

  const run = (statement: string) => sql.raw(statement).execute(server.database.db);
  const rowsOf = (id: number, part: SheetPart, more: object = {}) =>
    importer.act('listRateSheetRows', { id, part, ...more });
  const rates = async (id: number, part: SheetPart = 'rates') => {
    const { rates: list } = await rowsOf(id, part);
    return list.map(
      ({ reference, prices, validFrom, validTo, change }: RateSheetRate) =>
        `${reference} ${Object.values(prices)} ${validFrom.slice(5)}/${validTo.slice(5)} ${change}`,
    );
  };
  const left = async () => {
    const { rows } = await sql<{ rows: number; files: number; contents: number }>`select
      (select count(*)::integer from rate_sheet_row) as rows, (select count(*)::integer from file) as files,
      (select count(*)::integer from file_content where state <> 'kept') as contents`.execute(
      server.database.db,
    );
    return rows[0];
  };

  /** Tries again at once, for the tests have no patience. */
  const hurry = () => run("update job set due_at = now() where state = 'queued' and ended_at is null");

  const endedSoon = (id: number): Promise<RateSheet> =>
    eventually(
      async () => {
        await hurry();
        return importer.act('getRateSheet', { id });
      },
      ({ state }: RateSheet) => state !== 'waiting' && state !== 'making',
      60_000,
    );

  describe('a rate sheet', () => {
    test('SHEET-01 D-142 D-80 has every route with the rates of its days, marked up by their own kind', async () => {
      const sheet = await made(server, importer);
      assert.deepEqual(
        [sheet.state, sheet.error, sheet.progress, sheet.previousId],
        ['ready', null, null, null],
      );
      assert.ok(Date.parse(sheet.readyAt ?? '') >= Date.parse(sheet.createdAt));
      assert.deepEqual(sheet.counts, {
        ...{ routes: 3, rates: 3, airRates: 0, charges: 0, routesWithoutRates: 1 },
        ...{ added: 0, changed: 0, dropped: 0 },
      });
      assert.deepEqual(await rates(sheet.id), [
        `B-${RATE.fak} 1500.00 11-01/11-14 null`,
        `B-${RATE.nac} 880.00 11-01/11-10 null`,
        `B-${RATE.ofAnybody} 1800.00 11-05/11-14 null`,
      ]);
      const { routes, count } = await rowsOf(sheet.id, 'routesWithoutRates');
      assert.deepEqual([count, routes[0].line, routes[0].origin.code], [1, 1, 'FRILR']);
    });

    test('D-140 has external rates and local charges only where they are asked for', async () => {
      const sheet = await made(server, importer, {
        includeExternalRates: true,
        existingRateSheetCharges: true,
      });
      assert.equal(sheet.counts?.rates, 4);
      const { rates: list } = await rowsOf(sheet.id, 'rates');
      assert.deepEqual(
        list
          .filter(({ source }: RateSheetRate) => source === 'External')
          .map(({ reference }: RateSheetRate) => reference),
        [`B-${RATE.external}`],
      );
      const { charges } = await rowsOf(sheet.id, 'charges');
      assert.deepEqual(
        charges.map(({ reference, name, amount }: Record<string, string>) => [
          reference,
          name,
          Number(amount),
        ]),
        [[`B-${RATE.fak}`, 'Handling', 210]],
      );
    });

    test('SHEET-01 is read in pages, in its order', async () => {
      const { id } = await made(server, importer);
      const page = await rowsOf(id, 'rates', { offset: 1, pageSize: 1 });
      assert.deepEqual([page.count, page.rates.map(({ line }: RateSheetRate) => line)], [3, [2]]);
      assert.deepEqual((await rowsOf(id, 'rates', { offset: 3 })).rates, []);
    });

    test('SHEET-01 is downloaded as a workbook and as a PDF, under its number, version and days', async () => {
      const { id } = await made(server, importer);
      for (const [format, type] of [
        ['xlsx', XLSX],
        ['pdf', 'application/pdf'],
      ]) {
        const { url, expiresAt } = await importer.act('getRateSheetAddress', { id, format });
        assert.ok(Date.parse(expiresAt) > Date.now());
        const answer = await fetch(server.url + url);
        assert.equal(answer.headers.get('content-type'), type);
        assert.ok(
          answer.headers.get('content-disposition')?.includes(`rate-sheet-1-v1-2026-11-01.${format}`),
        );
        assert.ok((await answer.arrayBuffer()).byteLength > 500);
      }
    });

    test('D-140 without any rate in its days it is made all the same', async () => {
      const sheet = await made(server, importer, { validFrom: '2030-01-01', validTo: '2030-01-14' });
      assert.equal(sheet.state, 'ready');
      assert.deepEqual([sheet.counts?.rates, sheet.counts?.routesWithoutRates], [0, 3]);
    });

    test('SUB-01 routes that were deleted since it was asked for are not on it, also if none is left', async () => {
      const sheet = await asked(server, importer);
      await run(`update route_subscription set deleted_at = now() where entity_id = ${IMPORTER_A}`);
      const { state, counts } = await ended(importer, sheet.id);
      await run('update route_subscription set deleted_at = null');
      assert.equal(state, 'ready');
      // The job may have read them before.
      assert.ok(counts?.routes === 0 || counts?.routes === 3);
      await run(
        `update route_subscription set deleted_at = now() where id <> 3 and entity_id = ${IMPORTER_A}`,
      );
      const later = await made(server, importer);
      await run('update route_subscription set deleted_at = null');
      assert.deepEqual([later.counts?.routes, later.counts?.routesWithoutRates], [1, 1]);
    });

    test('I18N-03 it speaks the language of the request', async () => {
      await asked(server, importer, {}, { 'accept-language': 'de-CH, fr;q=0.5' });
      const { rows } = await sql<{ locale: string }>`select locale from rate_sheet`.execute(
        server.database.db,
      );
      assert.deepEqual(rows, [{ locale: 'de' }]);
    });
  });

  describe('a sheet that was made', () => {
    test('MOD-11 never changes: issued again it is the next version, told against the one before', async () => {
      const admin = await server.as('admin');
      const first = await made(server, admin, { fakPercentage: 12.5 });
      const before = await rates(first.id);
      await run(`insert into base_rate (id, origin_port_id, destination_port_id, carrier_id, kind, source, valid_from,
        valid_to, currency, price_40hc) values (90, ${PORT.quoted}, ${PORT.percent}, ${CARRIER.seaLine}, 'FAK', 'Own',
        '2026-11-01', '2026-11-30', 'USD', 500)`);
      await run(`update base_rate set price_40hc = 1100 where id = ${RATE.fak}`);
      await run(`update base_rate set replaced_from = '2026-11-01' where id = ${RATE.ofAnybody}`);
      const asking = await admin.act('reissueRateSheet', { id: first.id });
      const second = await ended(admin, asking.id);
      await run('delete from base_rate where id = 90');
      await run(`update base_rate set price_40hc = 1000 where id = ${RATE.fak}`);
      await run('update base_rate set replaced_from = null');
      assert.deepEqual(
        [second.number, second.version, second.fakPercentage, second.validTo, second.previousId],
        [1, 2, '12.5', '2026-11-14', first.id],
      );
      assert.deepEqual([second.counts?.added, second.counts?.changed, second.counts?.dropped], [1, 1, 1]);
      assert.deepEqual(await rates(second.id, 'changes'), [
        `B-${RATE.fak} 1237.50 11-01/11-14 changed`,
        'B-90 562.50 11-01/11-14 new',
        `B-${RATE.ofAnybody} 1350.00 11-05/11-14 dropped`,
      ]);
      assert.deepEqual(await rates(first.id), before);
      const replacedBy = { id: second.id, version: 2 };
      assert.deepEqual(await admin.act('getRateSheet', { id: first.id }), { ...first, replacedBy });
      assert.deepEqual([first.replacedBy, second.replacedBy], [null, null]);
      const next = await made(server, importer);
      assert.deepEqual([next.number, next.version, next.previousId], [2, 1, second.id]);
    });

    test('MOD-11 is told against the last one, also where that was ready while it was being made', async () => {
      const { id: other } = await made(server, await server.as('otherImporter'), { entityId: IMPORTER_B });
      // As another server would do it, after this one has read what was the last one then.
      await run(`create function ready_meanwhile() returns trigger language plpgsql as $$ begin
        update rate_sheet set entity_id = ${IMPORTER_A}, number = 90, ready_at = now() where id = ${other};
        return new; end $$`);
      await run(
        'create trigger ready_meanwhile before insert on file_chunk for each row execute function ready_meanwhile()',
      );
      const { id } = await asked(server, importer);
      const { state, previousId, counts } = await endedSoon(id);
      await run('drop trigger ready_meanwhile on file_chunk');
      await run('drop function ready_meanwhile');
      assert.deepEqual([state, previousId], ['ready', other]);
      assert.deepEqual([counts?.rates, counts?.added], [3, 1]);
    });

    test('D-37 a press that is repeated issues it again once', async () => {
      const { id } = await made(server, importer);
      const again = () => importer.act('reissueRateSheet', { id }, 'the same press');
      const [one, other] = await Promise.all([again(), again()]);
      assert.deepEqual(one, other);
      await ended(importer, one.id);
      assert.equal((await importer.act('listRateSheets', {})).count, 2);
    });

    test('MOD-11 while a version is waited for no other one of it is, and what is not ready has no rows', async () => {
      const { id } = await made(server, importer);
      const { rows } = await sql<{ id: number }>`
        insert into rate_sheet (entity_id, number, version, valid_from, valid_to, fak_percentage, nac_percentage,
          existing_charges, external_rates, locale, state, created_by)
        select entity_id, number, 2, valid_from, valid_to, 1, 1, false, false, 'en', 'waiting', '' from rate_sheet
        returning id`.execute(server.database.db);
      const waiting = rows[0]!.id;
      const { status, code } = await importer.refusal('reissueRateSheet', { id });
      assert.deepEqual([status, code], [409, 'not_ended']);
      for (const [action, more] of [
        ['listRateSheetRows', { part: 'rates' }],
        ['getRateSheetAddress', { format: 'pdf' }],
      ] as const) {
        const refused = await importer.refusal(action, { id: waiting, ...more });
        assert.deepEqual([refused.status, refused.code], [409, 'not_ready'], action);
      }
    });
  });

  describe('a sheet that comes to nothing', () => {
    /** Every write of a part of a document fails, as on a full disk. */
    async function fillDisk(): Promise<() => Promise<unknown>> {
      await run(`create function disk_full() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file' using errcode = '53100'; end $$`);
      await run(
        'create trigger disk_full before insert on file_chunk for each row execute function disk_full()',
      );
      return async () => {
        await run('drop trigger disk_full on file_chunk');
        await run('drop function disk_full');
      };
    }

    test('D-141 a full disk leaves a failed sheet with a reason, and it can be asked for again', async () => {
      const empty = await fillDisk();
      const { id } = await asked(server, importer);
      const sheet = await endedSoon(id);
      await empty();
      assert.deepEqual([sheet.state, sheet.reasons], ['failed', [{ code: 'sheetNotStored' }]]);
      assert.match(sheet.error ?? '', /could not be stored/);
      assert.deepEqual([sheet.counts, sheet.readyAt], [null, null]);
      const again = await ended(importer, (await importer.act('reissueRateSheet', { id })).id);
      assert.deepEqual([again.state, again.number, again.version, again.previousId], ['ready', 1, 2, null]);
    });

    test('D-141 a company without room for its files is told so', async () => {
      await run(
        `insert into file_content (id, state) values ('00000000-0000-4000-8000-000000000000', 'kept')`,
      );
      await run(`insert into file (id, entity_id, content_id, name, media_type, size, sha256, created_by) values
        ('00000000-0000-4000-8000-000000000001', ${IMPORTER_A}, '00000000-0000-4000-8000-000000000000', 'big', 'x',
        999999, '', '')`);
      const { id } = await asked(server, importer);
      const { state, reasons } = await ended(importer, id);
      assert.deepEqual([state, reasons], ['failed', [{ code: 'noRoom', values: { megabytes: 1 } }]]);
      assert.equal((await left())?.files, 1);
    });

    test('D-141 the rows that it left are swept, those of others stay', async () => {
      const ready = await made(server, importer);
      await run(`insert into rate_sheet (id, entity_id, number, version, valid_from, valid_to, fak_percentage,
        nac_percentage, existing_charges, external_rates, locale, state, created_by)
        values (900, ${IMPORTER_A}, 9, 1, '2026-01-01', '2026-01-14', 1, 1, false, false, 'en', 'failed', '')`);
      await run(`insert into rate_sheet_row (rate_sheet_id, part, line, content)
        select 900, 'rates', n, '{}' from generate_series(1, 2500) n`);
      await pruneSheetRows(server.database.db);
      const { rows } = await sql<{
        id: number;
      }>`select distinct rate_sheet_id as id from rate_sheet_row`.execute(server.database.db);
      assert.deepEqual(rows, [{ id: ready.id }]);
    });
  });

  describe('who is told of it', () => {
    const told = async (person: Person) => {
      const { results } = await person.act('listNotifications', {});
      return results.map(
        ({ action, recordType, reference, actor }: Record<string, string>) =>
          `${actor}: ${action} ${recordType} ${reference}`,
      );
    };

    test('D-96 who asked for it hears that it is ready, and colleagues also that it was asked for', async () => {
      await made(server, importer);
      assert.deepEqual(await told(importer), ['server: rateSheetReady rateSheet 1']);
      assert.deepEqual(await told(await server.as('colleague')), [
        'server: rateSheetReady rateSheet 1',
        'importer Test: requestRateSheet rateSheet 1',
      ]);
      assert.deepEqual(await told(await server.as('otherImporter')), []);
    });

    test('D-147 the company’s agent hears nothing of it', async () => {
      await made(server, importer);
      assert.deepEqual(await told(await server.as('agent')), []);
    });

    test('D-96 a failure and a new version are told, too', async () => {
      const first = await made(server, importer);
      await run(
        `insert into file_content (id, state) values ('00000000-0000-4000-8000-000000000000', 'kept')`,
      );
      await run(`insert into file (id, entity_id, content_id, name, media_type, size, sha256, created_by) values
        ('00000000-0000-4000-8000-000000000001', ${IMPORTER_A}, '00000000-0000-4000-8000-000000000000', 'big', 'x',
        999999, '', '')`);
      await ended(importer, (await importer.act('reissueRateSheet', { id: first.id })).id);
      assert.deepEqual(await told(await server.as('colleague')), [
        'server: rateSheetFailed rateSheet 1 v2',
        'importer Test: reissueRateSheet rateSheet 1 v2',
        'server: rateSheetReady rateSheet 1',
        'importer Test: requestRateSheet rateSheet 1',
      ]);
    });
  });

  test('API-70 a sheet of one company tells nothing of another one', async () => {
    const { id } = await made(server, await server.as('otherImporter'), { entityId: IMPORTER_B });
    const sheet = await made(server, importer);
    assert.equal(sheet.number, 1);
    assert.equal(sheet.previousId, null);
    assert.equal((await importer.refusal('getRateSheet', { id })).status, 404);
    assert.equal((await ask(server.url, importer.bearer, request({ entityId: IMPORTER_B }))).status, 403);
  });
});
