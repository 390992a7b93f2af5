import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { manifests, quotes } from '../../../../portal/lists/definitions/charges.ts';
import { formatsOf } from '../../../../shared/i18n/formats.ts';
import { have, noteOf, PRICED, ways } from './shown.ts';

const SHANGHAI = { id: 3, companyName: 'Shanghai', scacCode: 'CNSHA' };

/** A quote that nothing is known of beside itself. */
const UNASKED = { requests: [], bookings: [], totals: [] };

describe('what the lists of quotes and manifests show', () => {
  it('MOD-10 a quote names its lane as it was requested, else that of its shipment or booking, and its sums by currency', () => {
    const asked = {
      id: 1,
      originPort: SHANGHAI,
      destinationPort: { id: 4, companyName: 'Genoa', scacCode: 'ITGOA' },
    };
    const flown = { id: 7, reference: 'SHP-7', originAirport: { id: 1, code: 'PVG', city: 'Shanghai' } };
    const booked = { id: 3, reference: 'BKG-3', originPort: SHANGHAI };
    const quote = { ...PRICED, ...UNASKED, reference: 'QUO-4', shipment: flown, bookings: [booked] };
    const totals = [
      { id: 1, currency: 'EUR', amount: 85 },
      { id: 2, currency: 'USD', amount: 2640.5 },
      { id: 3, currency: null, amount: 1 },
    ];
    const amounts = totals.map(({ currency, amount }) => ({ currency, amount }));
    have(
      quotes,
      { ...quote, requests: [asked], totals },
      { Origin: 'CNSHA Shanghai', Destination: 'ITGOA Genoa', Amount: amounts },
    );
    have(quotes, quote, { Origin: 'PVG Shanghai', Destination: undefined, Amount: [] });
    have(quotes, { ...quote, shipment: null }, { Origin: 'CNSHA Shanghai' });
    have(quotes, { ...quote, shipment: null, bookings: [] }, { Origin: undefined });
  });

  it('MOD-10 D-158 a quote says for what cargo it is, what the goods are and under which incoterm', () => {
    const quote = { ...PRICED, ...UNASKED, reference: 'QUO-4' };
    const asked = { id: 1, containers: '2 x 40HC', commodity: 'Ceramic tiles', incoterm: 'FOB' };
    const language = { formats: formatsOf('en') } as never;
    const column = (id: string, request: object) => {
      const row = { ...quote, requests: [request] } as never;
      const { value, written } = quotes.columns.find((one) => one.id === id)!;
      return written ? written(row, language) : value(row);
    };
    assert.equal(column('cargo', asked), '2\u00a0×\u00a040HC');
    assert.equal(column('cargo', { id: 1, weightKg: 900, volumeCbm: 2.5 }), '900\u00a0kg, 2.5\u00a0CBM');
    assert.equal(column('commodity', asked), 'Ceramic tiles');
    assert.equal(column('incoterm', asked), 'FOB');
  });

  it('MOD-09 MOD-10 D-02 manifests and quotes lead to their charges with the real role, and nobody else there', () => {
    const manifest = {
      revision: 1,
      ...PRICED,
      reference: 'MAN-4',
      totals: [
        { id: 1, currency: 'CAD', amount: 12.5 },
        { id: 2, currency: 'USD', amount: 900 },
        { id: 3, currency: null, amount: 1 },
      ],
    };
    const quote = { ...PRICED, ...UNASKED, reference: 'QUO-4', mode: 'Ocean', container_type: 'FCL' };
    have(manifests, manifest, {
      Reference: 'MAN-4',
      Customer: 'Northfold',
      Shipment: 'SHP-7',
      Amount: [
        { currency: 'CAD', amount: 12.5 },
        { currency: 'USD', amount: 900 },
        { currency: null, amount: 1 },
      ],
    });
    assert.equal(noteOf(manifests, manifest, 'amount'), 'Without a currency');
    have(quotes, quote, { Reference: 'QUO-4', 'Container type': 'FCL' });
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
});
