import assert from 'node:assert/strict';
import { afterEach, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../helpers/database.ts';
import {
  AGENT,
  ask,
  clearSheets,
  ended,
  IMPORTER_A,
  IMPORTER_B,
  made,
  type Person,
  request,
  startSheetsServer,
} from '../rate-sheets/sheets-server.ts';

const REFUSED = { status: 403, code: 'markups', reasons: [{ code: 'markups' }] };
const UNKNOWN = 999_999;

forEachDatabase((_kind, open) => {
  const server = startSheetsServer(open);
  let admin: Person;
  /** All who may not choose mark-ups, by what they are. */
  const others: Record<string, Person> = {};
  before(async () => {
    admin = await server.as('admin');
    for (const user of ['importer', 'importerManager', 'otherImporter', 'agent'] as const)
      others[user] = await server.as(user);
    for (const role of ['user', 'agent'] as const)
      others[`${role} link`] = await server.link({ recordType: 'entity', recordId: IMPORTER_A, role });
    others['admin link to another company'] = await server.link({
      ...{ recordType: 'entity', recordId: IMPORTER_B, role: 'admin' },
    });
    others['the tools’ own scope'] = await server.service();
  });
  afterEach(async () => {
    await clearSheets(server);
    await sql`update company_markup set fak_percentage = 50, nac_percentage = 10, external_rates = false, revision = 1`.execute(
      server.database.db,
    );
  });

  const linkOf = async (email: string): Promise<Person> => {
    const link = await server.link({
      ...{ recordType: 'entity', recordId: IMPORTER_A, role: 'admin' },
      onBehalfOf: email,
    });
    await sql`update link_token set created_by_id = (select id from web_user where email = ${email})
      where id = (select id from link_token order by created_at desc limit 1)`.execute(server.database.db);
    return link;
  };
  const markups = (entityId = IMPORTER_A) => admin.act('getMarkups', { entityId });

  describe('D-147 the mark-ups of a company', () => {
    test('are read and set by the provider’s admins, whichever company they act for, and read by links that they made', async () => {
      const stored = { fakPercentage: 50, nacPercentage: 10, includeExternalRates: false, revision: 1 };
      for (const who of [admin, await server.as('switchedAdmin'), await linkOf('admin@demo.example')])
        assert.deepEqual(await who.act('getMarkups', { entityId: IMPORTER_A }), stored);
      const set = { entityId: IMPORTER_A, fakPercentage: 12.5, nacPercentage: 0, revision: 1 };
      const after = { fakPercentage: 12.5, nacPercentage: 0, includeExternalRates: false, revision: 2 };
      assert.deepEqual(await admin.act('saveMarkups', set), after);
      assert.deepEqual(await markups(), after);
      assert.deepEqual(await markups(IMPORTER_B), stored);
      const link = await linkOf('admin@demo.example');
      assert.deepEqual(await link.refusal('saveMarkups', { ...set, revision: 2 }), REFUSED);
    });

    test('are 50 each, without external rates, until somebody sets them', async () => {
      const { db } = server.database;
      await sql`delete from company_markup where company_id = ${IMPORTER_A}`.execute(db);
      const usual = { fakPercentage: 50, nacPercentage: 50, includeExternalRates: false, revision: 0 };
      assert.deepEqual(await markups(), usual);
      const set = { entityId: IMPORTER_A, fakPercentage: 50, nacPercentage: 10, includeExternalRates: true };
      assert.equal((await admin.act('saveMarkups', { ...set, revision: 0 })).revision, 1);
    });

    test('are refused to everybody else, in every way to ask', async () => {
      for (const [name, person] of Object.entries(others)) {
        const set = { entityId: IMPORTER_A, fakPercentage: 0, nacPercentage: 0, revision: 1 };
        assert.deepEqual(await person.refusal('getMarkups', { entityId: IMPORTER_A }), REFUSED, name);
        assert.deepEqual(await person.refusal('saveMarkups', set), REFUSED, name);
      }
      assert.equal((await markups()).revision, 1);
    });

    test('D-19 are not overwritten unseen, and what changes nothing is no change', async () => {
      const set = { entityId: IMPORTER_A, fakPercentage: 40, nacPercentage: 10 };
      assert.equal((await admin.act('saveMarkups', { ...set, revision: 1 })).revision, 2);
      const { status, code } = await admin.refusal('saveMarkups', { ...set, fakPercentage: 30, revision: 1 });
      assert.deepEqual([status, code], [409, 'stale_revision']);
      assert.equal((await admin.act('saveMarkups', { ...set, revision: 2 })).revision, 2);
    });

    test('D-81 are numbers from 0 to 100 of a company that is sold rates', async () => {
      const set = { entityId: IMPORTER_A, fakPercentage: 40, nacPercentage: 10, revision: 1 };
      for (const [wrong, code] of [
        [{ fakPercentage: '40' }, undefined],
        [{ nacPercentage: -0.1 }, undefined],
        [{ nacPercentage: 100.1 }, undefined],
        [{ entityId: AGENT }, 'markupsOfCustomer'],
        [{ entityId: UNKNOWN }, 'markupsOfCustomer'],
      ] as const) {
        const { status, reasons } = await admin.refusal('saveMarkups', { ...set, ...wrong });
        assert.deepEqual([status, reasons[0]?.code], [422, code], JSON.stringify(wrong));
      }
      assert.equal((await markups()).revision, 1);
    });

    test('D-96 their changes stand in the audit log of the provider alone', async () => {
      const set = { entityId: IMPORTER_A, fakPercentage: 40, nacPercentage: 10, revision: 1 };
      await admin.act('saveMarkups', set);
      const query = '{ allAuditEntry { results { action recordId changes } totalCount } }';
      const { allAuditEntry } = await admin.query(query);
      assert.deepEqual(allAuditEntry.results, [
        {
          action: 'saveMarkups',
          recordId: IMPORTER_A,
          changes: [{ field: 'fakPercentage', before: 50, after: 40 }],
        },
      ]);
      for (const user of ['importer', 'importerManager', 'agent'])
        assert.equal((await others[user]!.query(query)).allAuditEntry.totalCount, 0, user);
    });
  });

  describe('D-147 a rate sheet', () => {
    const pricesOf = async (person: Person, id: number) => {
      const { rates } = await person.act('listRateSheetRows', { id, part: 'rates' });
      return rates.map((rate: { kind: string; prices: Record<string, string> }) => [
        rate.kind,
        rate.prices['40HC'],
      ]);
    };

    test('has the stored mark-ups, and others once the provider’s admin chooses them for it alone', async () => {
      const stored = [
        ['FAK', '1500.00'],
        ['NAC', '880.00'],
        ['FAK', '1800.00'],
      ];
      const own = await made(server, others.importer!);
      assert.deepEqual(await pricesOf(others.importer!, own.id), stored);
      const chosen = await made(server, admin, { fakPercentage: 0 });
      assert.deepEqual(await pricesOf(others.importer!, chosen.id), [
        ['FAK', '1000.00'],
        ['NAC', '880.00'],
        ['FAK', '1200.00'],
      ]);
      assert.equal((await markups()).fakPercentage, 50);
      const again = await others.importer!.act('reissueRateSheet', { id: chosen.id });
      const { id } = await ended(others.importer!, again.id);
      assert.deepEqual(await pricesOf(others.importer!, id), stored, 'issued again by who may not choose');
    });

    test('API-68 tells its percentages to nobody who may not choose them, nor is it filtered or sorted by them', async () => {
      const { id } = await made(server, admin, { fakPercentage: 33, nacPercentage: 44 });
      const query = `{ oneRateSheet(where: {id: {eq: ${id}}}) { fakPercentage nacPercentage } }`;
      assert.deepEqual((await admin.query(query)).oneRateSheet, { fakPercentage: 33, nacPercentage: 44 });
      const sheet = await admin.act('getRateSheet', { id });
      assert.deepEqual([sheet.fakPercentage, sheet.nacPercentage], ['33', '44']);
      for (const name of ['importer', 'importerManager', 'user link', 'the tools’ own scope']) {
        const person = others[name]!;
        assert.deepEqual((await person.query(query)).oneRateSheet, {
          fakPercentage: null,
          nacPercentage: null,
        });
        const one = await person.act('getRateSheet', { id });
        const [listed] = (await person.act('listRateSheets', { entityId: IMPORTER_A })).list;
        for (const told of [one, listed])
          assert.deepEqual([told.fakPercentage, told.nacPercentage], [null, null], name);
      }
      for (const part of ['where: {fakPercentage: {gt: 10}}', 'sort: {field: "fakPercentage", order: ASC}'])
        await assert.rejects(admin.query(`{ allRateSheet(${part}) { totalCount } }`));
    });

    test('API-68 with percentages of anybody else is refused, and none is made', async () => {
      for (const [name, person] of Object.entries(others))
        for (const chosen of [
          { fakPercentage: 0 },
          { nacPercentage: 50 },
          { fakPercentage: 50, nacPercentage: 10 },
        ]) {
          const answer = await ask(server.url, person.bearer, request(chosen));
          const code = ['importer', 'importerManager', 'user link', 'the tools’ own scope'].includes(name)
            ? 'markups'
            : answer.code;
          assert.deepEqual([answer.status, answer.code], [403, code], `${name} ${JSON.stringify(chosen)}`);
        }
      const { rows } = await sql`select 1 from rate_sheet`.execute(server.database.db);
      assert.deepEqual(rows, []);
    });

    test('D-142 of an agents’ company has its own rates at cost and nobody else’s', async () => {
      const { db } = server.database;
      await sql`insert into route_subscription (id, entity_id, origin_port_id, destination_port_id, carrier_id)
        select 5, ${AGENT}, origin_port_id, destination_port_id, null from route_subscription where id = 1`.execute(
        db,
      );
      await sql`insert into rate_submission (id, entity_id, created_at) values (7001, ${AGENT}, '2026-01-01')`.execute(
        db,
      );
      await sql`insert into base_rate (id, origin_port_id, destination_port_id, carrier_id, kind, source, submission_id,
          agent_id, valid_from, valid_to, currency, price_40hc)
        select 9, origin_port_id, destination_port_id, carrier_id, 'FAK', 'Agent', 7001, ${AGENT}, '2026-11-01',
          '2026-11-30', 'USD', 777 from base_rate where id = 1`.execute(db);
      const agent = others.agent!;
      const { id } = await made(server, agent, { entityId: AGENT, includeExternalRates: true });
      assert.deepEqual(await pricesOf(agent, id), [['FAK', '777.00']]);
      const chosen = await ask(server.url, admin.bearer, request({ entityId: AGENT, fakPercentage: 10 }));
      assert.deepEqual([chosen.status, chosen.reasons?.[0]?.code], [422, 'markupsOfCustomer']);
      const { list } = await agent.act('listRouteRates', {
        entityId: AGENT,
        ids: [5],
        validFrom: '2026-11-01',
        validTo: '2026-11-14',
        includeExternalRates: true,
      });
      assert.deepEqual(
        list.map(({ rates }: { rates: number }) => rates),
        [1],
      );
      await sql`delete from route_subscription where entity_id = ${AGENT}`.execute(db);
      await sql`delete from base_rate where agent_id = ${AGENT}`.execute(db);
    });
  });
});
