import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { cellText } from '../../../../portal/lists/cell/cell-text.ts';
import { deliveries } from '../../../../portal/lists/definitions/delivered-shipments.ts';
import { appointments } from '../../../../portal/lists/definitions/deliveries.ts';
import { insurance, policyStateOf } from '../../../../portal/lists/definitions/policies.ts';
import { LATE_SHIPMENTS } from '../../../../portal/lists/definitions/shipment-filters.ts';
import { shipments } from '../../../../portal/lists/definitions/shipments.ts';
import { whereOf } from '../../../../portal/lists/request/request.ts';
import { addDays } from '../../../../shared/trade/calendar-days.ts';
import { providerToday } from '../../../../shared/trade/provider-day.ts';
import { detail, ENGLISH, filtered, have, NORTHFOLD, noteOf, SHIPMENT, ways } from './shown.ts';

describe('what the lists of shipments show', () => {
  it('MOD-02 a shipment: its company, its orders with their style numbers, what belongs to it, and the way to its orders', () => {
    have(shipments, SHIPMENT, {
      Reference: 'SHP-7',
      Company: 'Northfold',
      Status: 'Arrived',
    });
    assert.deepEqual(detail(shipments, SHIPMENT), {
      'Purchase orders': [
        ['PO-1', '/purchase-order/1', 'ST-1'],
        ['PO-2', '/purchase-order/2'],
      ],
      'Related records': [
        ['BKG-3', '/booking/3'],
        ['QUO-4', '/quotes/4'],
        ['MAN-5', '/manifest/5'],
      ],
    });
    assert.deepEqual(ways(shipments, SHIPMENT), [
      ['Manage purchase orders', '/shipments/purchase-order-and-style-manager/?record_id=7'],
    ]);
  });

  it('MOD-02 a search finds a container however its number is divided, and looks for other texts as they stand', () => {
    const looksFor = (searchText: string) => JSON.stringify(whereOf(shipments, { searchText, filters: {} }));
    const container = (number: string) => `{"containers":{"number":{"matches":"${number}"}}}`;
    for (const divided of ['DEMU 400236-2', 'demu 4002362', 'DEMU-400236-2'])
      assert.ok(looksFor(divided).includes(container('DEMU4002362')), divided);
    assert.ok(looksFor('DEMU 400236-2').includes('{"reference":{"matches":"DEMU 400236-2"}}'));
    assert.ok(looksFor('DEMU 400').includes(container('DEMU 400')));
  });

  it('MOD-02 a shipment says below its status how late it is or is expected to be, and why', () => {
    const late = (daysLate: number | null, delayReason: string | null = null) =>
      noteOf(shipments, { ...SHIPMENT, daysLate, delayReason });
    assert.equal(late(6), '6 days late');
    assert.equal(late(1), '1 day late');
    assert.equal(late(null), undefined);
    assert.equal(late(5, 'Port Congestion'), '5 days late: Port congestion');
    assert.equal(late(null, 'Port Congestion'), undefined, 'a reason alone is no delay');
    const other = { ...SHIPMENT, daysLate: 2, delayReason: 'Other', delayNote: 'Truck broke down' };
    assert.equal(noteOf(shipments, other), '2 days late: Truck broke down');
  });

  it('MOD-02 the next milestone says that its day is the plan, since the arrival may be expected on another', () => {
    const next = { ...SHIPMENT, nextMilestone: 'ARRI' };
    assert.equal(noteOf(shipments, next, 'nextMilestone'), 'Planned: Arrived');
  });

  it('MOD-02 the view of what is late tells on one page what is late, since when, and what carries it; a file has each in a column', () => {
    const late = {
      ...SHIPMENT,
      ...{ plannedArrivalOn: '2026-02-01', arrivalOn: '2026-02-07', arrivalBasis: 'Expected', daysLate: 6 },
      ...{ lateMilestone: 'DISC', delayReason: 'Weather', delayNote: 'Storm off Rotterdam' },
    };
    const [view] = shipments.views ?? [];
    assert.deepEqual(filtered(shipments, { ...view?.filters }), LATE_SHIPMENTS);
    const columnsWith = (ids: readonly string[] = []) =>
      ids.map((id) => shipments.columns.find((column) => column.id === id)!);
    const textOf = (column: (typeof shipments.columns)[number]) => cellText(column, late, ENGLISH);
    const columns = columnsWith(view?.columns);
    assert.deepEqual(columns.map(textOf), [
      ...['SHP-7', 'Northfold', 'PO-1, PO-2', 'DEHAM Hamburg', 'Arrived'],
      ...['Feb 7, 2026 Expected, Planned: Feb 1, 2026', 'Coral Meridian · 214W, MSC1234567, DEMU4000001'],
    ]);
    assert.equal(noteOf(shipments, late, 'lateAndWhy'), '6 days late: Bad weather. Milestone: Discharged');
    assert.deepEqual(columns.flatMap(({ inFiles }) => columnsWith(inFiles)).map(textOf), [
      ...['Arrived', '6', 'Discharged', 'Bad weather: Storm off Rotterdam', 'Feb 1, 2026', 'Feb 7, 2026'],
      ...['Coral Meridian · 214W', 'MSC1234567', 'DEMU4000001'],
    ]);
  });

  it('MOD-02 a shipment whose containers have no number yet has those that were booked', () => {
    const column = shipments.columns.find(({ id }) => id === 'containers')!;
    const containers = (more: object) => column.value(v.parse(shipments.row, { ...SHIPMENT, ...more }));
    const bookedContainers = '1 x 20GP, 3 x 40HC';
    assert.deepEqual(containers({ containers: [], bookedContainers }), ['1 × 20GP', '3 × 40HC']);
    assert.deepEqual(containers({ containers: [], bookedContainers: null }), []);
    assert.deepEqual(containers({ bookedContainers }), ['DEMU4000001']);
  });

  it('MOD-02 a shipment says by what its day of arrival is known, where that isn’t the plan', () => {
    const note = (arrivalBasis: string | null) =>
      noteOf(shipments, { ...SHIPMENT, arrivalOn: '2026-02-04', arrivalBasis }, 'arrivesOn');
    have(shipments, { ...SHIPMENT, arrivalOn: '2026-02-04' }, { Arrival: '2026-02-04' });
    assert.deepEqual(['Actual', 'Expected', 'Not Before', 'Planned', null].map(note), [
      'Arrived',
      'Expected',
      'At the earliest',
      undefined,
      undefined,
    ]);
  });

  it('MOD-02 shipments that arrive from one day until another are those still to come, by the day that the list shows', () => {
    assert.deepEqual(filtered(shipments, { arrivesFrom: '2026-02-04', arrivesTo: '2026-02-10' }), {
      _and: [
        { status: { in: ['Booked', 'In Transit'] }, arrivesOn: { gteq: '2026-02-04' } },
        { status: { in: ['Booked', 'In Transit'] }, arrivesOn: { lteq: '2026-02-10' } },
      ],
    });
  });

  it('MOD-02 cancelled shipments are found by their status, and are neither open, late nor on their way', () => {
    assert.deepEqual(filtered(shipments, { status: 'cancelled' }), { status: { eq: 'Cancelled' } });
    assert.deepEqual(filtered(shipments, { status: 'open' }), { status: { in: ['Booked', 'In Transit'] } });
    const [status] = deliveries.filters ?? [];
    assert.deepEqual(status?.kind === 'choice' && status.options.map(({ id }) => id), [
      ...['in-transit', 'arrived', 'discharged', 'customs', 'out-for-delivery'],
      'delivered',
    ]);
    assert.deepEqual(filtered(shipments, { status: 'customs' }), { stage: { eq: 'Customs Cleared' } });
  });

  it('MOD-03 a delivery: what is on its way or has come, its shipment, and charges for those entitled', () => {
    have(deliveries, SHIPMENT, { Reference: 'SHP-7', Company: 'Northfold', Arrived: '2026-02-01' });
    assert.deepEqual(deliveries.where, { status: { in: ['In Transit', 'Delivered'] } });
    const shipment = ['Open shipment', '/shipments/7'];
    assert.deepEqual(ways(deliveries, SHIPMENT), [shipment]);
    for (const role of ['agent', 'admin'] as const)
      assert.deepEqual(ways(deliveries, SHIPMENT, role), [
        shipment,
        ['Delivery charges', `/booking-charges/delivery_charges/?record_id=4&role=${role}`],
      ]);
  });

  it('MOD-03 an appointment: when and where, whom to ask for there, its containers, and the way to its shipment', () => {
    const appointment = {
      ...{ id: 1, deliveryOn: '2026-02-04', fromTime: '08:00', untilTime: '10:00', status: 'Confirmed' },
      ...{
        address: '1 Mill Lane',
        contactName: 'Ann',
        contactPhone: '555',
        reference: 'DLV-1',
        pieces: null,
      },
      shipment: {
        id: 7,
        reference: 'SHP-7',
        companyRelation: NORTHFOLD,
        quotes: [{ id: 4, reference: 'QUO-4' }],
      },
      containers: [{ id: 9, number: 'DEMU4000001' }],
    };
    have(appointments, appointment, {
      ...{ Shipment: 'SHP-7', Company: 'Northfold', Day: '2026-02-04', Time: '08:00–10:00' },
      ...{ Address: '1 Mill Lane', Contact: 'Ann', Status: 'Confirmed' },
    });
    assert.deepEqual(detail(appointments, appointment), {
      Containers: ['DEMU4000001'],
      'Related records': [['QUO-4', '/quotes/4']],
    });
    assert.deepEqual(ways(appointments, appointment), [['Open shipment', '/shipments/7#deliveries']]);
    const toCome = { ...appointment, deliveryOn: addDays(providerToday(), 1) };
    const hrefFor = (status: string, role?: 'agent') =>
      appointments.rowActions?.({ ...toCome, ...{ status } }, { role })[0]?.href;
    assert.deepEqual(
      [hrefFor('Requested', 'agent'), hrefFor('Confirmed', 'agent'), hrefFor('Requested')],
      ['/shipments/7#deliveries', undefined, undefined],
    );
  });

  it('MOD-03 an appointment whose day has passed unconfirmed leads all who see it to the form for another day', () => {
    const hrefFor = (more: object, shipmentStatus = 'In Transit', role?: 'agent') => {
      const shipment = { id: 7, reference: 'SHP-7', status: shipmentStatus, companyRelation: NORTHFOLD };
      const row = { id: 1, status: 'Requested', deliveryOn: addDays(providerToday(), -1), shipment, ...more };
      return appointments.rowActions?.(row as never, { role })[0]?.href;
    };
    const form = '/shipments/7?delivery=1#deliveries';
    assert.deepEqual([hrefFor({}), hrefFor({}, 'In Transit', 'agent')], [form, form]);
    assert.equal(hrefFor({}, 'Delivered'), undefined);
    assert.equal(hrefFor({ status: 'Confirmed' }), undefined);
    assert.equal(hrefFor({ deliveryOn: providerToday() }, 'In Transit', 'agent'), '/shipments/7#deliveries');
  });

  it('MOD-08 insured shipments alone, with policy and value, and the way to the shipment', () => {
    have(insurance, SHIPMENT, {
      Shipment: 'SHP-7',
      Policy: 'INS-7',
      Insurer: 'Nordwall',
      'Insured value': { amount: 5000, currency: 'USD' },
      'Valid from': '2026-01-02',
    });
    const days = { insuranceValidFrom: '2026-01-02', insuranceValidTo: '2026-03-04' };
    for (const [day, state] of [
      ['2026-01-01', 'upcoming'],
      ['2026-01-02', 'active'],
      ['2026-03-04', 'active'],
      ['2026-03-05', 'ended'],
    ] as const)
      assert.equal(policyStateOf(days, day), state, day);
    assert.equal(policyStateOf({}, '2026-01-02'), undefined);
    have(insurance, { ...SHIPMENT, insuranceValidTo: '2026-03-04' }, { 'Policy status': 'ended' });
    assert.deepEqual(insurance.where, { insuranceReference: { neq: null } });
    assert.deepEqual(ways(insurance, SHIPMENT), [['Open shipment', '/shipments/7']]);
  });
});
