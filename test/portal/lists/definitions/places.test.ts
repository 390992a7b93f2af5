import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addresses, airports, partners, ports } from '../../../../portal/lists/definitions/places.ts';
import { have, NORTHFOLD, ways } from './shown.ts';

describe('what the lists of places show', () => {
  it('MOD-13 an address of the own: where it is and whom to ask for there', () => {
    have(
      addresses,
      {
        ...{
          id: 1,
          revision: 1,
          kind: 'Own',
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

  it('MOD-13 a partner: the company, where it is and whom to ask for there', () => {
    have(
      partners,
      {
        ...{ id: 2, revision: 1, kind: 'Partner', name: 'Loom & Sons', company: NORTHFOLD },
        ...{ street: '5 Loom Road', city: 'Porto', contactName: 'Rui', country: 'Portugal' },
      },
      { Partner: 'Loom & Sons', Company: 'Northfold', Address: '5 Loom Road', City: 'Porto', Contact: 'Rui' },
    );
  });

  it('MOD-13 a place: the shipments that go there, and what leaves it', () => {
    const at = { id: 9, country: 'KR' };
    assert.deepEqual(ways(ports, { ...at, companyName: 'Busan', scacCode: 'KRPUS' }), [
      ['Shipments to here', '/shipments?destination=KRPUS'],
      ['Departures from here', '/schedule?origin=9'],
    ]);
    const incheon = { ...at, code: 'ICN', airportName: 'Incheon', city: 'Seoul', cityIden: 'SEL' };
    assert.deepEqual(ways(airports, incheon), [
      ['Shipments to here', '/shipments?destination=ICN'],
      ['Departures from here', '/schedule?view=flights&origin=9'],
    ]);
  });
});
