import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../helpers/database.ts';
import { type DataApiServer, startDataApi } from './data-api-server.ts';

/** The page size of the loaders (REF-26). */
const TAKE = 200;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** 300 codes, in the order of the letters. */
const CODES = Array.from({ length: 300 }, (_, n) => `Q${letters[Math.floor(n / 26)]}${letters[n % 26]}`);

forEachDatabase((_name, open) => {
  describe('what the data endpoint serves to the loaders', () => {
    let server: DataApiServer;
    /** Holders of any valid token may load the lists (D-04), also one for a single record. */
    let token: string;
    before(async () => {
      server = await startDataApi(await open());
      const { db } = server.database;
      // Stored against the order of the lists, so that none comes sorted by itself.
      await sql`insert into airport (id, code, airport_name, city, city_iden, country_id)
        select 1000 + nth, code, code || ' Airport', 'City', 'CTY', 1
        from unnest(${CODES.toReversed()}::text[]) with ordinality listed (code, nth)`.execute(db);
      for (const statement of [
        `insert into charge_type (id, description, charge_iden, charge_type)
          select 1000 + n, 'Surcharge ' || (1999 - n), 'S' || n, 'Charge' from generate_series(1, 299) n`,
        `insert into charge_type (id, description, charge_iden, charge_type) values
          (10, 'A tax', 'TAX', 'Tax'), (11, 'Without a code', '', 'Charge'), (12, 'Not coded yet', null, 'Charge')`,
        `insert into company (id, company_name, entity_type, is_carrier) values
          (60, 'Zenith Line', 'Carrier', false), (61, 'Air by flag', 'Agent', true),
          (62, 'barge line', 'Carrier', false), (63, 'Not A Carrier', 'Airline', false)`,
        `insert into rate_submission (id, entity_id, submission_notes, created_at)
          select 6100 + n, 101, 'note ' || n, '2026-04-01'::timestamptz + ((n * 7) % 10) * interval '1 day'
          from generate_series(1, 8) n`,
      ])
        await sql.raw(statement).execute(db);
      token = await server.link('booking', 1001);
    });
    after(() => server.close());

    async function ask(query: string, variables: object, by = token) {
      const response = await fetch(`${server.url}/api/betty/query`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: by, query, variables }),
      });
      const { data, errors } = await response.json();
      assert.equal(errors, undefined);
      return data.list;
    }

    /** All rows of a list, page by page until one is short (D-30). */
    async function everyPage<T>(list: string, fields: string): Promise<{ rows: T[]; pages: number[] }> {
      const rows: T[] = [];
      const pages: number[] = [];
      do {
        const { results } = await ask(
          `query($skip: Int) { list: ${list.replace(')', `, take: ${TAKE}, skip: $skip)`)} { results { ${fields} } } }`,
          { skip: rows.length },
        );
        pages.push(results.length);
        rows.push(...results);
      } while (pages.at(-1) === TAKE);
      return { rows, pages };
    }

    it('API-17 REF-05 REF-26 D-30 all airports by code, 200 at a time', async () => {
      const { rows, pages } = await everyPage<{ code: string }>('allAirport(sort: {field: code})', 'code');
      assert.deepEqual(pages, [TAKE, 102]);
      assert.deepEqual(
        rows.map(({ code }) => code),
        ['HAM', 'PVG', ...CODES].sort(),
      );
    });

    it('API-17 REF-02 REF-03 D-30 all charge types that are charges and have a code, by description', async () => {
      const { rows, pages } = await everyPage<{ description: string }>(
        `allChargeType(where: {chargeType: {eq: "Charge"}, _and: [{chargeIden: {neq: null}}, {chargeIden: {neq: ""}}]},
          sort: {field: description})`,
        'description',
      );
      assert.deepEqual(pages, [TAKE, 100]);
      const surcharges = Array.from({ length: 299 }, (_, n) => `Surcharge ${1700 + n}`);
      assert.deepEqual(
        rows.map(({ description }) => description),
        ['Ocean freight', ...surcharges],
      );
    });

    it('API-17 REF-07 REF-08 all carriers, by type or by flag, by name whatever its case', async () => {
      const { rows } = await everyPage<{ companyName: string }>(
        'allCompany(where: {_or: [{entityType: {eq: "Carrier"}}, {isCarrier: {eq: true}}]}, sort: {field: companyName})',
        'companyName',
      );
      assert.deepEqual(
        rows.map(({ companyName }) => companyName),
        ['Air by flag', 'barge line', 'Sea Line', 'Zenith Line'],
      );
    });

    it('MOD-21 for who picks a company, those that they work with come before carriers and airlines', async () => {
      const { rows } = await everyPage<{ companyName: string; isReference: boolean }>(
        'allCompany(sort: [{field: isReference}, {field: companyName}])',
        'companyName isReference',
      );
      const names = (wanted: boolean) =>
        rows.filter(({ isReference }) => isReference === wanted).map(({ companyName }) => companyName);
      assert.deepEqual(
        rows.map(({ companyName }) => companyName),
        [...names(false), ...names(true)],
      );
      const references = [
        'Air by flag',
        'barge line',
        'Not A Carrier',
        'Sea Line',
        'Sky Line',
        'Zenith Line',
      ];
      assert.deepEqual(names(true), references);
      assert.equal(names(false).includes('Importer A'), true);
    });

    it('API-17 REF-15 the entity of a rate submission by its id', async () => {
      const query = 'query($id: Int!) { list: oneRateSubmission(where: {id: {eq: $id}}) { entity { id } } }';
      const link = await server.link('submission', 6001);
      assert.deepEqual(await ask(query, { id: 6001 }, link), { entity: { id: 2 } });
      assert.equal(await ask(query, { id: 6003 }, link), null);
    });

    it('API-17 REF-16 REF-17 the latest five submissions of an entity, newest first, without excluded ones', async () => {
      const link = await server.link('submission', 6101);
      const latest = async (excluded: number[]) => {
        const { results } = await ask(
          `query($entity: Int!, $excluded: [Int!]!) { list: allRateSubmission(
            where: {entity: {id: {eq: $entity}}, id: {nin: $excluded}}, sort: {field: createdAt, order: DESC}, take: 5
          ) { results { id } } }`,
          { entity: 101, excluded },
          link,
        );
        return results.map(({ id }: { id: number }) => id);
      };
      assert.deepEqual(await latest([]), [6107, 6104, 6101, 6108, 6105]);
      assert.deepEqual(await latest([6104, 6108]), [6107, 6101, 6105, 6102, 6106]);
    });
  });
});
