import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { forEachDatabase } from '../../../../helpers/database.ts';
import {
  AGENT,
  IMPORTER_A,
  IMPORTER_B,
  type Person,
  startRoutesServer,
} from '../route-subscriptions/routes-server.ts';

const ORDER = 5001;
const FOREIGN_ORDER = 5901;
const UNKNOWN_ORDER = 5999;
const DATES = {
  ...{ cargoReadyOn: '2026-12-01', shipFrom: '2026-12-05' },
  ...{ shipUntil: '2026-12-12', deliverBy: '2027-01-20' },
};

forEachDatabase((_kind, open) => {
  const server = startRoutesServer(open);
  let importer: Person;
  let agent: Person;
  before(async () => {
    importer = await server.as('importer');
    agent = await server.as('agent');
  });
  beforeEach(async () => {
    await run('truncate purchase_order, booking, audit_log, idempotency_key cascade');
    await run(`insert into purchase_order (id, order_numbers, order_purchaser_id) values
      (${ORDER}, 'PO-1', ${IMPORTER_A}), (${FOREIGN_ORDER}, 'PO-9', ${IMPORTER_B})`);
  });

  const run = async (statement: string) => (await sql.raw(statement).execute(server.database.db)).rows;
  const save = (more: object = {}, { person = importer, key = '' } = {}) =>
    person.act('saveOrderDates', { orderId: ORDER, revision: 1, ...DATES, ...more }, key || undefined);
  const seen = async (person = importer) =>
    (
      await person.query(`{ onePurchaseOrder(where: {id: {eq: ${ORDER}}}) {
        cargoReadyOn shipFrom shipUntil deliverBy revision } }`)
    ).onePurchaseOrder;
  const told = async (person: Person) => {
    const { results } = await person.act('listNotifications', { take: 10 });
    return results.map(({ reference, changes }: { reference: string; changes: unknown[] }) => [
      reference,
      ...changes,
    ]);
  };

  test('MOD-05 D-96 the purchaser says the dates, its agent changes and clears them, and each is told of the other', async () => {
    await save();
    assert.deepEqual(await seen(agent), { ...DATES, revision: 2 });
    assert.equal((await told(agent))[0]?.length, 5);
    await save({ revision: 2, shipUntil: '2026-12-15', deliverBy: null }, { person: agent });
    assert.deepEqual(await told(importer), [
      [
        'PO-1',
        { field: 'shipUntil', before: '2026-12-12', after: '2026-12-15' },
        { field: 'deliverBy', before: '2027-01-20', after: null },
      ],
    ]);
    // The same once more is no change.
    assert.deepEqual(await save({ revision: 3, shipUntil: '2026-12-15', deliverBy: null }), {
      id: ORDER,
      revision: 3,
    });
    assert.equal((await told(agent)).length, 1);
  });

  test('MOD-05 of several agents the one is told whose record carries the order', async () => {
    await run(`insert into company (id, company_name, entity_type) values (7, 'Further agent', 'Agent')
      on conflict do nothing`);
    await run(`insert into company_agent (company_id, agent_id) values (${IMPORTER_A}, 7)`);
    await save({ deliverBy: null });
    assert.deepEqual(await told(agent), []);
    await run(`insert into booking (id, reference, customer_id, agent_id, mode, status, created_at)
      values (1, 'B', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'Requested', now())`);
    await run(`insert into booking_purchase_order (booking_id, purchase_order_id) values (1, ${ORDER})`);
    await save({ revision: 2 });
    assert.equal((await told(agent)).length, 1);
    await run('delete from company_agent where agent_id = 7');
  });

  test('D-157 dates that contradict the plan are stored, and the other party is told what they contradict', async () => {
    await save({ cargoReadyOn: '2026-12-13', deliverBy: '2026-12-04' });
    assert.equal((await seen()).cargoReadyOn, '2026-12-13');
    assert.deepEqual((await told(agent))[0]?.slice(-2), [
      { field: 'dateContradiction', before: null, after: 'cargoReadyOn' },
      { field: 'dateContradiction', before: null, after: 'deliverBy' },
    ]);
    await save({ revision: 2 }, { person: agent });
    assert.deepEqual(
      (await told(importer))[0]?.slice(1).map(({ field }: { field: string }) => field),
      ['cargoReadyOn', 'deliverBy'],
    );
  });

  test('D-157 dates that a booked departure contradicts are told, as long as the goods have not left', async () => {
    await run(`insert into shipment (id, reference, company_id, mode, status, created_at) values
      (81, 'S81', ${IMPORTER_A}, 'Ocean', 'Booked', now()), (82, 'S82', ${IMPORTER_A}, 'Ocean', 'Booked', now()),
      (83, 'S83', ${IMPORTER_A}, 'Ocean', 'Cancelled', now()), (84, 'S84', ${IMPORTER_A}, 'Ocean', 'In Transit', now())`);
    await run(`insert into milestone (shipment_id, position, event, planned_at, estimated_at) values
      (81, 1, 'STUF', '2026-12-01T10:00Z', null), (81, 2, 'DEPA', '2026-12-06T10:00Z', null),
      (82, 1, 'DEPA', '2026-12-06T10:00Z', '2026-12-12T23:59Z'), (83, 1, 'DEPA', '2026-11-01T10:00Z', null),
      (84, 1, 'DEPA', '2026-11-02T10:00Z', null)`);
    await run(`insert into shipment_purchase_order (shipment_id, purchase_order_id)
      select id, ${ORDER} from shipment where id between 81 and 84`);
    const departures = async () =>
      (
        await agent.query(
          `{ onePurchaseOrder(where: {id: {eq: ${ORDER}}}) { firstDepartureOn lastDepartureOn } }`,
        )
      ).onePurchaseOrder;
    assert.deepEqual(await departures(), { firstDepartureOn: '2026-12-06', lastDepartureOn: '2026-12-12' });
    const mark = { field: 'dateContradiction', before: null, after: 'departure' };
    const marks = async () =>
      (await told(agent))[0]?.filter(({ field }: { field?: string }) => field === 'dateContradiction');
    await save();
    assert.deepEqual(await marks(), []);
    await save({ revision: 2, cargoReadyOn: '2026-12-07' });
    assert.deepEqual(await marks(), [mark]);
    await save({ revision: 3, shipUntil: '2026-12-11' });
    assert.deepEqual(await marks(), [mark]);
    await run(`update shipment set status = 'In Transit'`);
    assert.deepEqual(await departures(), { firstDepartureOn: null, lastDepartureOn: null });
    await run('delete from shipment where id between 81 and 84');
  });

  test('D-157 a window that ends before it begins, and a date that is none, are named at their field and nothing is stored', async () => {
    for (const [change, field, code] of [
      [{ shipUntil: '2026-12-04' }, 'shipUntil', 'shipWindowOrder'],
      [{ shipFrom: '2026-02-30' }, 'shipFrom', 'noDate'],
      [{ shipFrom: '' }, 'shipFrom', 'noDate'],
      [{ deliverBy: '1999-01-01' }, 'deliverBy', 'noDate'],
    ] as const) {
      const { status, reasons } = await importer.refusal('saveOrderDates', {
        ...{ orderId: ORDER, revision: 1, ...DATES, ...change },
      });
      assert.deepEqual([status, reasons[0]?.field, reasons[0]?.code], [422, field, code]);
    }
    assert.equal((await importer.refusal('saveOrderDates', { orderId: ORDER, revision: 1 })).status, 422);
    assert.equal((await seen()).revision, 1);
  });

  test('D-15 nobody but the purchaser, its agents and admins changes them, and a foreign order is as an unknown one', async () => {
    const links = await Promise.all(
      (['entity', 'booking'] as const).map((recordType) =>
        server.link({ recordType, recordId: recordType === 'entity' ? IMPORTER_A : 1, role: 'admin' }),
      ),
    );
    const forbidden = async (person: Person, orderId = ORDER) => {
      const { status, reasons } = await person.refusal('saveOrderDates', { orderId, revision: 1, ...DATES });
      assert.deepEqual({ status, reasons }, { status: 403, reasons: [{ code: 'noAccess' }] });
    };
    for (const person of [await server.as('otherImporter'), await server.service(), ...links])
      await forbidden(person);
    for (const person of [importer, agent])
      for (const id of [FOREIGN_ORDER, UNKNOWN_ORDER]) await forbidden(person, id);
    assert.equal((await seen()).revision, 1);
    await save({}, { person: await server.as('admin') });
    await save({ revision: 2, deliverBy: null }, { person: await server.as('switchedAdmin') });
    assert.equal((await seen()).revision, 3);
  });

  test('D-19 D-37 a stale revision is refused, and a repeat takes effect once', async () => {
    assert.deepEqual(await save({}, { key: 'once' }), await save({}, { key: 'once' }));
    assert.equal((await told(agent)).length, 1);
    const { status, code } = await importer.refusal('saveOrderDates', {
      ...{ orderId: ORDER, revision: 1, ...DATES, deliverBy: null },
    });
    assert.deepEqual([status, code], [409, 'stale_revision']);
  });
});
