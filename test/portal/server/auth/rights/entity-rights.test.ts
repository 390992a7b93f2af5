import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Caller, LinkCaller, UserCaller } from '../../../../../portal/server/auth/rights/caller.ts';
import { mayWriteOfEntity, type OfEntity } from '../../../../../portal/server/auth/rights/entity-rights.ts';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { fill } from '../test-accounts.ts';

const PROVIDER = 1;
const AGENT = 2;
const IMPORTER = 101;
/** Agent 2 acts for it. */
const OF_AGENT = 102;
const ALL = [PROVIDER, AGENT, IMPORTER, OF_AGENT];

const user = (entityId: number, role: string): UserCaller => ({
  kind: 'user',
  sessionId: '',
  userId: 1,
  rightsVersion: 1,
  accessVersion: 1,
  roles: [role],
  isAdmin: role === 'Admin',
  seesAll: role === 'Admin' && entityId === PROVIDER,
  entityId,
  label: role,
});
const link = (
  recordType: LinkCaller['recordType'],
  recordId: number,
  role: LinkCaller['role'],
): LinkCaller => ({
  kind: 'link',
  linkId: '',
  recordType,
  recordId,
  role,
  label: 'link',
});

type Companies = readonly number[];

/** For which companies each caller writes rate submissions, route subscriptions and files, and asks for rate sheets. */
const TABLE: [string, Caller, Record<OfEntity, Companies>][] = [
  ['an admin of the provider', user(PROVIDER, 'Admin'), same(ALL)],
  ['an admin who acts for an importer', user(IMPORTER, 'Admin'), same([IMPORTER])],
  ['an agent', user(AGENT, 'agent'), same([AGENT])],
  ['an agent who acts for an importer', user(IMPORTER, 'agent'), { ...same([IMPORTER]), rateSheet: [] }],
  ['a user of an agent', user(AGENT, 'User'), unlessRates([AGENT])],
  ['a user of the provider', user(PROVIDER, 'User'), unlessRates([PROVIDER])],
  ['a user of an importer', user(IMPORTER, 'User'), unlessRates([IMPORTER])],
  ['the tools’ own scope', { kind: 'service', label: 'tools' }, same(ALL)],
  ['an admin link to a company', link('entity', IMPORTER, 'admin'), same([IMPORTER])],
  ['an agent link to a company', link('entity', AGENT, 'agent'), same([AGENT])],
  ['an agent link to an importer', link('entity', IMPORTER, 'agent'), { ...same([IMPORTER]), rateSheet: [] }],
  [
    'a user link to a company',
    link('entity', IMPORTER, 'user'),
    { rateSubmission: [], routeSubscription: [IMPORTER], file: [], rateSheet: [IMPORTER] },
  ],
  ['an agent link to a submission', link('submission', 5001, 'agent'), onlyRates([AGENT])],
  ['an admin link to a submission', link('submission', 5002, 'admin'), onlyRates([IMPORTER])],
  ['a user link to a submission', link('submission', 5001, 'user'), same([])],
  ['a link to a submission that is gone', link('submission', 5999, 'admin'), same([])],
  ['a link to a booking with the number of a company', link('booking', IMPORTER, 'admin'), same([])],
  ['a link to a shipment with the number of a company', link('shipment', IMPORTER, 'admin'), same([])],
  ['a link to a quote with the number of a submission', link('quote', 5001, 'admin'), same([])],
  ['a link to a manifest with the number of a company', link('manifest', AGENT, 'agent'), same([])],
];

function same(companies: Companies) {
  return { rateSubmission: companies, routeSubscription: companies, file: companies, rateSheet: companies };
}
function unlessRates(companies: Companies) {
  return { ...same(companies), rateSubmission: [] };
}
function onlyRates(companies: Companies) {
  return { ...same([]), rateSubmission: companies };
}

forEachDatabase((_kind, open) => {
  let database: Database;
  before(async () => {
    database = await open();
    await fill(database);
  });
  after(() => database.close());

  describe('D-15 D-02 D-129 what belongs to a company is written', () => {
    for (const [name, caller, writes] of TABLE)
      test(`by ${name}`, async () => {
        for (const [what, companies] of Object.entries(writes)) {
          const { rows } = await sql<{ id: number }>`
            select id from company where ${mayWriteOfEntity(caller, what as OfEntity, sql`company.id`)}
            order by id`.execute(database.db);
          assert.deepEqual(
            rows.map(({ id }) => id),
            companies,
            what,
          );
        }
      });
  });
});
