import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bookings, purchaseOrders } from '../../../../portal/lists/definitions/orders.ts';
import { whereOf } from '../../../../portal/lists/request/request.ts';
import { detail, have, NORTHFOLD, noteOf, TRANSPORT, ways } from './shown.ts';

describe('what the lists of bookings and orders show', () => {
  it('MOD-04 a booking: its customer, its orders with their style numbers, its shipment, and the way to its orders', () => {
    const pos = [{ id: 1, orderNumbers: 'PO-1' }];
    const styleNumberRelation = [{ id: 1, styleNumber: 'ST-1', pos: [{ id: 1 }] }];
    const shipments = [{ id: 9, reference: 'SHP-9' }];
    const booking = {
      ...TRANSPORT,
      reference: 'BKG-7',
      customer: NORTHFOLD,
      pos,
      styleNumberRelation,
      shipments,
    };
    have(bookings, booking, { Reference: 'BKG-7', Customer: 'Northfold', 'Purchase orders': ['PO-1'] });
    assert.deepEqual(detail(bookings, booking), {
      'Purchase orders': [['PO-1', '/purchase-order/1', 'ST-1']],
      Shipments: [['SHP-9', '/shipments/9']],
    });
    assert.deepEqual(ways(bookings, booking), [
      ['Manage purchase orders', '/booking/purchase-order-and-style-manager/?record_id=7'],
    ]);
    for (const status of ['Declined', 'Cancelled'])
      assert.deepEqual(
        ways(bookings, { ...booking, status }),
        [],
        `the orders of one that is ${status} stay`,
      );
  });

  it('MOD-04 a confirmed booking: when it departs and arrives, and what the carrier calls it', () => {
    const booking = {
      ...{ ...TRANSPORT, reference: 'BKG-8', customer: NORTHFOLD, pos: [] },
      ...{ departsOn: '2026-12-11', arrivesOn: '2027-01-08' },
      requests: [{ id: 1, carrierReference: 'SLN0012345', vesselName: 'Coral', voyageNumber: '214W' }],
    };
    have(bookings, booking, { 'Departure (ETD)': '2026-12-11', 'Arrival (ETA)': '2027-01-08' });
    const inDetail = (id: string) => bookings.columns.find((column) => column.id === id)?.value(booking);
    assert.deepEqual([inDetail('carrierReference'), inDetail('vessel')], ['SLN0012345', 'Coral · 214W']);
    assert.deepEqual(
      ['departsFrom', 'arrivesTo', 'carrierReference'].map((id) =>
        whereOf(bookings, {
          searchText: '',
          filters: { [id]: id === 'carrierReference' ? 'SLN' : '2026-12-11' },
        }),
      ),
      [
        { departsOn: { gteq: '2026-12-11' } },
        { arrivesOn: { lteq: '2026-12-11' } },
        { requests: { carrierReference: { matches: 'SLN' } } },
      ],
    );
  });

  it('MOD-05 an order: its purchaser, its supplier and the number of its styles, then these and where it is used', () => {
    const order = {
      id: 1,
      orderNumbers: '007',
      orderPurchaser: NORTHFOLD,
      supplier: { id: 121, companyName: 'Mill & Sons' },
      styleNumbers: ['ST-1', 'ST-2'].map((styleNumber, id) => ({ id, styleNumber })),
      createdAt: '2026-01-02T00:00:00Z',
      bookings: [
        { id: 3, reference: 'BKG-3', status: 'Requested' },
        { id: 4, reference: 'BKG-4', status: 'Declined' },
      ],
      shipments: [
        { id: 7, reference: 'SHP-7', status: 'In Transit' },
        { id: 8, reference: 'SHP-8', status: 'Cancelled' },
      ],
    };
    const manage = 'Manage purchase orders';
    have(purchaseOrders, order, {
      ...{ 'Order number': '007', Purchaser: 'Northfold', Supplier: 'Mill & Sons', 'Style numbers': 2 },
    });
    assert.deepEqual(detail(purchaseOrders, order), {
      Supplier: [['Mill & Sons', '/supplier?record=121']],
      'Style numbers': ['ST-1', 'ST-2'],
      'On bookings': [
        ['BKG-3', '/booking/3', manage, '/booking/purchase-order-and-style-manager/?record_id=3'],
        ['BKG-4', '/booking/4'],
      ],
      'On shipments': [
        ['SHP-7', '/shipments/7', manage, '/shipments/purchase-order-and-style-manager/?record_id=7'],
        ['SHP-8', '/shipments/8'],
      ],
    });
  });

  it('D-157 an order that is booked to leave outside its dates says so at its status and at each date', () => {
    const order = {
      ...{ id: 1, orderNumbers: '007', orderPurchaser: NORTHFOLD, styleNumbers: [], status: 'Booked' },
      ...{ bookings: [], shipments: [], cargoReadyOn: '2027-01-03', shipFrom: '2027-01-09' },
      ...{ shipUntil: '2027-01-19', firstDepartureOn: '2026-12-24', lastDepartureOn: '2026-12-24' },
    };
    const notes = (more: object) =>
      ['status', 'cargoReadyOn', 'shipFrom', 'shipUntil'].map((column) =>
        noteOf(purchaseOrders, { ...order, ...more }, column),
      );
    assert.deepEqual(notes({}), [
      ...[
        'Departure is booked outside its dates',
        'After the booked departure',
        'Departure is booked earlier',
      ],
      undefined,
    ]);
    const later = { firstDepartureOn: '2027-01-20', lastDepartureOn: '2027-01-20' };
    assert.deepEqual(notes({ ...later, daysLate: 2, lateReason: 'Not Shipped' }), [
      ...['2 days late: Not shipped in time', undefined, undefined, 'Departure is booked later'],
    ]);
    assert.deepEqual(notes({ firstDepartureOn: null, lastDepartureOn: null }), [
      ...[undefined, undefined, undefined, undefined],
    ]);
  });
});
