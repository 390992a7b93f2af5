import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { sql } from 'kysely';
import { APP_ID } from '../../../../portal/server/data-api/app-id.ts';
import type { Database } from '../../../../portal/server/db/database.ts';
import type { AuditChange } from '../../../../shared/contract/audit.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import { AGENT_BOOKING, type AuditServer, fill, startAuditServer } from './audit-server.ts';

const CHANGES: AuditChange[] = [
  { field: 'purchaseOrder', before: null, after: 'PO-1' },
  { field: 'addProfit', before: false, after: true },
  { field: 'lines', before: 1, after: 2 },
];

/** `[action, type, record, owner, agent, at]` of entries of both importers, of an account and of the provider alone. */
const ENTRIES = [
  ['linkPurchaseOrders', 'booking', 1002, 101, 2, '2026-03-01T23:30:00Z'],
  ['saveCompany', 'entity', 102, 102, null, '2026-03-02T12:00:00Z'],
  ['signIn', 'webUser', 4, null, null, '2026-03-03T12:00:00Z'],
  ['makeServiceKey', 'serviceKey', 1, null, null, '2026-03-04T12:00:00Z'],
] as const;

interface Seen {
  changes: AuditChange[];
  address: string | null;
  own: boolean;
}

forEachDatabase((_name, open) => {
  let database: Database;
  let server: AuditServer;
  const bearer: Record<string, string> = {};

  before(async () => {
    database = await open();
    await fill(database);
    server = await startAuditServer(database);
    for (const [action, type, id, owner, agent, at] of ENTRIES) {
      const changes = action === 'linkPurchaseOrders' ? JSON.stringify(CHANGES) : null;
      await sql`insert into audit_log (actor, web_user_id, action, record_type, record_id, owner_id, agent_id, reference, at, changes, address)
        values ('importer@demo.example', 4, ${action}, ${type}, ${id}, ${owner}::integer, ${agent}::integer, ${`${type} ${id}`},
          ${at}::timestamptz, ${changes}::jsonb, '192.0.2.1')`.execute(database.db);
    }
    await sql`insert into audit_log (actor, action, record_type, record_id, owner_id, changes)
      values ('importer@demo.example', 'saveCharges', 'quote', 3001, 101, '[]')`.execute(database.db);
    const { bearers } = server;
    for (const user of ['importer', 'colleague', 'other', 'agent', 'admin', 'switched'] as const) {
      bearer[user] = await bearers.user(user);
    }
    const grant = { recordType: AGENT_BOOKING.type, recordId: AGENT_BOOKING.id, role: 'admin' } as const;
    bearer.link = await bearers.link(grant);
    bearer.service = await bearers.service();
  });
  after(async () => {
    await server.close();
    await database.close();
  });

  const post = async (path: string, caller: string, body: object) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer[caller]}` },
      body: JSON.stringify(body),
    });
  /** The rows of an exported file. */
  const exported = async (caller: string, more: object = {}) => {
    const body = { module: 'audit-log', format: 'csv', columns: ['action'], ...more };
    const answer = await post('/api/exports', caller, body);
    const text = await answer.text();
    assert.equal(answer.status, 200, text);
    return text.trim().split('\r\n').slice(1);
  };
  const query = async (caller: string, fields: string, where: object = {}) => {
    const text = `query ($where: JSON) { allAuditEntry(where: $where, sort: {field: createdAt, order: ASC}) { results { ${fields} } totalCount } }`;
    const answer = await post(`/api/runtime/${APP_ID}`, caller, { query: text, variables: { where } });
    return (await answer.json()) as {
      data?: { allAuditEntry: { results: Seen[] } } | null;
      errors?: unknown[];
    };
  };

  const OF_IMPORTER = ['Signed in', 'Purchase orders changed'];
  const SEEN: Record<string, readonly string[]> = {
    importer: OF_IMPORTER,
    colleague: ['Purchase orders changed'],
    agent: ['Purchase orders changed'],
    other: ['Company profile changed'],
    switched: ['Company profile changed'],
    admin: ['Service key created', 'Signed in', 'Company profile changed', 'Purchase orders changed'],
    link: [],
    service: [],
  };
  for (const [caller, actions] of Object.entries(SEEN)) {
    it(`MOD-24 D-96 D-15 the export of the audit log has what ${caller} may read, newest first, and no more`, async () => {
      assert.deepEqual(await exported(caller), actions);
      assert.deepEqual(await exported(caller, { ids: [1, 2, 3, 4] }), actions);
    });
  }

  it('MOD-24 it is filtered by who, what, record and days of the reader’s time zone', async () => {
    const { importer: all } = SEEN;
    for (const [filters, found] of [
      [{ person: 'importer T' }, all],
      [{ person: 'nobody' }, []],
      [{ action: 'signIn' }, ['Signed in']],
      [{ type: 'booking' }, ['Purchase orders changed']],
      [{ from: '2026-03-02' }, ['Signed in']],
      [{ to: '2026-03-01' }, ['Purchase orders changed']],
      [{ from: '2026-03-01', to: '2026-03-03' }, all],
      [{ from: 'no day' }, all],
    ] as const) {
      assert.deepEqual(await exported('importer', { filters }), found, JSON.stringify(filters));
    }
    // 23:30 in UTC is the next day in Berlin.
    const berlin = { timeZone: 'Europe/Berlin' };
    assert.deepEqual(await exported('importer', { filters: { from: '2026-03-02' }, ...berlin }), all);
    assert.deepEqual(await exported('importer', { search: 'booking 1002' }), ['Purchase orders changed']);
  });

  it('CHG-05 D-15 D-120 a change and a network address are told to those who may see them', async () => {
    const seen = async (caller: string) => {
      const { data } = await query(caller, 'changes address own', { recordType: { eq: 'booking' } });
      const { changes, ...rest } = data?.allAuditEntry.results[0] ?? assert.fail('nothing was found');
      return { fields: changes.map(({ field }) => field), ...rest };
    };
    assert.deepEqual(await seen('importer'), { fields: ['purchaseOrder'], address: '192.0.2.1', own: true });
    assert.deepEqual(await seen('colleague'), { fields: ['purchaseOrder'], address: null, own: false });
    assert.deepEqual(await seen('agent'), {
      fields: ['purchaseOrder', 'lines'],
      address: null,
      own: false,
    });
    const all = ['purchaseOrder', 'addProfit', 'lines'];
    assert.deepEqual(await seen('admin'), { fields: all, address: '192.0.2.1', own: false });
  });

  it('D-96 no filter tells what the reader may not see', async () => {
    for (const where of [
      { address: { eq: '192.0.2.1' } },
      { changes: { neq: null } },
      { own: { eq: true } },
    ]) {
      const { data, errors } = await query('colleague', 'id', where);
      assert.equal(data, null);
      assert.match(JSON.stringify(errors), /can't be filtered by/);
    }
  });
});
