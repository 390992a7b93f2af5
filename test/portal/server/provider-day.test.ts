import assert from 'node:assert/strict';
import { after, before, describe, mock, test } from 'node:test';
import { sql } from 'kysely';
import { addDays } from '../../../shared/trade/calendar-days.ts';
import { openFreshEmbedded } from '../../helpers/database.ts';
import {
  AGENT,
  CARRIER,
  IMPORTER_A,
  type Person,
  PORT,
  startRoutesServer,
} from './actions/route-subscriptions/routes-server.ts';

/** 11 March on Kiritimati, 10 March in UTC, 9 March in Pago Pago. The embedded database has the clock of this process. */
const NOW = Date.parse('2027-03-10T10:30:00Z');

const QUOTE = 3001;
const SHIPMENT = 2001;
const HALF_A_DAY_LATE = 2002;

for (const [zone, today] of [
  ['Pacific/Kiritimati', '2027-03-11'],
  ['UTC', '2027-03-10'],
  ['Pacific/Pago_Pago', '2027-03-09'],
] as const) {
  describe(`D-154 with PROVIDER_TIME_ZONE=${zone}`, () => {
    before(() => mock.timers.enable({ apis: ['Date'], now: NOW }));
    after(() => mock.timers.reset());
    const server = startRoutesServer(openFreshEmbedded, () => ({ PROVIDER_TIME_ZONE: zone }));
    const yesterday = addDays(today, -1);
    const tomorrow = addDays(today, 1);
    let importer: Person;
    let agent: Person;
    let admin: Person;
    before(async () => {
      for (const statement of RECORDS(yesterday, today, tomorrow))
        await sql.raw(statement).execute(server.database.db);
      importer = await server.as('importer');
      agent = await server.as('agent');
      admin = await server.as('admin');
    });
    const listed = async (model: string, fields: string, where = '') =>
      (
        await admin.query(
          `{ list: all${model}(${where && `where: ${where}, `}sort: {field: "id", order: ASC}) { results { ${fields} } } }`,
        )
      ).list.results;

    test('MOD-09 an invoice is overdue from the day after its due day on, in lists, filters and on the statement', async () => {
      assert.deepEqual(await listed('Invoice', 'id status daysOverdue'), [
        { id: 1, status: 'Overdue', daysOverdue: 1 },
        { id: 2, status: 'Open', daysOverdue: null },
      ]);
      assert.deepEqual(await listed('Invoice', 'id', '{status: {eq: "Overdue"}}'), [{ id: 1 }]);
      const { asOf, invoices } = await importer.act('invoiceStatement', {});
      assert.equal(asOf, today);
      assert.deepEqual(
        invoices.map((one: { invoiceId: number; daysOverdue: number }) => [one.invoiceId, one.daysOverdue]),
        [
          [1, 1],
          [2, 0],
        ],
      );
    });

    test('MOD-10 a quote holds on its last day, has expired after it, and is issued for no day that is over', async () => {
      assert.deepEqual(await listed('Quote', 'id status'), [
        { id: QUOTE, status: 'Expired' },
        { id: QUOTE + 1, status: 'Open' },
      ]);
      const answered = await importer.refusal('acceptQuote', { quoteId: QUOTE, revision: 1 });
      assert.equal(answered.reasons[0]?.code, 'quoteExpired');
      const issue = { quoteId: QUOTE + 1, revision: 1 };
      const refused = await agent.refusal('issueQuote', { ...issue, validUntil: yesterday });
      assert.equal(refused.reasons[0]?.code, 'quoteValidityPast');
      assert.equal((await agent.act('issueQuote', { ...issue, validUntil: today })).status, 'Open');
    });

    test('MOD-17 a report counts a shipment in the month in which it was created by the calendar there', async () => {
      const created = (at: string) =>
        server.database.db
          .insertInto('shipment')
          .values({
            reference: at,
            company_id: IMPORTER_A,
            mode: 'Air',
            status: 'Booked',
            created_at: new Date(at),
          })
          .execute();
      await created('2027-02-28T12:00:00Z');
      await created('2027-03-01T05:00:00Z');
      const count = { 'Pacific/Kiritimati': [0, 2], UTC: [1, 1], 'Pacific/Pago_Pago': [2, 0] }[zone];
      const { months, totals } = await admin.act('reportShipments', {
        ...{ mode: 'air', from: '2027-02', to: '2027-03' },
      });
      assert.deepEqual(
        months.map(({ figures }: { figures: { shipments: number } }) => figures.shipments),
        count,
      );
      const march = await admin.act('reportShipments', { mode: 'air', from: '2027-03', to: '2027-03' });
      assert.deepEqual([totals.shipments, march.totals.shipments], [2, count[1]]);
      await server.database.db.deleteFrom('shipment').where('mode', '=', 'Air').execute();
    });

    test('MOD-12 a base rate counts from its first day to its last', async () => {
      assert.deepEqual(await listed('BaseRate', 'id state'), [
        { id: 1, state: 'expired' },
        { id: 2, state: 'valid' },
        { id: 3, state: 'valid' },
        { id: 4, state: 'coming' },
      ]);
    });

    test('MOD-12 a quote is requested for a day of the caller’s own, which may be the one before', async () => {
      const search = {
        ...{ mode: 'FCL', origin: PORT.shanghai, destination: PORT.hamburg, rate: null },
        containers: { '20GP': 1 },
      };
      const refused = await importer.refusal('requestQuote', { ...search, day: addDays(today, -2) });
      assert.equal(refused.reasons[0]?.code, 'quoteDayPast');
      const { id } = await importer.act('requestQuote', { ...search, day: yesterday });
      await sql`delete from quote where id = ${id}`.execute(server.database.db);
    });

    test('MOD-05 an order is late once the last day of its ship window or the day required is over', async () => {
      const late = [
        { id: 1, isLate: true, daysLate: 1, lateReason: 'Not Shipped' },
        { id: 3, isLate: true, daysLate: 1, lateReason: 'Not Delivered' },
      ];
      assert.deepEqual(
        await listed('PurchaseOrder', 'id isLate daysLate lateReason', '{isLate: {eq: true}}'),
        late,
      );
      assert.deepEqual(
        (await listed('PurchaseOrder', 'id', '{isLate: {eq: false}}')).map(({ id }: { id: number }) => id),
        [2, 4, 5],
      );
    });

    test('MOD-02 a shipment is expected late by days of the provider', async () => {
      const [later, halfADay] = await listed('Shipments', 'id isLate daysLate arrivalOn');
      assert.deepEqual(later, {
        id: SHIPMENT,
        isLate: true,
        daysLate: 1,
        arrivalOn: zone === 'Pacific/Kiritimati' ? '2027-03-22' : '2027-03-21',
      });
      // From 20 to 7 hours in UTC, which is one day in Pago Pago, where it begins at 11 hours, and on Kiritimati.
      const isAcross = zone === 'UTC';
      assert.deepEqual([halfADay.isLate, halfADay.daysLate], [isAcross, isAcross ? 1 : null]);
    });
  });
}

const RECORDS = (yesterday: string, today: string, tomorrow: string) => [
  `insert into invoice (id, reference, customer_id, issued_on, due_on) values
    (1, 'INV-1', ${IMPORTER_A}, '2027-02-01', '${yesterday}'), (2, 'INV-2', ${IMPORTER_A}, '2027-02-01', '${today}')`,
  "insert into invoice_total (invoice_id, currency, amount, paid_amount) values (1, 'USD', 10, 0), (2, 'USD', 10, 0)",
  `insert into quote (id, reference, customer_id, agent_id, mode, container_type, status, valid_until, created_at) values
    (${QUOTE}, 'QUO-1', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'FCL', 'Open', '${yesterday}', now()),
    (${QUOTE + 1}, 'QUO-2', ${IMPORTER_A}, ${AGENT}, 'Ocean', 'FCL', 'Open', '${today}', now())`,
  `insert into charge_type (id, description, charge_iden, charge_type) values (1, 'Ocean freight', 'OFR', 'Freight')`,
  `insert into charge_sheet (id, quote_id, feature, revision, saved_by) values (1, ${QUOTE + 1}, 'freight_charges', 1, 'agent')`,
  `insert into charge_line (sheet_id, position, charge_type_id, unit_code, currency, total_price, comments,
    manually_edited_total) values (1, 0, 1, 'EA', 'USD', 100, '', false)`,
  `insert into base_rate (id, origin_port_id, destination_port_id, carrier_id, kind, source, valid_from, valid_to, currency, price_20gp)
    select id, ${PORT.shanghai}, ${PORT.hamburg}, ${CARRIER.seaLine}, kind, 'Own', first::date, last::date, 'USD', 900
    from (values (1, 'FAK', '2027-01-01', '${yesterday}'), (2, 'FAK', '${today}', '${today}'), (3, 'NAC', '2027-01-01', '${today}'),
      (4, 'FAK', '${tomorrow}', '2027-12-31')) rate (id, kind, first, last)`,
  `insert into purchase_order (id, order_numbers, order_purchaser_id, ship_until, deliver_by) values
    (1, 'ship window over', ${IMPORTER_A}, '${yesterday}', null), (2, 'ship window', ${IMPORTER_A}, '${today}', null),
    (3, 'day over', ${IMPORTER_A}, null, '${yesterday}'), (4, 'day', ${IMPORTER_A}, null, '${today}'),
    (5, 'without days', ${IMPORTER_A}, null, null)`,
  `insert into shipment (id, reference, company_id, mode, status, created_at) values
    (${SHIPMENT}, 'S-1', ${IMPORTER_A}, 'Ocean', 'In Transit', now()), (${HALF_A_DAY_LATE}, 'S-2', ${IMPORTER_A}, 'Ocean', 'In Transit', now())`,
  `insert into milestone (shipment_id, position, event, planned_at, estimated_at) values
    (${SHIPMENT}, 1, 'ARRI', '2027-03-20T23:30:00Z', '2027-03-21T23:30:00Z'),
    (${HALF_A_DAY_LATE}, 1, 'ARRI', '2027-03-20T20:00:00Z', '2027-03-21T07:00:00Z')`,
];
