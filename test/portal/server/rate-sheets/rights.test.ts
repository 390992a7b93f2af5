import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { LinkGrant } from '../../../../portal/server/auth/rights/caller.ts';
import type { RateSheet } from '../../../../shared/contract/rate-sheets.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import {
  ask,
  clearSheets,
  IMPORTER_A,
  IMPORTER_B,
  made,
  type Person,
  type RoutesServer,
  request,
  startSheetsServer,
} from './sheets-server.ts';

const linked = (grant: LinkGrant) => (server: RoutesServer) => server.link(grant);
const toCompany = (role: LinkGrant['role']) => linked({ recordType: 'entity', recordId: IMPORTER_A, role });

const BOTH = [IMPORTER_A, IMPORTER_B];
const UNKNOWN = 999_999;

/** Whose sheets who may ask for, see and download. */
const RIGHTS: Record<string, { who: (server: RoutesServer) => Promise<Person>; may: number[] }> = {
  'an admin of the provider': { who: (server) => server.as('admin'), may: BOTH },
  'an admin who acts for importer A': { who: (server) => server.as('switchedAdmin'), may: [IMPORTER_A] },
  'a user of importer A': { who: (server) => server.as('importer'), may: [IMPORTER_A] },
  'a user of importer B': { who: (server) => server.as('otherImporter'), may: [IMPORTER_B] },
  'the agent of importer A': { who: (server) => server.as('agent'), may: [] },
  'a user link to importer A': { who: toCompany('user'), may: [IMPORTER_A] },
  'an agent link to importer A': { who: toCompany('agent'), may: [] },
  'an admin link to importer A': { who: toCompany('admin'), may: [IMPORTER_A] },
  'a link to the agent of importer A': {
    who: linked({ recordType: 'entity', recordId: 2, role: 'admin' }),
    may: [],
  },
  'a link to a submission of importer A': {
    who: linked({ recordType: 'submission', recordId: 5001, role: 'admin' }),
    may: [],
  },
  'a link to a booking with the number of importer A': {
    who: linked({ recordType: 'booking', recordId: IMPORTER_A, role: 'admin' }),
    may: [],
  },
  'the tools’ own scope': { who: (server) => server.service(), may: BOTH },
};

const ON_ONE: [Parameters<Person['act']>[0], object][] = [
  ['getRateSheet', {}],
  ['listRateSheetRows', { part: 'rates' }],
  ['getRateSheetAddress', { format: 'xlsx' }],
  ['reissueRateSheet', {}],
];
const NOT_FOUND = { status: 404, code: 'unknown_rate_sheet', reasons: [{ code: 'unknownSheet' }] };
const FORBIDDEN = { status: 403, code: 'forbidden', reasons: [{ code: 'noAccess' }] };

forEachDatabase((_kind, open) => {
  const server = startSheetsServer(open);
  /** A ready sheet of each importer, by the company. */
  const sheets = new Map<number, RateSheet>();
  before(async () => {
    const admin = await server.as('admin');
    for (const entityId of BOTH) sheets.set(entityId, await made(server, admin, { entityId }));
  });

  for (const [name, { who, may }] of Object.entries(RIGHTS))
    describe(`D-01 D-15 D-142 SUB-07 ${name}`, () => {
      const whose = may.join(' and ') || 'nobody';

      test(`MOD-11 sees the sheets of ${whose}, and foreign ones are as unknown`, async () => {
        const person = await who(server);
        const ids = (list: { entityId: number }[]) => list.map(({ entityId }) => entityId).sort();
        const all = await person.act('listRateSheets', {});
        assert.deepEqual([ids(all.list), all.count], [may, may.length]);
        const recent = await person.act('listRateSheets', { recent: true });
        assert.deepEqual([ids(recent.list), recent.count], [may, may.length]);
        const { allRateSheet } = await person.query('{ allRateSheet { results { entity { id } state } } }');
        assert.deepEqual(
          allRateSheet.results
            .map((row: { entity: { id: number }; state: string }) => [row.entity.id, row.state])
            .sort(),
          may.map((entityId) => [entityId, 'ready']),
        );
        const foreign = BOTH.filter((entityId) => !may.includes(entityId)).map(
          (entityId) => sheets.get(entityId)!.id,
        );
        const { one, found } = await person.query(`{
          one: oneRateSheet(where: {id: {eq: ${foreign[0] ?? UNKNOWN}}}) { id }
          found: allRateSheet(where: {id: {in: [${[...foreign, UNKNOWN]}]}}) { results { id } totalCount }
        }`);
        assert.deepEqual([one, found], [null, { results: [], totalCount: 0 }]);
        for (const entityId of [...BOTH, UNKNOWN])
          if (may.includes(entityId))
            assert.deepEqual(ids((await person.act('listRateSheets', { entityId })).list), [entityId]);
          else assert.deepEqual(await person.refusal('listRateSheets', { entityId }), FORBIDDEN);
      });

      test(`API-68 opens, downloads and issues again the sheets of ${whose} alone`, async () => {
        const person = await who(server);
        for (const entityId of [...BOTH, UNKNOWN]) {
          const id = sheets.get(entityId)?.id ?? UNKNOWN;
          if (may.includes(entityId)) {
            assert.equal((await person.act('getRateSheet', { id })).entityId, entityId);
            await person.act('listRateSheetRows', { id, part: 'rates' });
            const { url } = await person.act('getRateSheetAddress', { id, format: 'xlsx' });
            assert.equal((await fetch(server.url + url)).status, 200);
          } else
            for (const [action, more] of ON_ONE)
              assert.deepEqual(await person.refusal(action, { id, ...more }), NOT_FOUND, action);
        }
      });

      test(`API-68 asks for sheets of ${whose}, and for a new version, and follows and cancels their jobs`, async () => {
        const person = await who(server);
        for (const entityId of [...BOTH, UNKNOWN]) {
          const answer = await ask(server.url, person.bearer, request({ entityId }));
          const { status, code, reasons, jobId } = answer;
          if (may.includes(entityId)) {
            assert.equal(status, 202);
            assert.equal((await person.act('getJob', { id: jobId })).kind, 'makeRateSheet');
            await person.act('cancelJob', { id: jobId });
            const { id } = sheets.get(entityId)!;
            const again = await person.act('reissueRateSheet', { id });
            assert.deepEqual([again.entityId, again.number], [entityId, 1]);
            await person.act('cancelJob', { id: again.jobId });
          } else assert.deepEqual({ status, code, reasons }, FORBIDDEN);
        }
        await clearExtra();
      });
    });

  /** Leaves one sheet of each company. */
  async function clearExtra(): Promise<void> {
    const ids = [...sheets.values()].map(({ id }) => id);
    const { db } = server.database;
    await sql`delete from job where ended_at is null or kind = 'makeRateSheet'`.execute(db);
    await sql`delete from rate_sheet_row where rate_sheet_id <> all(${ids}::integer[])`.execute(db);
    await sql`update rate_sheet set previous_id = null where id <> all(${ids}::integer[])`.execute(db);
    await sql`delete from rate_sheet where id <> all(${ids}::integer[])`.execute(db);
  }

  describe('MOD-01 sheets that are ready to download', () => {
    test('are those of the last two weeks, each in the newest version that has its files', async () => {
      const { db } = server.database;
      const importer = await server.as('importer');
      const recent = async () => {
        const { list, count } = await importer.act('listRateSheets', { recent: true });
        assert.equal(list.length, count);
        return list.map(({ version }: { version: number }) => version);
      };
      const { id } = sheets.get(IMPORTER_A)!;
      const addVersion = (version: number, state: string) =>
        sql`insert into rate_sheet (entity_id, number, version, valid_from, valid_to, fak_percentage, nac_percentage,
            existing_charges, external_rates, locale, state, created_by)
          select entity_id, number, ${version}::integer, valid_from, valid_to, fak_percentage, nac_percentage,
            existing_charges, external_rates, locale, ${state}::text, created_by
          from rate_sheet where id = ${id}`.execute(db);
      assert.deepEqual(await recent(), [1]);
      await addVersion(2, 'failed');
      assert.deepEqual(await recent(), [1]);
      await sql`update rate_sheet set ready_at = now() - interval '15 days' where id = ${id}`.execute(db);
      assert.deepEqual(await recent(), []);
      await sql`update rate_sheet set ready_at = now() where id = ${id}`.execute(db);
      await clearExtra();
    });
  });

  describe('rights that have ended', () => {
    test('D-01 a link that was withdrawn opens nothing, neither does the address that it gave', async () => {
      const person = await server.link({ recordType: 'entity', recordId: IMPORTER_A, role: 'user' });
      const { id } = sheets.get(IMPORTER_A)!;
      const { url } = await person.act('getRateSheetAddress', { id, format: 'pdf' });
      await sql`update link_token set revoked_at = now()`.execute(server.database.db);
      assert.equal((await person.refusal('getRateSheet', { id })).status, 401);
      assert.equal((await ask(server.url, person.bearer, request())).status, 401);
      assert.equal((await fetch(server.url + url)).status, 401);
    });

    test('D-01 a link that has expired opens nothing', async () => {
      const person = await server.link({ recordType: 'entity', recordId: IMPORTER_A, role: 'user' });
      await sql`update link_token set expires_at = now() - interval '1 second'`.execute(server.database.db);
      assert.equal((await ask(server.url, person.bearer, request())).status, 401);
    });
  });

  test('API-68 the documents of a sheet are deleted by nobody', async () => {
    const admin = await server.as('admin');
    const { id } = sheets.get(IMPORTER_A)!;
    const { url } = await admin.act('getRateSheetAddress', { id, format: 'xlsx' });
    const [file] = url.split('?');
    const answer = await fetch(server.url + file, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${admin.bearer}` },
    });
    assert.equal(answer.status, 404);
    assert.equal((await fetch(server.url + url)).status, 200);
    await clearSheets(server);
  });
});
