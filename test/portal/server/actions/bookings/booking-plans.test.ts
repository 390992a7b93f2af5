import assert from 'node:assert/strict';
import { before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { addDays, today } from '../../../../../shared/trade/calendar-days.ts';
import { forEachDatabase } from '../../../../helpers/database.ts';
import { duringChanges } from '../../../../helpers/waiting.ts';
import { startSearchServer } from '../rate-search/search-server.ts';
import { AGENT, CARRIER, IMPORTER_A, type Person, PORT } from '../route-subscriptions/routes-server.ts';

const NEXT_WEEK = addDays(today(), 7);
const FCL = {
  ...{ bookingId: null, revision: null, customerId: null, quoteId: null },
  ...{ mode: 'FCL', origin: PORT.shanghai, destination: PORT.hamburg, cargoReadyOn: NEXT_WEEK },
  ...{ containers: { '40HC': 2 }, weightKg: '9000', volumeCbm: '', pieces: 40, orderIds: [5001] },
  ...{ shipper: 'Mill', consignee: 'Importer A', remarks: '' },
};
/** As the Data API writes moments. */
const at = (days: number) => `${addDays(today(), days)}T10:00:00.000000Z`;
const PLAN = {
  ...{ carrierId: null, carrierReference: 'SLN0012345', vesselName: 'Coral Meridian', voyageNumber: '214W' },
  ...{ departsAt: at(14), arrivesAt: at(42), cargoCutOffAt: at(11) },
  ...{ documentsCutOffAt: at(10), weightCutOffAt: null },
};

forEachDatabase((_kind, open) => {
  const server = startSearchServer(open);
  let importer: Person;
  let agent: Person;
  before(async () => {
    importer = await server.as('importer');
    agent = await server.as('agent');
  });
  beforeEach(async () => {
    await run('truncate booking, shipment, purchase_order, audit_log, idempotency_key, sailing cascade');
    await run(
      `insert into purchase_order (id, order_numbers, order_purchaser_id) values (5001, 'PO-1', ${IMPORTER_A})`,
    );
  });

  const run = async (statement: string) => (await sql.raw(statement).execute(server.database.db)).rows;
  const requested = async (more: object = {}) => {
    const made = await importer.act('saveBookingRequest', { ...FCL, ...more });
    await run(`update booking set agent_id = ${AGENT} where id = ${made.id}`);
    const { oneBooking } = await importer.query(
      `{ oneBooking(where: {id: {eq: ${made.id}}}) { id revision } }`,
    );
    return { bookingId: oneBooking.id, revision: oneBooking.revision };
  };
  const seen = async (id: number) =>
    (
      await importer.query(`{ oneBooking(where: {id: {eq: ${id}}}) { status
        requests { carrierReference vesselName departsAt cargoCutOffAt documentsCutOffAt weightCutOffAt }
        shipments { id reference status vesselName voyageNumber purchaseOrders { id }
          milestones { event plannedAt actualAt } } } }`)
    ).oneBooking;

  describe('MOD-04 a booking that is confirmed with what the carrier said', () => {
    test('becomes a shipment with its orders and that plan', async () => {
      const booking = await requested();
      await agent.act('confirmBooking', { ...booking, plan: PLAN });
      const { status, requests, shipments } = await seen(booking.bookingId);
      assert.equal(status, 'Confirmed');
      assert.equal(requests[0].carrierReference, 'SLN0012345');
      assert.equal(requests[0].documentsCutOffAt, PLAN.documentsCutOffAt);
      assert.equal(shipments.length, 1);
      const [shipment] = shipments;
      assert.match(shipment.reference, /^SHP-20\d\d-\d{6}$/);
      assert.equal(shipment.vesselName, 'Coral Meridian');
      assert.deepEqual(shipment.purchaseOrders, [{ id: 5001 }]);
      const planned = Object.fromEntries(
        shipment.milestones.map(({ event, plannedAt }: Record<string, string>) => [event, plannedAt]),
      );
      assert.equal(planned.DEPA, PLAN.departsAt);
      assert.equal(planned.ARRI, PLAN.arrivesAt);
      assert.equal(planned.GTIN, PLAN.cargoCutOffAt);
    });

    const told = async (person: Person) =>
      (await person.act('listNotifications', { take: 10 })).results.map(
        ({ action, recordType, changes }: Record<string, unknown>) => [action, recordType, changes],
      );

    const QUOTE = 3143;
    const priced = async () => {
      await run('truncate quote, charge_type cascade');
      await run(`insert into quote (id, reference, customer_id, agent_id, mode, container_type, status, created_at)
        values (${QUOTE}, 'QUO-3143', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'FCL', 'Accepted', now())`);
      await run(`insert into charge_type (id, description, charge_type) values (1, 'Freight', 'Freight')`);
      await run(`insert into charge_sheet (id, quote_id, feature, revision, add_profit, saved_by)
        values (1, ${QUOTE}, 'freight_charges', 1, false, 'a')`);
      await run(`insert into charge_line (sheet_id, position, charge_type_id, unit_code, currency, total_price, comments,
        manually_edited_total) values (1, 0, 1, 'EA', 'USD', 2748.90, '', false)`);
    };
    const requestedOfQuote = () => requested({ quoteId: QUOTE, orderIds: [] });
    const shipped = async () => {
      const booking = await requestedOfQuote();
      await agent.act('confirmBooking', { ...booking, plan: PLAN });
      return booking.bookingId;
    };
    const shipmentOf = async (bookingId: number) => {
      const { oneBooking } = await importer.query(
        `{ oneBooking(where: {id: {eq: ${bookingId}}}) { shipments { id bookedContainers quotes { reference } } } }`,
      );
      const [{ id: recordId, ...shipment }] = oneBooking.shipments;
      const charges = await importer.act('recordCharges', { recordType: 'shipment', recordId });
      return { ...shipment, price: charges.totals.map(({ price }: { price: string }) => price) };
    };

    test('D-158 is charged what its quote agreed on, and carries what was booked', async () => {
      await priced();
      const bookingId = await shipped();
      assert.deepEqual(await shipmentOf(bookingId), {
        ...{ bookedContainers: '2 x 40HC', quotes: [{ reference: 'QUO-3143' }], price: ['2748.90'] },
      });
      const month = today().slice(0, 7);
      const { totals } = await importer.act('reportShipments', { mode: 'ocean', from: month, to: month });
      const { containers, teu, charged, spend } = totals;
      assert.deepEqual({ containers, teu, charged }, { containers: 2, teu: 4, charged: 1 });
      assert.deepEqual(spend, [{ currency: 'USD', amount: '2748.90' }]);
      const { oneQuote } = await importer.query(
        `{ oneQuote(where: {id: {eq: ${QUOTE}}}) { shipment { id } } }`,
      );
      assert.ok(oneQuote.shipment);
    });

    test('D-158 a quote is the price of one shipment: of a further one only once the first is cancelled', async () => {
      await priced();
      const first = await shipped();
      const second = await shipped();
      assert.deepEqual((await shipmentOf(first)).price, ['2748.90']);
      assert.deepEqual((await shipmentOf(second)).price, []);
      await run(`update shipment set status = 'Cancelled' where booking_id in (${first}, ${second})`);
      assert.deepEqual((await shipmentOf(await shipped())).price, ['2748.90']);
    });

    test('D-158 a quote stays that of the shipment of another booking that is confirmed at the same moment', async () => {
      await priced();
      const { bookingId: first } = await requestedOfQuote();
      const second = await requestedOfQuote();
      const changes = [
        `insert into shipment (id, reference, booking_id, company_id, agent_id, mode, status, created_at)
          values (9071, 'S9071', ${first}, ${IMPORTER_A}, ${AGENT}, 'Ocean', 'Booked', now())`,
        `update quote set shipment_id = 9071 where id = ${QUOTE}`,
      ];
      const { hasWaited, answer } = await duringChanges(
        server.database,
        changes.map((change) => sql.raw(change)),
        () => agent.act('confirmBooking', { ...second, plan: PLAN }),
      );
      await answer;
      assert.ok(hasWaited);
      assert.deepEqual((await shipmentOf(first)).price, ['2748.90']);
      assert.deepEqual((await shipmentOf(second.bookingId)).price, []);
    });

    test('D-96 D-151 whoever has the quote open finds who made it the price of a shipment', async () => {
      await priced();
      const found = async (person: Person) => {
        const { oneQuote, allAuditEntry } = await person.query(`{
          oneQuote(where: {id: {eq: ${QUOTE}}}) { revision shipment { reference } }
          allAuditEntry(where: {recordType: {eq: "quote"}, recordId: {eq: ${QUOTE}}}) { results { own changes } } }`);
        return { ...oneQuote, entries: allAuditEntry.results };
      };
      const { revision } = await found(importer);
      await shipped();
      const { shipment, ...now } = await found(importer);
      const changes = [{ field: 'shipment', before: null, after: shipment.reference }];
      assert.deepEqual(now, { revision: revision + 1, entries: [{ own: false, changes }] });
      assert.deepEqual((await found(agent)).entries, [{ own: true, changes }]);
      const [newest] = await told(importer);
      assert.deepEqual(newest, ['confirmBooking', 'quote', changes]);
    });

    test('says nothing of booked containers that belong to one of several shipments', async () => {
      await priced();
      const bookingId = await shipped();
      await run(`insert into shipment (id, reference, booking_id, company_id, mode, status, created_at)
        values (9071, 'S9071', ${bookingId}, ${IMPORTER_A}, 'Ocean', 'Booked', now())`);
      assert.equal((await shipmentOf(bookingId)).bookedContainers, null);
    });

    test('gives its plan to the shipment that it has, as long as nothing has happened to that', async () => {
      const booking = await requested();
      await run(`insert into shipment (id, reference, booking_id, company_id, agent_id, mode, status, created_at) values
        (71, 'S71', ${booking.bookingId}, ${IMPORTER_A}, ${AGENT}, 'Ocean', 'Booked', now()),
        (72, 'S72', ${booking.bookingId}, ${IMPORTER_A}, ${AGENT}, 'Ocean', 'Booked', now())`);
      await run(`insert into milestone (shipment_id, position, event, planned_at, actual_at) values
        (71, 1, 'DEPA', now(), null), (72, 1, 'STUF', '2026-01-01', '2026-01-01'), (72, 2, 'DEPA', '2026-01-02', null)`);
      await agent.act('confirmBooking', { ...booking, plan: PLAN });
      const { shipments } = await seen(booking.bookingId);
      assert.deepEqual(
        shipments.map(({ vesselName }: { vesselName: string | null }) => vesselName),
        ['Coral Meridian', null],
      );
      assert.equal(shipments[0].milestones[0].plannedAt, PLAN.departsAt);
      assert.equal(shipments[1].milestones[1].plannedAt, '2026-01-02T00:00:00.000000Z');
    });

    const confirmed = async (part: object = {}) => {
      const booking = await requested();
      const { revision } = await agent.act('confirmBooking', { ...booking, plan: { ...PLAN, ...part } });
      return { bookingId: booking.bookingId, revision };
    };
    test('is corrected until something has happened, and so is its shipment; the customer is told what', async () => {
      const booking = await confirmed();
      const corrected = { ...PLAN, carrierReference: 'SLN9', vesselName: '', arrivesAt: at(49) };
      const { revision } = await agent.act('changeBookingPlan', { ...booking, plan: corrected });
      assert.equal(revision, booking.revision + 1);
      const { requests, shipments } = await seen(booking.bookingId);
      assert.deepEqual([requests[0].carrierReference, requests[0].vesselName], ['SLN9', null]);
      const [{ vesselName, voyageNumber, milestones }] = shipments;
      assert.deepEqual([shipments.length, vesselName, voyageNumber], [1, null, '214W']);
      const arrival = milestones.find(({ event }: { event: string }) => event === 'ARRI');
      assert.equal(arrival.plannedAt, at(49));
      const bookings = (await told(importer)).filter(
        ([action, type]: unknown[]) => action === 'changeBookingPlan' && type === 'booking',
      );
      assert.deepEqual(
        bookings.map(([, , changes]: [unknown, unknown, { field: string }[]]) =>
          changes.map(({ field }) => field),
        ),
        [['carrierReference', 'vesselName', 'arrivesAt']],
      );
      // The same once more is no change.
      const again = await agent.act('changeBookingPlan', { ...booking, revision, plan: corrected });
      assert.equal(again.revision, revision);
    });

    test('has the carrier that its corrected plan has, or none', async () => {
      const { bookingId, revision } = await confirmed({ carrierId: CARRIER.seaLine });
      const carriers = async () => {
        const { oneBooking } = await importer.query(
          `{ oneBooking(where: {id: {eq: ${bookingId}}}) { carrier { id } shipments { carrier { id } } } }`,
        );
        return [oneBooking.carrier, oneBooking.shipments[0].carrier];
      };
      assert.deepEqual(await carriers(), [{ id: CARRIER.seaLine }, { id: CARRIER.seaLine }]);
      await agent.act('changeBookingPlan', { bookingId, revision, plan: PLAN });
      assert.deepEqual(await carriers(), [null, null]);
    });

    test('that was confirmed otherwise gets a plan, and a shipment', async () => {
      const { bookingId } = await requested();
      await run(`delete from booking_request`);
      await run(`update booking set status = 'Confirmed'`);
      const { oneBooking } = await importer.query(
        `{ oneBooking(where: {id: {eq: ${bookingId}}}) { revision } }`,
      );
      await agent.act('changeBookingPlan', { bookingId, revision: oneBooking.revision, plan: PLAN });
      const { requests, shipments } = await seen(bookingId);
      assert.equal(requests[0].departsAt, PLAN.departsAt);
      assert.equal(shipments[0].vesselName, PLAN.vesselName);
    });

    test('is found by the days of its plan and the number that the carrier gave it', async () => {
      const { bookingId: id } = await confirmed();
      const found = async (where: string) =>
        (
          await importer.query(`{ allBooking(where: ${where}, sort: {field: "departsOn", order: ASC}) {
            results { id departsOn arrivesOn } } }`)
        ).allBooking.results;
      const days = { departsOn: addDays(today(), 14), arrivesOn: addDays(today(), 42) };
      assert.deepEqual(await found(`{departsOn: {gteq: "${days.departsOn}"}}`), [{ id, ...days }]);
      assert.deepEqual(await found(`{arrivesOn: {lteq: "${addDays(today(), 41)}"}}`), []);
      assert.deepEqual(await found('{requests: {carrierReference: {matches: "n0012"}}}'), [{ id, ...days }]);
    });

    test('keeps its plan once a milestone is recorded, and while it is not confirmed', async () => {
      const waiting = await requested();
      const codeOf = async (input: object) =>
        (await agent.refusal('changeBookingPlan', { ...input, plan: PLAN })).reasons[0]?.code;
      assert.equal(await codeOf(waiting), 'planNotConfirmed');
      await run('truncate booking cascade');
      const booking = await confirmed();
      assert.equal(await codeOf({ ...booking, revision: 1 }), 'staleRecord');
      await run(`update milestone set actual_at = now() where position = 1`);
      assert.equal(await codeOf(booking), 'planUnderWay');
    });

    test('is corrected by its agent and admins alone', async () => {
      const booking = await confirmed();
      for (const person of [importer, await server.as('otherImporter')])
        assert.equal((await person.refusal('changeBookingPlan', { ...booking, plan: PLAN })).status, 403);
      const admin = await server.as('admin');
      await admin.act('changeBookingPlan', { ...booking, plan: { ...PLAN, voyageNumber: '215W' } });
      assert.equal((await seen(booking.bookingId)).shipments[0].voyageNumber, '215W');
    });

    test('is confirmed without a plan as before, and makes no shipment then', async () => {
      const booking = await requested();
      await agent.act('confirmBooking', booking);
      assert.deepEqual((await seen(booking.bookingId)).shipments, []);
    });

    test('is not confirmed with an arrival before the departure, or a cut-off after it', async () => {
      const booking = await requested();
      const refused = async (wrong: object) => {
        const { status, reasons } = await agent.refusal('confirmBooking', {
          ...booking,
          plan: { ...PLAN, ...wrong },
        });
        return [status, reasons[0]?.code, reasons[0]?.field];
      };
      assert.deepEqual(await refused({ arrivesAt: at(13) }), [422, 'planArrival', 'plan.arrivesAt']);
      assert.deepEqual(await refused({ cargoCutOffAt: at(15) }), [422, 'planCutOff', 'plan.cargoCutOffAt']);
      assert.deepEqual(await refused({ carrierId: IMPORTER_A }), [422, 'unknownCarrier', 'plan.carrierId']);
      assert.equal((await seen(booking.bookingId)).status, 'Requested');
    });
  });
});
