import assert from 'node:assert/strict';
import { after, before, beforeEach, it } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../../../../portal/server/db/database.ts';
import type { AuditEntry } from '../../../../shared/contract/audit.ts';
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
  PICKUP,
  QUOTE,
  refused,
  relink,
  startAuditServer,
  type User,
} from './audit-server.ts';

forEachDatabase((_name, open) => {
  let database: Database;
  let server: AuditServer;

  before(async () => {
    database = await open();
    await fill(database);
    server = await startAuditServer(database);
  });
  after(async () => {
    await server.close();
    await database.close();
  });
  beforeEach(() => clearLog(database));

  const list = async (act: Act, input: object = {}): Promise<AuditEntry[]> =>
    (await act('listAuditLog', input)).entries;
  const seenBy = async (user: User, input?: object) =>
    (await list(await server.as(user), input)).map(({ reference, actor }) => `${reference} by ${actor}`);

  it('D-96 tells who did what and when, newest first, with what was there before and after', async () => {
    const importer = await server.as('importer');
    const began = Date.now();
    await relink(importer, BOOKING, [5001, 5002]);
    await importer('savePurchaseOrders', {
      ...BOOKING,
      purchaseOrder: [{ id: 5001, selectedSN: [7001] }],
    });
    const [saved, linked] = await list(importer);
    assert.deepEqual(linked?.changes, [
      { field: 'purchaseOrder', before: null, after: 'PO-1' },
      { field: 'purchaseOrder', before: null, after: 'PO-2' },
    ]);
    assert.deepEqual(saved?.changes, [
      { field: 'purchaseOrder', before: 'PO-2', after: null },
      { field: 'styleNumbers', of: 'PO-1', before: 0, after: 1 },
    ]);
    const { at, id: _, changes: __, ...rest } = linked ?? assert.fail('nothing was listed');
    assert.ok(Math.abs(Date.parse(at) - began) < 3_600_000, at);
    assert.deepEqual(rest, {
      actor: 'importer Test',
      own: true,
      action: 'linkPurchaseOrders',
      recordType: 'booking',
      recordId: 1001,
      reference: 'BKG-1001',
      feature: null,
      locationKind: null,
      company: 'Northfold',
      address: null,
      linkId: null,
      givenBy: null,
      onBehalfOf: null,
    });
  });

  it('D-96, D-15 shows each only the records of the company acted for, agents those they handle, the provider all', async () => {
    await relink(await server.as('colleague'), BOOKING, [5001]);
    await relink(await server.as('importer'), AGENT_BOOKING, [5001]);
    await relink(await server.as('other'), OTHER_BOOKING, [5901]);
    const own = ['BKG-1002 by importer Test', 'BKG-1001 by colleague@demo.example'];
    assert.deepEqual(await seenBy('importer'), own);
    assert.deepEqual(await seenBy('agent'), own.slice(0, 1));
    assert.deepEqual(await seenBy('other'), ['BKG-1003 by other Test']);
    assert.deepEqual(await seenBy('admin'), ['BKG-1003 by other Test', ...own]);
    assert.deepEqual(await seenBy('switched'), ['BKG-1003 by other Test']);
  });

  it('D-96 leaves the history of a record with the company that it belonged to', async () => {
    await relink(await server.as('importer'), BOOKING, [5001]);
    const moveTo = (company: number) =>
      sql`update booking set customer_id = ${company} where id = ${BOOKING.id}`.execute(database.db);
    await moveTo(102);
    try {
      assert.deepEqual(await seenBy('importer'), ['BKG-1001 by importer Test']);
      assert.deepEqual(await seenBy('other'), []);
    } finally {
      await moveTo(101);
    }
  });

  it('D-96 names the link by its label', async () => {
    await relink(await server.link({ recordType: 'booking', recordId: 1001, role: 'user' }), BOOKING, [5001]);
    assert.deepEqual(await seenBy('importer'), ['BKG-1001 by link to booking 1001 as user']);
  });

  it('D-96 D-120 D-152 tells of charges no more than the own screen does', async () => {
    const line = {
      chargeType: 1,
      unitCode: 'EA',
      currency: 'USD',
      quantity: 2,
      unitCost: 10,
      totalPrice: 20,
      minimumPrice: null,
      comments: 'a secret',
    };
    await (await server.as('admin'))('saveCharges', {
      ...QUOTE,
      charges: [line],
      addProfit: false,
      revision: 0,
    });
    const fieldsSeenBy = async (user: User) => {
      const [entry] = await list(await server.as(user));
      assert.equal(entry?.feature, 'freight_charges');
      assert.equal(JSON.stringify(entry).includes('secret'), false);
      return entry?.changes.map(({ field, of = '', before, after }) => `${field} ${of} ${before} ${after}`);
    };
    const lines = ['lines  0 1', 'total USD null 20.00'];
    const price = 'sellingPrice USD null 20.00';
    assert.deepEqual(await fieldsSeenBy('admin'), [...lines, 'addProfit  true false', price]);
    assert.deepEqual(await fieldsSeenBy('agent'), lines);
    assert.deepEqual(await fieldsSeenBy('importer'), [price]);
  });

  it('D-96, D-120 names the 10% profits only where somebody turned them on or off', async () => {
    const admin = await server.as('admin');
    const { revision, addProfit } = await admin('loadCharges', PICKUP);
    assert.equal(addProfit, true);
    const lineOf = (unitCost: number) => ({
      ...{ chargeType: 1, unitCode: 'EA', currency: 'USD', quantity: 1, unitCost, totalPrice: unitCost },
      ...{ minimumPrice: null, comments: '' },
    });
    const changedBy = async (unitCost: number, on: object) => {
      await admin('saveCharges', { ...PICKUP, charges: [lineOf(unitCost)], ...on });
      const [entry] = await list(admin);
      return entry?.changes.filter(({ field }) => field === 'addProfit');
    };
    assert.deepEqual(await changedBy(10, { addProfit: true, revision }), []);
    assert.deepEqual(await changedBy(20, { addProfit: false, revision: revision + 1 }), [
      { field: 'addProfit', before: true, after: false },
    ]);
    assert.deepEqual(await changedBy(30, { addProfit: false, revision: revision + 2 }), []);
    assert.deepEqual(await changedBy(40, { addProfit: true, revision: revision + 3 }), [
      { field: 'addProfit', before: false, after: true },
    ]);
  });

  it('D-96, D-15 names no orders to an agent who handles the record but not the company whose orders they are', async () => {
    const importer = await server.as('importer');
    await relink(importer, AGENT_BOOKING, [5001]);
    await importer('savePurchaseOrders', {
      ...AGENT_BOOKING,
      purchaseOrder: [{ id: 5001, selectedSN: [7001] }],
    });
    const fieldsSeenBy = async (user: User) =>
      (await list(await server.as(user))).map(({ reference, changes }) => [reference, changes.length]);
    const all = [
      ['BKG-1002', 1],
      ['BKG-1002', 1],
    ];
    assert.deepEqual(await fieldsSeenBy('agent'), all);
    await sql`delete from company_agent where agent_id = 2`.execute(database.db);
    try {
      assert.deepEqual(
        await fieldsSeenBy('agent'),
        all.map(([reference]) => [reference, 0]),
      );
      assert.deepEqual(await fieldsSeenBy('importer'), all);
    } finally {
      await sql`insert into company_agent (company_id, agent_id) values (101, 2)`.execute(database.db);
    }
  });

  it('D-96 shows what somebody did to their own account to them and to the provider alone', async () => {
    await (await server.as('importer'))('saveProfile', {
      firstName: 'importer',
      lastName: 'Test',
      companyPosition: 'Buyer',
    });
    const own = ['importer@demo.example by importer Test'];
    assert.deepEqual(await seenBy('importer', { mine: true }), own);
    assert.deepEqual(await seenBy('admin'), own);
    assert.deepEqual(await seenBy('colleague'), []);
    const { results, unread } = await (await server.as('admin'))('listNotifications');
    assert.deepEqual([results, unread], [[], 0]);
  });

  it('D-96 tells a person of a reset of their password, whoever read the code, and nobody else of the company', async () => {
    await sql`insert into audit_log (actor, action, record_type, record_id, after, changes)
      values ('importer@demo.example', 'resetPassword', 'webUser', 4, '{}', '[{"field": "password", "before": null, "after": true}]')`.execute(
      database.db,
    );
    const [entry] = await list(await server.as('importer'));
    assert.deepEqual([entry?.action, entry?.own], ['resetPassword', false]);
    assert.deepEqual(await seenBy('colleague'), []);
    assert.deepEqual(await seenBy('admin'), ['null by importer@demo.example']);
  });

  it('D-97 lists what one did oneself', async () => {
    await relink(await server.as('importer'), BOOKING, [5001]);
    await relink(await server.as('colleague'), BOOKING, []);
    assert.deepEqual(await seenBy('importer', { mine: true }), ['BKG-1001 by importer Test']);
    assert.deepEqual(await seenBy('admin', { mine: true }), []);
  });

  it('D-96 leaves out saves that changed nothing', async () => {
    const importer = await server.as('importer');
    await relink(importer, BOOKING, [5001]);
    await relink(importer, BOOKING, [5001]);
    await importer('createPurchaseOrder', { ...BOOKING, orderNumber: 'PO-1' });
    assert.equal((await list(importer)).length, 1);
  });

  it('D-96 pages to the end without a gap or a double, also while entries are added', async () => {
    const importer = await server.as('importer');
    for (let n = 0; n < 7; n++) await relink(importer, BOOKING, n % 2 ? [] : [5001]);
    const seen: number[] = [];
    for (let before: number | undefined; ; ) {
      const { entries, hasMore } = await importer('listAuditLog', { take: 3, before });
      seen.push(...entries.map(({ id }: AuditEntry) => id));
      await relink(importer, BOOKING, seen.length % 2 ? [] : [5002]);
      if (!hasMore) break;
      before = seen.at(-1);
    }
    assert.deepEqual(seen, [7, 6, 5, 4, 3, 2, 1]);
  });

  it('D-96 is for people: links and the tools’ scope are refused', async () => {
    const callers = [
      await server.link({ recordType: 'entity', recordId: 101, role: 'admin' }),
      await server.service(),
    ];
    for (const act of callers)
      for (const name of ['listAuditLog', 'listNotifications'] as const)
        await refused(act(name), ...FORBIDDEN);
  });

  it('D-96 says what is wrong with a request', async () => {
    const importer = await server.as('importer');
    for (const input of [{ take: 0 }, { take: 101 }, { before: 0 }, { before: 1.5 }, { mine: 'yes' }])
      await refused(importer('listAuditLog', input), 422, new RegExp(Object.keys(input)[0] ?? ''));
  });
});
