import assert from 'node:assert/strict';
import { after, before, beforeEach, it } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';
import type { Notification } from '../../../../shared/contract/audit.ts';
import { forEachDatabase } from '../../../helpers/database.ts';
import {
  type Act,
  AGENT_BOOKING,
  type AuditServer,
  BOOKING,
  clearLog,
  FORBIDDEN,
  fill,
  OTHER_BOOKING,
  refused,
  relink,
  startAuditServer,
} from './audit-server.ts';

forEachDatabase((_name, open) => {
  let database: Database;
  let server: AuditServer;
  let importer: Act;
  let colleague: Act;

  before(async () => {
    database = await open();
    await fill(database);
    server = await startAuditServer(database);
    importer = await server.as('importer');
    colleague = await server.as('colleague');
  });
  after(async () => {
    await server.close();
    await database.close();
  });
  beforeEach(() => clearLog(database));

  const notifications = async (act: Act) => {
    const { results, unread } = await act('listNotifications');
    return { unread, list: results.map(({ id, read }: Notification) => `${id} ${read ? 'read' : 'unread'}`) };
  };
  /** One entry each, with the ids 1, 2, 3... */
  const changes = async (act: Act, count: number, on: { type: string; id: number } = BOOKING) => {
    for (let n = 0; n < count; n++) await relink(act, on, n % 2 ? [] : [on === OTHER_BOOKING ? 5901 : 5001]);
  };

  it('D-96 lists what others did, not oneself, unread at first', async () => {
    await changes(colleague, 2);
    await changes(importer, 1);
    assert.deepEqual(await notifications(importer), { unread: 2, list: ['2 unread', '1 unread'] });
    assert.deepEqual(await notifications(colleague), { unread: 1, list: ['3 unread'] });
    assert.deepEqual(await notifications(await server.as('other')), { unread: 0, list: [] });
  });

  it('D-96 keeps read and unread per person, one by one', async () => {
    await changes(colleague, 3, AGENT_BOOKING);
    assert.deepEqual(await importer('markNotificationsRead', { ids: [2] }), { unread: 2 });
    assert.deepEqual(await importer('markNotificationsRead', { ids: [2] }), { unread: 2 });
    assert.deepEqual((await notifications(importer)).list, ['3 unread', '2 read', '1 unread']);
    assert.equal((await notifications(await server.as('agent'))).unread, 3);
  });

  it('D-96 marks all read up to the newest one that was shown', async () => {
    await changes(colleague, 3);
    assert.deepEqual(await importer('markNotificationsRead', { upTo: 2 }), { unread: 1 });
    assert.deepEqual((await notifications(importer)).list, ['3 unread', '2 read', '1 read']);
    assert.deepEqual(await importer('markNotificationsRead', { upTo: 1 }), { unread: 1 });
  });

  it('D-96 never marks what is still to come', async () => {
    await changes(colleague, 1);
    assert.deepEqual(await importer('markNotificationsRead', { upTo: 999 }), { unread: 0 });
    await changes(colleague, 2);
    assert.equal((await notifications(importer)).unread, 1);
  });

  it('D-96 keeps an admin’s read state apart for each company acted for', async () => {
    await changes(await server.as('other'), 2, OTHER_BOOKING);
    const admin = await server.as('admin');
    await admin('markNotificationsRead', { upTo: 2 });
    const act = async (entity: number) => {
      await sql`update web_user set entity_id = ${entity}, rights_version = rights_version + 1 where id = 1`.execute(
        database.db,
      );
      return notifications(await server.as('admin'));
    };
    try {
      assert.equal((await act(102)).unread, 2);
    } finally {
      assert.equal((await act(1)).unread, 0);
    }
  });

  it('D-96 begins with the account', async () => {
    await changes(colleague, 1);
    await sql`update web_user set created_at = now() + interval '1 second' where id = 4`.execute(database.db);
    try {
      assert.deepEqual(await notifications(importer), { unread: 0, list: [] });
    } finally {
      await sql`update web_user set created_at = '2020-01-01' where id = 4`.execute(database.db);
    }
  });

  it('D-96 counts to a hundred', async () => {
    await sql`insert into audit_log (actor, web_user_id, action, record_type, record_id, owner_id, after)
      select 'x', 5, 'linkPurchaseOrders', 'booking', 1001, 101, '{}' from generate_series(1, 130)`.execute(
      database.db,
    );
    const { results, hasMore, unread } = await importer('listNotifications', { take: 100 });
    assert.deepEqual([results.length, hasMore, unread], [100, true, 100]);
  });

  it('D-96 takes no mark from strangers, and none that is unclear', async () => {
    await changes(colleague, 1);
    const other = await server.as('other');
    assert.deepEqual(await other('markNotificationsRead', { ids: [1] }), { unread: 0 });
    const { rows } = await sql`select 1 from notification_read`.execute(database.db);
    assert.equal(rows.length, 0);
    await refused((await server.service())('markNotificationsRead', { upTo: 1 }), ...FORBIDDEN);
    for (const input of [{}, { ids: [1], upTo: 1 }])
      await refused(importer('markNotificationsRead', input), 422, /either ids or upTo/);
    await refused(importer('markNotificationsRead', { ids: ['1'] }), 422, /ids.0/);
  });
});
