import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import fc from 'fast-check';
import { sql } from 'kysely';
import { openFreshEmbedded } from '../../../helpers/database.ts';
import { eventually } from '../../../helpers/eventually.ts';
import {
  AGENT,
  byAir,
  containers,
  FOREIGN_AGENT,
  IMPORTER_A,
  partLoad,
  startSearchServer,
} from '../actions/rate-search/search-server.ts';
import type { Person, RoutesServer, User } from '../actions/route-subscriptions/routes-server.ts';
import { ask, clearSheets, request } from '../rate-sheets/sheets-server.ts';

/**
 * D-147: two databases with other costs and other mark-ups, but the same selling prices, answer everybody who may not choose mark-ups
 * alike, whatever they ask. What differed would tell of the cost.
 */

/** How often other costs and mark-ups are drawn; each time all callers ask everything of both databases. */
const RUNS = Number(process.env.MARKUP_RUNS ?? 2);

/** With these a selling price of two US dollars, or a multiple of it, has a cost without further decimals. */
const PERCENTAGES = [0, 25, 60, 100] as const;
type Markups = Record<'fak' | 'nac', (typeof PERCENTAGES)[number]>;

const percentage = fc.constantFrom(...PERCENTAGES);
const markups: fc.Arbitrary<Markups> = fc.record({ fak: percentage, nac: percentage });
/** A selling price, in steps of two dollars. */
const price = fc.integer({ min: 1, max: 4_000 }).map((n) => 2 * n);

const cost = (selling: number, percent: number): number => (selling * 100) / (100 + percent);

interface World {
  server: RoutesServer;
  admin: Person;
  callers: Record<string, Person>;
}

const USERS: readonly User[] = ['importer', 'importerManager', 'agent', 'otherImporter'];

describe('two databases with other costs and mark-ups, and the same selling prices', () => {
  const servers = [startSearchServer(openFreshEmbedded), startSearchServer(openFreshEmbedded)];
  let worlds: World[];
  before(async () => {
    worlds = await Promise.all(servers.map(worldOf));
  });

  test('D-147 D-142 answer everybody who may not choose mark-ups alike', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(markups, markups),
        fc.array(price, { minLength: 8, maxLength: 8 }),
        fc.boolean(),
        async (ofWorlds, prices, external) => {
          const answers: Record<string, unknown>[] = [];
          for (const [n, world] of worlds.entries()) {
            await setPrices(world, prices, ofWorlds[n]!, external);
            answers.push(await everythingTold(world));
          }
          const [one, other] = answers;
          for (const [caller, told] of Object.entries(one!)) assert.deepEqual(other![caller], told, caller);
        },
      ),
      { numRuns: RUNS, endOnFailure: true },
    );
  });

  test('D-142 and to an agent whose own rates cost the same nothing tells what its customers pay', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(markups, markups),
        fc.array(price, { minLength: 8, maxLength: 8 }),
        async (drawn, prices) => {
          const answers: unknown[] = [];
          for (const [n, world] of worlds.entries()) {
            await setPrices(world, prices, { fak: 0, nac: 0 }, false);
            await setMarkups(world, drawn[n]!, true);
            // The rates are the agent's own now, at the same cost in both.
            await handOver(world.server, AGENT);
            const quote = await world.callers.importer!.act('requestQuote', {
              ...containers(),
              day: '2098-11-10',
              rate: null,
            });
            answers.push([
              await toldTo(world, 'agent', quote.id),
              await toldTo(world, 'agent link', quote.id),
            ]);
            await handOver(world.server, FOREIGN_AGENT);
          }
          assert.deepEqual(answers[1], answers[0]);
        },
      ),
      { numRuns: RUNS, endOnFailure: true },
    );
  });
});

async function worldOf(server: RoutesServer): Promise<World> {
  const callers: Record<string, Person> = {};
  for (const user of USERS) callers[user] = await server.as(user);
  for (const role of ['user', 'agent'] as const)
    callers[`${role} link`] = await server.link({ recordType: 'entity', recordId: IMPORTER_A, role });
  callers['the tools’ own scope'] = await server.service();
  // The agent has no rates of its own: what it costs is its own business.
  await handOver(server, FOREIGN_AGENT);
  return { server, admin: await server.as('admin'), callers };
}

/** Makes another agent's of the rates of one. */
const handOver = ({ database: { db } }: RoutesServer, to: number) =>
  sql`with submitted as (update rate_submission set entity_id = ${to} where id = 6001)
    update base_rate set agent_id = ${to} where submission_id = 6001`.execute(db);

async function setMarkups({ admin }: World, { fak, nac }: Markups, external: boolean): Promise<void> {
  const { revision } = await admin.act('getMarkups', { entityId: IMPORTER_A });
  const set = { entityId: IMPORTER_A, fakPercentage: fak, nacPercentage: nac };
  await admin.act('saveMarkups', { ...set, includeExternalRates: external, revision });
}

/** Costs that come to these selling prices with the mark-ups of the world. */
async function setPrices(
  world: World,
  prices: readonly number[],
  chosen: Markups,
  external: boolean,
): Promise<void> {
  const { db } = world.server.database;
  await clearSheets(world.server);
  await sql`truncate quote_request, quote restart identity cascade`.execute(db);
  await sql`delete from company_markup`.execute(db);
  await sql`alter sequence rate_sheet_id_seq restart`.execute(db);
  // Each set is a change, so that the audit logs count alike.
  await setMarkups(world, { fak: 25, nac: 25 }, !external);
  await setMarkups(world, chosen, external);
  const { rows } = await sql<{
    id: number;
    kind: 'FAK' | 'NAC';
  }>`select id, kind from base_rate order by id`.execute(db);
  for (const [n, { id, kind }] of rows.entries()) {
    const bought = (more: number) =>
      cost(prices[(n + more) % prices.length]!, kind === 'FAK' ? chosen.fak : chosen.nac);
    await sql`update base_rate set price_20gp = ${bought(0)}, price_40hc = ${bought(1)}, lcl_per_cbm = ${bought(2)},
      lcl_minimum = ${bought(3)} where id = ${id}`.execute(db);
  }
  const { rows: levels } = await sql<{ id: number }>`select id from rate_level order by id`.execute(db);
  for (const [n, { id }] of levels.entries())
    await sql`update rate_level set value = ${cost(prices[n % prices.length]!, chosen.fak)} where id = ${id}`.execute(
      db,
    );
}

/** All that the callers of a world are told. */
async function everythingTold(world: World): Promise<Record<string, unknown>> {
  const quote = await world.callers.importer!.act('requestQuote', {
    ...containers(),
    day: '2098-11-10',
    rate: null,
  });
  const told: Record<string, unknown> = {};
  for (const name of Object.keys(world.callers)) told[name] = await toldTo(world, name, quote.id);
  return told;
}

const AUDIT = `{ allAuditEntry(sort: {field: "id", order: ASC}) { results { action actor recordType recordId reference changes } totalCount } }`;
const SHEETS = `{ allRateSheet { results { id number fakPercentage nacPercentage state rateCount changedCount } totalCount } }`;
const QUOTE = (id: number) =>
  `{ oneQuote(where: {id: {eq: ${id}}}) { id status requests { totalAmount rateReference } } }`;
const BY_PERCENTAGE = [
  '{ allRateSheet(where: {fakPercentage: {gt: 10}}) { totalCount } }',
  '{ allRateSheet(sort: {field: "nacPercentage", order: ASC}) { results { id } } }',
];

/** What one caller is told, answers and refusals, without what no two databases have in common: times and random ids. */
async function toldTo({ server, callers }: World, name: string, quoteId: number): Promise<unknown> {
  const person = callers[name]!;
  const told: Record<string, unknown> = {};
  const add = async (what: string, work: () => Promise<unknown>) => {
    told[what] = await work().catch(({ status, code, message }) => ({ status, code, message }));
  };
  for (const search of [containers(), containers({ containers: { '40HC': 3 } }), partLoad(), byAir()])
    await add(`search ${JSON.stringify(search)}`, () => person.act('searchRates', search));
  await add('quote', () => person.query(QUOTE(quoteId)));
  await add('charges', () => person.act('recordCharges', { recordType: 'quote', recordId: quoteId }));
  await add('markups', () => person.act('getMarkups', { entityId: IMPORTER_A }));
  await add('setting', () =>
    person.act('saveMarkups', { entityId: IMPORTER_A, fakPercentage: 0, nacPercentage: 0, revision: 2 }),
  );
  await add('choosing', () => ask(server.url, person.bearer, request({ fakPercentage: 0 })));
  await add('sheet', () => sheetFor(server, person));
  await add('routes', () =>
    person.act('listRouteRates', {
      ...{ entityId: IMPORTER_A, ids: [1, 2], validFrom: '2026-11-01', validTo: '2026-11-14' },
    }),
  );
  await add('base rates', () => person.act('listBaseRates', {}));
  await add('sheets', () => person.query(SHEETS));
  for (const query of BY_PERCENTAGE) await add(query, () => person.query(query));
  await add('export', () => exported(server, person));
  await add('audit log', () => person.query(AUDIT));
  await add('notifications', () => person.act('listNotifications', { take: 20 }));
  return JSON.parse(
    JSON.stringify(told)
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time')
      .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'an id')
      .replaceAll(/(\?|&)(expires|signature|token|e|s)=[^"&]*/g, ''),
  );
}

/** A sheet that the caller asked for: its facts, all its rows, and the bytes of its workbook. */
async function sheetFor(server: RoutesServer, person: Person): Promise<unknown> {
  const { jobId, ...accepted } = await ask(
    server.url,
    person.bearer,
    request({ includeExternalRates: true }),
  );
  if (!jobId) return accepted;
  const job = await eventually(
    () => person.act('getJob', { id: jobId }),
    ({ state }) => !['queued', 'running'].includes(state),
    60_000,
  );
  const id = job.result?.rateSheetId;
  const { createdAt: _, readyAt: __, progress: ___, ...sheet } = await person.act('getRateSheet', { id });
  const parts: Record<string, unknown> = {};
  for (const part of ['rates', 'airRates', 'charges', 'routesWithoutRates', 'changes'])
    parts[part] = await person.act('listRateSheetRows', { id, part });
  const { url } = await person.act('getRateSheetAddress', { id, format: 'xlsx' });
  const bytes = new Uint8Array(await (await fetch(server.url + url)).arrayBuffer());
  assert.ok(bytes.length > 1_000);
  return { accepted, sheet, parts, workbook: Buffer.from(bytes).toString('base64') };
}

async function exported(server: RoutesServer, person: Person): Promise<unknown> {
  const answer = await fetch(`${server.url}/api/exports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.bearer}` },
    body: JSON.stringify({ module: 'rate-sheets', format: 'csv', columns: ['sheet', 'markups', 'rates'] }),
  });
  return [answer.status, await answer.text()];
}
