import assert from 'node:assert/strict';
import { before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { ActionName } from '../../../../../shared/contract/actions.ts';
import { addDays, today } from '../../../../../shared/trade/calendar-days.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { AIRPORT, startSearchServer } from '../rate-search/search-server.ts';
import { AGENT, IMPORTER_A, IMPORTER_B, type Person, PORT } from '../route-subscriptions/routes-server.ts';

const NEXT_WEEK = addDays(today(), 7);
const FCL = {
  ...{ bookingId: null, revision: null, customerId: null, quoteId: null },
  ...{ mode: 'FCL', origin: PORT.shanghai, destination: PORT.hamburg, cargoReadyOn: NEXT_WEEK },
  ...{ containers: { '40HC': 2 }, weightKg: '', volumeCbm: '', pieces: 40, orderIds: [5001] },
  ...{ shipper: ' Mill ', consignee: 'Importer A', remarks: '' },
};
const AIR = {
  ...FCL,
  ...{ mode: 'Air', origin: AIRPORT.shanghai, destination: AIRPORT.hamburg },
  ...{ containers: undefined, weightKg: '60.5', volumeCbm: '0.25', orderIds: [] },
};
const CHANGES: readonly ActionName[] = ['saveBookingRequest', 'withdrawBooking'];
const ANSWERS: readonly ActionName[] = ['confirmBooking', 'declineBooking'];

forEachDatabase((_kind, open) => {
  const server = startSearchServer(open);
  let importer: Person;
  let agent: Person;
  let admin: Person;
  before(async () => {
    importer = await server.as('importer');
    agent = await server.as('agent');
    admin = await server.as('admin');
  });
  beforeEach(async () => {
    await run('truncate booking, purchase_order, quote, audit_log, idempotency_key cascade');
    await run(`insert into purchase_order (id, order_numbers, order_purchaser_id) values
      (5001, 'PO-1', ${IMPORTER_A}), (5002, 'PO-2', ${IMPORTER_A}), (5901, 'PO-9', ${IMPORTER_B})`);
    await run(`insert into quote (id, reference, customer_id, agent_id, mode, container_type, status, created_at) values
      (3001, 'Q1', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'FCL', 'Accepted', now()),
      (3002, 'Q2', ${IMPORTER_A}, null, 'Ocean', 'FCL', 'Open', now()),
      (3003, 'Q3', ${IMPORTER_B}, null, 'Ocean', 'FCL', 'Accepted', now())`);
  });

  const run = async (statement: string) => (await sql.raw(statement).execute(server.database.db)).rows;
  const request = (more: object = {}, { person = importer, key = '' } = {}) =>
    person.act('saveBookingRequest', { ...FCL, ...more }, key || undefined);
  const change = ({ id, revision }: { id: number; revision: number }, more: object = {}) =>
    ({ ...FCL, bookingId: id, revision, ...more }) as object;
  const seen = async (id: number, person = importer) =>
    (
      await person.query(`{ oneBooking(where: {id: {eq: ${id}}}) {
        status mode customer { id } agent { id } originPort { id } originAirport { id } pos { id }
        requests { load cargoReadyOn containers weightKg volumeCbm pieces shipper remarks requestedBy answeredBy
          declineReason quote { id } } } }`)
    ).oneBooking;
  const told = async (person: Person) => {
    const { results } = await person.act('listNotifications', { take: 10 });
    return results.map(
      ({ action, changes }: { action: string; changes: { field: string; after: unknown }[] }) => [
        action,
        ...changes.map(({ field, after }) => `${field} ${after}`),
      ],
    );
  };

  describe('MOD-04 a booking that is requested', () => {
    test('has what was asked for, its orders and its quote, and the others are told', async () => {
      const made = await request({ quoteId: 3001 });
      assert.match(made.reference, /^BKG-20\d\d-\d{6}$/);
      assert.deepEqual(await seen(made.id), {
        ...{ status: 'Requested', mode: 'Ocean', customer: { id: IMPORTER_A }, agent: { id: AGENT } },
        ...{ originPort: { id: PORT.shanghai }, originAirport: null, pos: [{ id: 5001 }] },
        requests: [
          {
            ...{ load: 'FCL', cargoReadyOn: NEXT_WEEK, containers: '2 x 40HC', weightKg: null },
            ...{ volumeCbm: null, pieces: 40, shipper: 'Mill', remarks: null, requestedBy: 'importer Test' },
            ...{ answeredBy: null, declineReason: null, quote: { id: 3001 } },
          },
        ],
      });
      for (const person of [agent, admin]) {
        const [entry] = await told(person);
        assert.equal(entry?.[0], 'saveBookingRequest');
        for (const words of ['origin Shanghai', 'containers 2 x 40HC', 'purchaseOrder PO-1'])
          assert.ok(entry?.includes(words), words);
      }
    });

    test('goes to the agent of the earlier booking that it repeats, if that still acts for the customer', async () => {
      await run(`insert into company (id, company_name, entity_type) values (8801, 'Second Agent', 'Agent')`);
      await run(`insert into company_agent (company_id, agent_id) values (${IMPORTER_A}, 8801)`);
      await run(`insert into booking (id, reference, customer_id, agent_id, mode, status, created_at) values
        (1900, 'B1', ${IMPORTER_A}, 8801, 'Ocean', 'Confirmed', now()),
        (1901, 'B2', ${IMPORTER_B}, 8801, 'Ocean', 'Confirmed', now())`);
      const agentOf = async (more: object) =>
        (await seen((await request({ orderIds: [], ...more })).id)).agent;
      assert.deepEqual(await agentOf({ againId: 1900 }), { id: 8801 });
      // Of two agents nobody knows which; another company's booking says nothing.
      assert.equal(await agentOf({}), null);
      assert.equal(await agentOf({ againId: 1901 }), null);
      await run('delete from company_agent where agent_id = 8801');
      assert.deepEqual(await agentOf({ againId: 1900 }), { id: AGENT });
      await run('delete from booking where agent_id = 8801');
      await run('delete from company where id = 8801');
    });

    test('says its terms, what is dangerous and where it is picked up; what a change leaves out stays', async () => {
      const terms = {
        incoterm: 'FOB',
        isDangerous: true,
        unNumber: '1263',
        dangerClass: '3',
        pickUp: 'Mill Lane',
      };
      const made = await request(terms);
      const termsOf = async () =>
        (
          await importer.query(`{ oneBooking(where: {id: {eq: ${made.id}}}) {
            requests { incoterm isDangerous unNumber dangerClass pickUp } } }`)
        ).oneBooking.requests[0];
      assert.deepEqual(await termsOf(), terms);
      const changed = await importer.act('saveBookingRequest', change(made, { pieces: 41 }));
      assert.deepEqual(await termsOf(), terms);
      await importer.act('saveBookingRequest', change(changed, { isDangerous: false }));
      assert.deepEqual(await termsOf(), { ...terms, isDangerous: false, unNumber: null, dangerClass: null });
    });

    test('says which dangerous goods they are', async () => {
      const refused = async (more: object) => {
        const { status, reasons } = await importer.refusal('saveBookingRequest', { ...FCL, ...more });
        return [status, reasons[0]?.field];
      };
      const paint = { isDangerous: true, unNumber: '1263', dangerClass: '3' };
      assert.deepEqual(await refused({ ...paint, unNumber: null }), [422, 'unNumber']);
      assert.deepEqual(await refused({ ...paint, unNumber: '12' }), [422, 'unNumber']);
      assert.deepEqual(await refused({ ...paint, dangerClass: null }), [422, 'dangerClass']);
    });

    test('makes the orders of a list that its customer does not have, and none where it is refused', async () => {
      const known = async () =>
        (
          await run(
            `select order_numbers from purchase_order where order_purchaser_id = ${IMPORTER_A} order by 1`,
          )
        ).map((row) => (row as { order_numbers: string }).order_numbers);
      const before = await known();
      await importer.refusal('saveBookingRequest', {
        ...FCL,
        newOrders: ['PO-7'],
        cargoReadyOn: '2020-01-01',
      });
      assert.deepEqual(await known(), before);
      const made = await request({ newOrders: ['PO-8', 'PO-7', 'PO-2'] });
      assert.deepEqual(await known(), [...before, 'PO-7', 'PO-8']);
      assert.equal((await seen(made.id)).pos.length, 4);
    });

    test('wishes for a sailing that goes where its goods do', async () => {
      const { rows } = await sql<{ id: number }>`
        insert into sailing (carrier_id, origin_port_id, destination_port_id, vessel_name, departs_on, arrives_on)
        select min(id), ${PORT.shanghai}::integer, ${PORT.hamburg}::integer, 'Coral Meridian', ${NEXT_WEEK}::date,
          ${addDays(NEXT_WEEK, 30)}::date from company returning id`.execute(server.database.db);
      const sailingId = rows[0]!.id;
      const made = await request({ sailingId });
      const wished = await importer.query(
        `{ oneBooking(where: {id: {eq: ${made.id}}}) { requests { sailing { id vesselName isOpen } } } }`,
      );
      assert.deepEqual(wished.oneBooking.requests[0].sailing, {
        ...{ id: sailingId, vesselName: 'Coral Meridian', isOpen: true },
      });
      const { status, reasons } = await importer.refusal('saveBookingRequest', {
        ...{ ...FCL, orderIds: [], sailingId, origin: PORT.rotterdam },
      });
      assert.deepEqual([status, reasons[0]?.code, reasons[0]?.field], [422, 'bookingDeparture', 'sailingId']);
    });

    test('ships an order with all of its style numbers', async () => {
      await run(`insert into style_number (id, company_id, style_number) values
        (7001, ${IMPORTER_A}, 'ST-1'), (7002, ${IMPORTER_A}, 'ST-2'), (7003, ${IMPORTER_A}, 'ST-3')`);
      await run(`insert into purchase_order_style_number (purchase_order_id, style_number_id) values
        (5001, 7001), (5001, 7002), (5002, 7003)`);
      const { id } = await request();
      const { oneBooking } = await importer.query(
        `{ oneBooking(where: {id: {eq: ${id}}}) { styleNumberRelation { styleNumber } } }`,
      );
      assert.deepEqual(oneBooking.styleNumberRelation, [{ styleNumber: 'ST-1' }, { styleNumber: 'ST-2' }]);
    });

    test('is named by the quote that it came of, to those who see it', async () => {
      const made = await request({ quoteId: 3001 });
      const bookingsFor = async (person: Person) =>
        (await person.query('{ oneQuote(where: {id: {eq: 3001}}) { bookings { id status } } }')).oneQuote
          ?.bookings;
      for (const person of [importer, agent, admin])
        assert.deepEqual(await bookingsFor(person), [{ id: made.id, status: 'Requested' }]);
      const link = await server.link({ recordType: 'quote', recordId: 3001, role: 'agent' });
      assert.deepEqual(await bookingsFor(link), []);
      assert.equal(await bookingsFor(await server.as('otherImporter')), undefined);
    });

    test('D-151 D-158 is a further one of its quote only of who was shown those that there are', async () => {
      const OF = { quoteId: 3001, orderIds: [] };
      const first = await request({ ...OF, quoteBookingIds: [] });
      const again = { ...FCL, ...OF, quoteBookingIds: [] };
      const { status, reasons } = await importer.refusal('saveBookingRequest', again);
      assert.deepEqual(
        [status, reasons[0]?.code, reasons[0]?.field, reasons[0]?.values],
        [422, 'quoteBooked', 'quoteId', { numbers: first.reference }],
      );
      const second = await request({ ...OF, quoteBookingIds: [first.id] });
      await importer.act('withdrawBooking', { bookingId: first.id, revision: first.revision });
      await importer.act('withdrawBooking', { bookingId: second.id, revision: second.revision });
      await request({ ...OF, quoteBookingIds: [] });
    });

    test('D-151 comes of a quote that its customer accepted and that the caller sees, also where it had no request', async () => {
      await run(`insert into quote (id, reference, customer_id, agent_id, mode, container_type, status, created_at)
        values (3004, 'Q4', ${IMPORTER_A}, null, 'Ocean', 'FCL', 'Accepted', now())`);
      await run(`insert into booking (id, reference, customer_id, agent_id, mode, status, created_at)
        values (1901, 'B-1', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'Requested', now())`);
      const refused = async (person: Person, more: object) => {
        const { status, reasons } = await person.refusal('saveBookingRequest', { ...FCL, ...more });
        return [status, reasons[0]?.code, reasons[0]?.field];
      };
      const ofImported = { bookingId: 1901, revision: 1 };
      // Not accepted, another company's, unknown.
      for (const quoteId of [3002, 3003, 9999])
        for (const on of [{}, ofImported])
          assert.deepEqual(await refused(importer, { ...on, quoteId }), [422, 'bookingQuote', 'quoteId']);
      // The agent of another quote learns nothing of it.
      for (const on of [{ customerId: IMPORTER_A }, ofImported])
        assert.deepEqual(await refused(agent, { ...on, quoteId: 3004 }), [422, 'bookingQuote', 'quoteId']);
      await importer.act('saveBookingRequest', { ...FCL, ...ofImported, quoteId: 3004 });
      assert.deepEqual((await seen(1901)).requests[0].quote, { id: 3004 });
    });

    test('is one by air, too, and of an agent for a company that it works for', async () => {
      const made = await request({ ...AIR, customerId: IMPORTER_A }, { person: agent });
      const { mode, agent: of, originAirport, requests } = await seen(made.id, agent);
      assert.deepEqual(
        [mode, of.id, originAirport.id, requests[0].load, requests[0].weightKg, requests[0].containers],
        ['Air', AGENT, AIRPORT.shanghai, 'Loose', 60.5, null],
      );
      assert.equal(
        (await request({ customerId: IMPORTER_B, orderIds: [] }, { person: admin })).status,
        'Requested',
      );
    });

    test('is changed while nobody answered it: another mode, other orders', async () => {
      const made = await request();
      const changed = await importer.act(
        'saveBookingRequest',
        change(made, { ...AIR, bookingId: made.id, revision: made.revision, orderIds: [5002] }),
      );
      assert.equal(changed.id, made.id);
      const { originPort, originAirport, pos, requests } = await seen(made.id);
      assert.deepEqual(
        [originPort, originAirport.id, pos, requests.length, requests[0].containers],
        [null, AIRPORT.shanghai, [{ id: 5002 }], 1, null],
      );
      const [entry] = await told(agent);
      for (const words of ['mode Air', 'containers null', 'purchaseOrder PO-2'])
        assert.ok(entry?.includes(words), words);
    });

    test('is confirmed, or declined with a reason, by its agent or an admin, and its customer is told', async () => {
      const one = await request();
      const confirmed = await agent.act('confirmBooking', { bookingId: one.id, revision: one.revision });
      assert.equal(confirmed.status, 'Confirmed');
      assert.deepEqual((await told(importer))[0], ['confirmBooking', 'bookingStatus Confirmed']);
      const two = await request({ orderIds: [] });
      const asked = { bookingId: two.id, revision: two.revision };
      assert.equal(
        (await admin.refusal('declineBooking', { ...asked, reason: ' ' })).reasons[0]?.field,
        'reason',
      );
      await admin.act('declineBooking', { ...asked, reason: 'No space' });
      const { status, requests } = await seen(two.id);
      assert.deepEqual(
        [status, requests[0].declineReason, requests[0].answeredBy],
        ['Declined', 'No space', 'admin Test'],
      );
      for (const [{ id }, revision] of [
        [one, confirmed.revision],
        [two, two.revision + 1],
      ] as const)
        for (const name of [...CHANGES, ...ANSWERS]) {
          const input = { ...change({ id, revision }), reason: 'Late' };
          const { status, reasons } = await admin.refusal(name, input);
          assert.deepEqual([status, reasons[0]?.code], [422, 'bookingAnswered'], name);
        }
    });

    test('is withdrawn by its customer', async () => {
      const made = await request();
      await importer.act('withdrawBooking', { bookingId: made.id, revision: made.revision });
      assert.equal((await seen(made.id)).status, 'Cancelled');
      assert.deepEqual((await told(agent))[0], ['withdrawBooking', 'bookingStatus Cancelled']);
    });

    test('is neither declined nor withdrawn once something has happened to its shipment, but is confirmed', async () => {
      const { id, revision } = await request();
      await run(`insert into shipment (id, reference, booking_id, company_id, mode, status, created_at) values
        (4001, 'S1', ${id}, ${IMPORTER_A}, 'Ocean', 'In Transit', now())`);
      await run(`insert into milestone (shipment_id, position, event, planned_at, actual_at) values
        (4001, 1, 'DEPA', now(), now()), (4001, 2, 'ARRI', now(), null)`);
      const input = { bookingId: id, revision, reason: 'No space' };
      for (const [person, name] of [
        [admin, 'declineBooking'],
        [importer, 'withdrawBooking'],
      ] as const) {
        const { status, reasons } = await person.refusal(name, input);
        assert.deepEqual([status, reasons[0]?.code], [422, 'bookingUnderWay'], name);
      }
      assert.equal((await seen(id)).status, 'Requested');
      await agent.act('confirmBooking', input);
      assert.equal((await seen(id)).status, 'Confirmed');
    });

    test('says who requested it, and apart from that who changed it last, also of one that was made otherwise', async () => {
      const by = async (id: number) => {
        const { oneBooking } = await importer.query(
          `{ oneBooking(where: {id: {eq: ${id}}}) { requests { requestedBy changedBy changedAt } } }`,
        );
        const [{ requestedBy, changedBy, changedAt }] = oneBooking.requests;
        return [requestedBy, changedBy, changedAt !== null];
      };
      const made = await request();
      assert.deepEqual(await by(made.id), ['importer Test', null, false]);
      await admin.act('saveBookingRequest', change(made, { pieces: 41 }));
      assert.deepEqual(await by(made.id), ['importer Test', 'admin Test', true]);
      await run(`insert into booking (id, reference, customer_id, mode, status, created_at) values
        (1003, 'B3', ${IMPORTER_A}, 'Ocean', 'Requested', now())`);
      await admin.act('saveBookingRequest', change({ id: 1003, revision: 1 }, { orderIds: [] }));
      assert.deepEqual(await by(1003), [null, 'admin Test', true]);
    });

    test('that was made otherwise and lacks all of it is changed and answered, too', async () => {
      await run(`insert into booking (id, reference, customer_id, agent_id, mode, status, created_at) values
        (1001, 'B1', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'Requested', now()),
        (1002, 'B2', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'Requested', now())`);
      await importer.act('saveBookingRequest', change({ id: 1001, revision: 1 }));
      assert.equal((await seen(1001)).requests[0].pieces, 40);
      await agent.act('confirmBooking', { bookingId: 1002, revision: 1 });
      const { status, requests } = await seen(1002);
      assert.deepEqual(
        [status, requests[0].answeredBy, requests[0].cargoReadyOn],
        ['Confirmed', 'agent Test', null],
      );
    });
  });

  describe('MOD-04 an order', () => {
    const orders = async (person = importer) =>
      (
        await person.query(
          '{ allPurchaseOrder(sort: {field: "id", order: ASC}) { results { id status isBookable } } }',
        )
      ).allPurchaseOrder.results.map((order: { id: number; status: string; isBookable: boolean }) => [
        ...[order.id, order.status, order.isBookable],
      ]);
    const refused = async (more: object) => {
      const { status, reasons } = await importer.refusal('saveBookingRequest', { ...FCL, ...more });
      return [status, ...reasons.map(({ code, field, values }) => [code, field, values])];
    };
    const ship = (status: string) =>
      run(`with made as (insert into shipment (reference, company_id, mode, status, created_at)
          values ('SHP-${status}', ${IMPORTER_A}, 'Ocean', '${status}', now()) returning id)
        insert into shipment_purchase_order (shipment_id, purchase_order_id) select id, 5002 from made`);
    beforeEach(() => run('truncate shipment cascade'));

    test('is on one booking at a time: another is refused at its field, until the first was declined or withdrawn', async () => {
      const made = await request();
      assert.deepEqual(await orders(), [
        [5001, 'Booked', false],
        [5002, 'Open', true],
      ]);
      assert.deepEqual(await refused({ orderIds: [5002, 5001] }), [
        422,
        ['ordersBooked', 'orderIds', { numbers: 'PO-1' }],
      ]);
      assert.equal((await run('select id from booking')).length, 1);
      // The booking that has it keeps it.
      const changed = await importer.act('saveBookingRequest', change(made, { pieces: 41 }));
      await importer.act('withdrawBooking', { bookingId: made.id, revision: changed.revision });
      assert.deepEqual((await orders())[0], [5001, 'Open', true]);
      assert.equal((await request()).status, 'Requested');
    });

    test('that was delivered is refused at its field; one that a shipment still has to bring is not', async () => {
      await ship('Delivered');
      assert.deepEqual((await orders())[1], [5002, 'Delivered', false]);
      assert.deepEqual(await refused({ orderIds: [5001, 5002] }), [
        422,
        ['ordersDelivered', 'orderIds', { numbers: 'PO-2' }],
      ]);
      await ship('In Transit');
      assert.deepEqual((await orders())[1], [5002, 'In Transit', true]);
      assert.equal((await request({ orderIds: [5002] })).status, 'Requested');
    });

    test('that two requests want at once goes to one of them', async () => {
      const both = await Promise.allSettled([request(), request()]);
      assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    });
  });

  test('MOD-04 what is wrong or missing is named at its field, and nothing is stored', async () => {
    for (const [wrong, field] of [
      [{ origin: 999 }, 'origin'],
      [{ destination: PORT.shanghai }, 'destination'],
      [{ cargoReadyOn: addDays(today(), -3) }, 'cargoReadyOn'],
      [{ cargoReadyOn: 'soon' }, 'cargoReadyOn'],
      [{ containers: {} }, 'containers'],
      [{ weightKg: '-1' }, 'weightKg'],
      [{ pieces: 0 }, 'pieces'],
      [{ remarks: 'x'.repeat(2001) }, 'remarks'],
      [{ quoteId: 3002 }, 'quoteId'],
      [{ mode: 'LCL', weightKg: '', volumeCbm: '1' }, 'weightKg'],
    ] as const) {
      const { status, reasons } = await importer.refusal('saveBookingRequest', { ...FCL, ...wrong });
      assert.deepEqual([status, reasons[0]?.field ?? field], [422, field], JSON.stringify(wrong));
    }
    // A foreign quote or order is as one that there isn't.
    const refusal = async (more: object) => {
      const { status, reasons } = await importer.refusal('saveBookingRequest', { ...FCL, ...more });
      return { status, codes: reasons.map(({ code }) => code) };
    };
    assert.deepEqual(await refusal({ quoteId: 3003 }), await refusal({ quoteId: 3999 }));
    assert.deepEqual(await refusal({ orderIds: [5901] }), await refusal({ orderIds: [5999] }));
    assert.equal((await importer.refusal('saveBookingRequest', { mode: 'FCL' })).status, 422);
    assert.deepEqual(await run('select id from booking'), []);
  });

  test('D-15 who may request, change and answer, and a foreign booking or company is as an unknown one', async () => {
    const forbidden = async (person: Person, name: ActionName, input: object) => {
      const { status, reasons } = await person.refusal(name, input);
      assert.deepEqual([status, reasons[0]?.code], [403, 'noAccess'], name);
    };
    const made = await request();
    const other = await server.as('otherImporter');
    const links = await Promise.all([
      server.link({ recordType: 'booking', recordId: made.id, role: 'admin' }),
      server.link({ recordType: 'entity', recordId: IMPORTER_A, role: 'admin' }),
      server.service(),
    ]);
    for (const person of [other, ...links]) {
      for (const name of [...CHANGES, ...ANSWERS])
        await forbidden(person, name, { ...change(made), reason: 'Late' });
      await forbidden(person, 'saveBookingRequest', { ...FCL, customerId: IMPORTER_A });
    }
    for (const name of ANSWERS) await forbidden(importer, name, { ...change(made), reason: 'Late' });
    for (const name of [...CHANGES, ...ANSWERS])
      await forbidden(agent, name, { ...change({ id: 999_999, revision: 1 }), reason: 'Late' });
    for (const customerId of [IMPORTER_B, 999_999])
      await forbidden(agent, 'saveBookingRequest', { ...FCL, customerId });
    for (const person of [agent, admin]) {
      const { status, reasons } = await person.refusal('saveBookingRequest', FCL);
      assert.deepEqual([status, reasons[0]?.code], [403, 'bookingByImporter']);
    }
    assert.equal((await seen(made.id)).status, 'Requested');
  });

  for (const [what, more] of [
    ['its cargo', { pieces: 41 }],
    ['its weight', { weightKg: '1200' }],
    ['its containers', { containers: { '40HC': 9 } }],
    ['its shipper', { shipper: 'Weaver' }],
    ['its consignee', { consignee: 'Depot' }],
    ['its remarks', { remarks: 'Fragile' }],
    ['its day', { cargoReadyOn: addDays(NEXT_WEEK, 1) }],
    ['its destination', { destination: PORT.shanghai, origin: PORT.hamburg }],
    ['its orders', { orderIds: [5001, 5002] }],
  ] as const)
    test(`D-151 a booking of which ${what} changed is not confirmed as it was read before`, async () => {
      const made = await request();
      await importer.act('saveBookingRequest', change(made, more));
      const asked = { bookingId: made.id, revision: made.revision };
      const refused = await agent.refusal('confirmBooking', asked);
      assert.deepEqual([refused.status, refused.code], [409, 'stale_revision']);
      assert.equal((await seen(made.id)).status, 'Requested');
    });

  test('D-151 a booking whose orders changed in the order manager is not confirmed as it was read before', async () => {
    const made = await request();
    await importer.act('linkPurchaseOrders', { type: 'booking', id: made.id, selectedPOs: [5001, 5002] });
    const refused = await agent.refusal('confirmBooking', { bookingId: made.id, revision: made.revision });
    assert.deepEqual([refused.status, refused.code], [409, 'stale_revision']);
  });

  test('D-19 D-37 a stale revision is refused, and a repeat takes effect once', async () => {
    const made = await request({}, { key: 'once' });
    assert.deepEqual(await request({}, { key: 'once' }), made);
    assert.equal((await run('select id from booking')).length, 1);
    const colleague = await server.as('colleague');
    await colleague.act('saveBookingRequest', change(made, { pieces: 41 }));
    for (const name of [...CHANGES, ...ANSWERS]) {
      const person = ANSWERS.includes(name) ? agent : importer;
      const { status, code } = await person.refusal(name, { ...change(made), reason: 'Late' });
      assert.deepEqual([status, code], [409, 'stale_revision'], name);
    }
    assert.equal((await seen(made.id)).requests[0].pieces, 41);
  });
});
