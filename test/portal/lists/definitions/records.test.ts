import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { manifests, quotes } from '../../../../portal/lists/definitions/charges.ts';
import { agents, customers, suppliers } from '../../../../portal/lists/definitions/companies.ts';
import { appointments } from '../../../../portal/lists/definitions/deliveries.ts';
import { flights } from '../../../../portal/lists/definitions/flights.ts';
import { bookings, purchaseOrders } from '../../../../portal/lists/definitions/orders.ts';
import { addresses } from '../../../../portal/lists/definitions/places.ts';
import { insurance } from '../../../../portal/lists/definitions/policies.ts';
import { schedules } from '../../../../portal/lists/definitions/schedules.ts';
import { deliveries, shipments } from '../../../../portal/lists/definitions/shipments.ts';
import { detail, filtered, have, NORTHFOLD, PRICED, SHIPMENT, TRANSPORT, ways } from './shown.ts';

describe('what the lists of records show', () => {
  it('MOD-02 a shipment: its company, its orders with their style numbers, what belongs to it, and the way to its orders', () => {
    have(shipments, SHIPMENT, {
      Reference: 'SHP-7',
      Company: 'Northfold',
      Status: 'In Transit',
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
    assert.deepEqual(ways(appointments, appointment), [['Open shipment', '/shipments/7']]);
  });

  it('MOD-13 an address of the own: where it is and whom to ask for there', () => {
    have(
      addresses,
      {
        ...{
          id: 1,
          name: 'East',
          company: NORTHFOLD,
          street: '1 Mill Lane',
          city: 'Kiel',
          postalCode: '24103',
        },
        ...{ contactName: 'Ann', contactPhone: '555', country: 'Germany' },
      },
      { Location: 'East', Company: 'Northfold', Address: '1 Mill Lane', City: 'Kiel', Contact: 'Ann' },
    );
  });

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
  });

  it('MOD-05 an order: its purchaser, its supplier and the number of its styles, then these and where it is used', () => {
    const order = {
      id: 1,
      orderNumbers: '007',
      orderPurchaser: NORTHFOLD,
      supplier: { id: 121, companyName: 'Mill & Sons' },
      styleNumbers: ['ST-1', 'ST-2'].map((styleNumber, id) => ({ id, styleNumber })),
      createdAt: '2026-01-02T00:00:00Z',
      bookings: [{ id: 3, reference: 'BKG-3' }],
      shipments: [{ id: 7, reference: 'SHP-7' }],
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
      ],
      'On shipments': [
        ['SHP-7', '/shipments/7', manage, '/shipments/purchase-order-and-style-manager/?record_id=7'],
      ],
    });
  });

  it('MOD-06 MOD-07 partners and agents: whom to ask for, whom they work for, and the records with them', () => {
    const company = {
      ...{ id: 60, companyName: 'Mill & Sons', entityType: 'Agent', country: 'China', city: 'Kiel' },
      ...{ contactName: 'Ann', contactEmail: 'office@mill.example', contactPhone: '555' },
      ...{ actsFor: [NORTHFOLD], supplies: [NORTHFOLD] },
    };
    for (const list of [suppliers, customers, agents])
      have(list, company, {
        ...{ Company: 'Mill & Sons', City: 'Kiel', Country: 'China' },
        ...{ Contact: 'Ann', Email: 'office@mill.example', Phone: '555' },
      });
    assert.deepEqual(detail(agents, company), { 'Acts for': ['Northfold'] });
    assert.deepEqual(detail(suppliers, company), { Supplies: ['Northfold'] });
    assert.deepEqual(suppliers.where, { entityType: { eq: 'Supplier' } });
    assert.deepEqual(agents.where, { entityType: { eq: 'Agent' } });
    assert.deepEqual(customers.where, { entityType: { eq: 'Importer' } });
    const found = [
      ['Shipments', '/shipments?search=Mill+%26+Sons'],
      ['Quotes', '/quotes?search=Mill+%26+Sons'],
    ];
    assert.deepEqual(ways(customers, company), found);
    assert.deepEqual(ways(agents, company), [
      ...found,
      ['Manifests', '/manifest?view=manifest&search=Mill+%26+Sons'],
    ]);
  });

  it('MOD-06 MOD-07 an admin gets from a partner and from an agent to where it is edited', () => {
    const company = { id: 60, companyName: 'Mill & Sons', entityType: 'Agent', country: 'China' };
    for (const list of [suppliers, agents])
      assert.deepEqual(ways(list, company, 'admin').at(-1), ['Edit company', '/admin/companies?company=60']);
    assert.deepEqual(ways(suppliers, company, 'agent'), [
      ['Purchase Orders', '/purchase-order?supplier=Mill+%26+Sons'],
      ['Shipments', '/shipments?supplier=Mill+%26+Sons'],
    ]);
  });

  it('MOD-08 insured shipments alone, with policy and value, and the way to the shipment', () => {
    have(insurance, SHIPMENT, {
      Shipment: 'SHP-7',
      Policy: 'INS-7',
      Insurer: 'Nordwall',
      'Insured value': { amount: 5000, currency: 'USD' },
      'Valid from': '2026-01-02',
    });
    assert.deepEqual(insurance.where, { insuranceReference: { neq: null } });
    assert.deepEqual(ways(insurance, SHIPMENT), [['Open shipment', '/shipments/7']]);
  });

  it('MOD-09 MOD-10 D-02 manifests and quotes lead to their charges with the real role, and nobody else there', () => {
    const manifest = { ...PRICED, reference: 'MAN-4' };
    const quote = { ...PRICED, reference: 'QUO-4', mode: 'Ocean', container_type: 'FCL' };
    have(manifests, manifest, { Reference: 'MAN-4', Customer: 'Northfold', Shipment: 'SHP-7' });
    have(quotes, quote, { Reference: 'QUO-4', Mode: 'Ocean', 'Container type': 'FCL' });
    const shipment = ['Open shipment', '/shipments/7'];
    for (const list of [manifests, quotes])
      assert.deepEqual(ways(list, list === quotes ? quote : manifest), [shipment]);
    for (const role of ['agent', 'admin'] as const) {
      const charges = (feature: string) => `/booking-charges/${feature}/?record_id=4&role=${role}`;
      assert.deepEqual(ways(manifests, manifest, role), [
        shipment,
        ['Manifest charges', charges('manifests_charges')],
      ]);
      const features = ['exw', 'destination', 'freight', 'delivery', 'origin', 'pickup', 'rail'];
      assert.deepEqual(
        ways(quotes, quote, role)
          .slice(1)
          .map(([, href]) => href)
          .sort(),
        features.map((name) => charges(`${name}_charges`)).sort(),
      );
    }
  });

  it('MOD-14 schedules: when ships leave, by ports, carrier and days, and the way to add the route', () => {
    const sailing = {
      id: 3,
      carrier: { id: 60, companyName: 'Sea Line' },
      originPort: { id: 11, companyName: 'Shanghai', scacCode: 'CNSHA' },
      destinationPort: { id: 12, companyName: 'Hamburg', scacCode: 'DEHAM' },
      service: 'AE1',
      vesselName: 'Coral Meridian',
      voyageNumber: '214W',
      cutOffOn: '2026-01-02',
      departsOn: '2026-01-05',
      arrivesOn: '2026-02-04',
      transitDays: 30,
    };
    have(schedules, sailing, {
      'Vessel, voyage': 'Coral Meridian 214W',
      Carrier: 'Sea Line',
      Origin: 'CNSHA Shanghai',
      Destination: 'DEHAM Hamburg',
      'Cut-off': '2026-01-02',
      Departure: '2026-01-05',
      Arrival: '2026-02-04',
    });
    have(schedules, { ...sailing, vesselName: null, voyageNumber: null }, { 'Vessel, voyage': 'Sea Line' });
    assert.deepEqual(ways(schedules, sailing), [
      ['Add route', '/route-subscription/products/?origin=11&destination=12&carrier=60'],
    ]);
    assert.deepEqual(schedules.rowAction?.(sailing)?.href, ways(schedules, sailing)[0]?.[1]);
    const asked = { origin: '11', destination: '12', carrier: 'sea', from: '2026-01-05', to: '2026-01-31' };
    const edited = { origin: 'Shanghai', destination: '-1', from: '2026-01-05' };
    assert.deepEqual(filtered(schedules, edited), { departsOn: { gteq: '2026-01-05' } }, 'no ports');
    assert.deepEqual(filtered(schedules, asked), {
      _and: [
        { originPort: { id: { eq: 11 } } },
        { destinationPort: { id: { eq: 12 } } },
        { carrier: { companyName: { matches: 'sea' } } },
        { departsOn: { gteq: '2026-01-05' } },
        { departsOn: { lteq: '2026-01-31' } },
      ],
    });
  });

  it('MOD-14 flights: when aircraft leave on the clocks of the airports, by airports, airline and days, and the way to add the route', () => {
    const flight = {
      id: 4,
      airline: { id: 51, companyName: 'Sky Line' },
      flightNumber: 'LH8400',
      originAirport: { id: 2, code: 'PVG', city: 'Shanghai', routePortId: 11 },
      destinationAirport: { id: 1, code: 'HAM', city: 'Hamburg', routePortId: 12 },
      viaAirport: { id: 3, code: 'FRA', city: 'Frankfurt' },
      aircraft: 'B77L',
      cutOffAt: '2026-01-05T13:55',
      departsAt: '2026-01-05T23:55',
      arrivesAt: '2026-01-06T08:30',
      transitMinutes: 935,
    };
    have(flights, flight, {
      Flight: 'LH8400',
      Airline: 'Sky Line',
      Origin: 'PVG Shanghai',
      Destination: 'HAM Hamburg',
      'Cut-off': '2026-01-05T13:55',
      'Departure, local time': '2026-01-05T23:55',
      'Arrival, local time': '2026-01-06T08:30',
      Aircraft: 'B77L',
    });
    const rates = ['Search rates', '/rate-search?mode=Air&origin=2&destination=1&day=2026-01-05'];
    assert.deepEqual(ways(flights, flight), [
      rates,
      ['Add route', '/route-subscription/products/?origin=11&destination=12'],
    ]);
    assert.deepEqual(flights.rowAction?.(flight)?.href, ways(flights, flight)[1]?.[1]);
    const inland = { ...flight, destinationAirport: { ...flight.destinationAirport, routePortId: null } };
    assert.deepEqual([ways(flights, inland), flights.rowAction?.(inland)], [[rates], undefined]);
    const asked = { origin: '2', destination: '1', airline: 'sky', from: '2026-01-05', to: '2026-01-31' };
    assert.deepEqual(filtered(flights, asked), {
      _and: [
        { originAirport: { id: { eq: 2 } } },
        { destinationAirport: { id: { eq: 1 } } },
        { airline: { companyName: { matches: 'sky' } } },
        { departsOn: { gteq: '2026-01-05' } },
        { departsOn: { lteq: '2026-01-31' } },
      ],
    });
    const edited = { origin: 'PVG', destination: '-1', from: '2026-01-05' };
    assert.deepEqual(filtered(flights, edited), { departsOn: { gteq: '2026-01-05' } }, 'no airports');
  });
});
