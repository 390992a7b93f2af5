import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import * as v from 'valibot';
import { ListedSheet } from '../../../../portal/lists/definitions/rate-sheets.ts';
import { selectionOf } from '../../../../portal/lists/request/selection.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { listedSheet } from '../../../helpers/rate-sheet-answers.ts';
import { IMPORTER_A, IMPORTER_B, made, type Person, startSheetsServer } from './sheets-server.ts';

const FAILURES = [
  'internal',
  'jobTooLarge',
  'jobTooLong',
  'jobUseless',
  'rateServiceFailed',
  'sheetNotStored',
];

forEachDatabase((_kind, open) => {
  const server = startSheetsServer(open);
  let importer: Person;
  let other: Person;
  before(async () => {
    importer = await server.as('importer');
    other = await server.as('otherImporter');
    const admin = await server.as('admin');
    const { id } = await made(server, admin, { entityId: IMPORTER_A, existingRateSheetCharges: true });
    await made(server, admin, { entityId: IMPORTER_B });
    const more: [number, number, string, string | null, string][] = [
      [1, 2, 'waiting', null, '2026-10-01'],
      ...FAILURES.map((code, n): [number, number, string, string | null, string] => [
        ...([2, n + 1, 'failed', JSON.stringify({ code }), '2026-09-01'] as const),
      ]),
    ];
    const { db } = server.database;
    for (const [number, version, state, error, day] of more)
      await sql`insert into rate_sheet (entity_id, number, version, valid_from, valid_to, fak_percentage, nac_percentage,
          existing_charges, external_rates, locale, state, created_by, error)
        select entity_id, ${number}::integer, ${version}::integer, ${day}::date, ${day}::date + 9, fak_percentage,
          nac_percentage, existing_charges, external_rates, locale, ${state}::text, 'somebody@shop.example', ${error}::jsonb
        from rate_sheet where id = ${id}`.execute(db);
    // One has a job that runs, and that no worker of the server takes.
    await sql`with running as (
        insert into job (id, kind, state, lease_id, due_at, progress_done, progress_total)
        values (gen_random_uuid(), 'makeRateSheet', 'running', gen_random_uuid(), now() + interval '1 hour', 3, 10)
        returning id)
      update rate_sheet set job_id = running.id from running where number = 1 and version = 2`.execute(db);
  });

  const exported = async (person: Person, more: object) => {
    const answer = await fetch(`${server.url}/api/exports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.bearer}` },
      body: JSON.stringify({
        ...{ module: 'rate-sheets', format: 'csv', columns: ['sheet', 'version', 'state'] },
        ...{ sort: { field: 'version', order: 'ASC' }, ...more },
      }),
    });
    assert.equal(answer.status, 200);
    return (await answer.text()).trim().split('\r\n').slice(1);
  };

  describe('the list of rate sheets', () => {
    test('MOD-11 tells of each sheet what its page tells: state, progress, numbers, who asked, why it failed', async () => {
      const { allRateSheet } = await importer.query(
        `{ allRateSheet(sort: {field: id, order: ASC}) { results ${selectionOf(ListedSheet)} } }`,
      );
      const rows = v.parse(v.array(ListedSheet), allRateSheet.results);
      assert.deepEqual(
        rows.map(({ state }) => state),
        ['ready', 'making', ...FAILURES.map(() => 'failed')],
      );
      assert.deepEqual(rows[1]?.progress, { done: 3, total: 10 });
      for (const { createdAt: _, readyAt: __, ...row } of rows) {
        const sheet = listedSheet(await importer.act('getRateSheet', { id: row.id }));
        const { createdAt: ___, readyAt: ____, ...rest } = sheet;
        assert.deepEqual({ ...row }, rest);
      }
    });

    test('MOD-02 MOD-11 is filtered by state and day, searched by number and person, and exported as it is', async () => {
      assert.deepEqual(await exported(importer, { filters: { state: 'recent' } }), ['No. 1,1,Ready,']);
      assert.deepEqual(await exported(importer, { filters: { state: 'making' } }), ['No. 1,2,Being made,']);
      assert.deepEqual(await exported(importer, { filters: { day: '2026-10-10' } }), ['No. 1,2,Being made,']);
      assert.deepEqual(await exported(importer, { filters: { day: '2026-10-11' } }), []);
      assert.equal((await exported(importer, { search: '2' })).length, FAILURES.length);
      assert.equal((await exported(importer, { search: 'SOMEBODY@' })).length, FAILURES.length + 1);
      assert.deepEqual(await exported(importer, { filters: { company: 'nobody' } }), []);
    });

    test('MOD-02 MOD-11 the export says why a sheet failed, in the language of who asks', async () => {
      const reasons = async (language: string) => {
        const lines = await exported(importer, { filters: { state: 'failed' }, language });
        // German files divide by semicolons.
        const sign = language === 'de' ? ';' : ',';
        return lines.map((line) => line.split(sign).slice(3).join());
      };
      const [english, german] = [await reasons('en'), await reasons('de')];
      assert.equal(english.length, FAILURES.length);
      for (const said of [...english, ...german]) assert.match(said, /\w+ \w+/);
      for (const [n, said] of german.entries()) assert.notEqual(said, english[n]);
    });

    test('D-01 D-15 the export has the sheets of the own company alone', async () => {
      assert.deepEqual(await exported(other, {}), ['No. 1,1,Ready,']);
      assert.deepEqual(await exported(other, { ids: [1, 3, 4] }), []);
    });
  });
});
