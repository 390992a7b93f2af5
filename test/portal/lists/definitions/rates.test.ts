import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { airports, ports } from '../../../../portal/lists/definitions/places.ts';
import { airRatesReport, rateSearch, rateSubmissions } from '../../../../portal/lists/definitions/rates.ts';
import { airReport, oceanReport } from '../../../../portal/lists/definitions/reports.ts';
import { detail, filtered, have, JETTY, RATE, SHIPMENT } from './shown.ts';

describe('what the lists of rates and places, and the reports, show', () => {
  it('MOD-12 MOD-18 a rate: lane, airline, the flat minimum apart from the prices per kilogram, transit time and validity', () => {
    const found = {
      Lane: 'PVG – HAM',
      Airline: 'Sky Line',
      Minimum: { amount: 80, currency: 'USD' },
      'Rates per kg': [
        { name: 'N', amount: 3.2, currency: 'USD' },
        { name: '+100', amount: 2.85, currency: 'USD' },
      ],
      'Valid to': '2026-02-01',
    };
    for (const list of [rateSearch, airRatesReport]) have(list, RATE, found);
  });

  it('MOD-12 MOD-15 chosen rates are renewed at once by whoever submits rates, from the latest of their submissions on', () => {
    const rate = (id: number, submission: number, validityTo: string | null) => ({
      ...{ ...RATE, id, validityTo },
      submission: { id: submission },
    });
    const renewal = (role: 'agent' | undefined, ...rates: object[]) =>
      rateSearch.selectionActions?.(rates as { id: number }[], { role }).map(({ href }) => href);
    const rates = [rate(15, 5001, '2026-02-01'), rate(9, 5003, '2026-03-01'), rate(17, 5004, null)];
    assert.deepEqual(renewal('agent', ...rates), ['/air-rate/?record_id=5003&renew=15,9,17']);
    assert.deepEqual(renewal('agent', rates[2]!), [], 'none that ends');
    assert.deepEqual(renewal(undefined, ...rates), []);
  });

  it('MOD-12 a search by origin, destination and airline over what is valid on the day', (t) => {
    assert.deepEqual(
      filtered(rateSearch, { origin: 'PVG', destination: 'HAM', airline: 'sky', day: '2026-01-15' }),
      {
        _and: [
          { from: { matches: 'PVG' } },
          { to: { matches: 'HAM' } },
          { airline: { matches: 'sky' } },
          {
            validityFrom: { lteq: '2026-01-15' },
            _or: [{ validityTo: { gteq: '2026-01-15' } }, { validityTo: { eq: null } }],
          },
        ],
      },
    );
    t.mock.timers.enable({ apis: ['Date'], now: new Date(2026, 2, 9, 23, 30) });
    const day = '2026-03-09';
    assert.deepEqual(filtered(rateSearch, {}), filtered(rateSearch, { day }), 'today, until a day is chosen');
    assert.equal(filtered(rateSearch, { day: '' }), undefined, 'any day');
  });

  it('MOD-13 ports and airports by name, code and country', () => {
    have(
      ports,
      { id: 1, companyName: 'Shanghai', country: 'China', scacCode: 'CNSHA' },
      {
        Port: 'Shanghai',
        'UN/LOCODE': 'CNSHA',
        Country: 'China',
      },
    );
    const hamburg = { id: 1, code: 'HAM', airportName: 'Fuhlsbüttel', city: 'Hamburg', cityIden: 'HMB' };
    have(
      airports,
      { ...hamburg, country: 'Germany' },
      {
        'IATA code': 'HAM',
        Airport: 'Fuhlsbüttel',
        City: 'Hamburg',
        'City code': 'HMB',
        Country: 'Germany',
      },
    );
  });

  it('MOD-15 earlier submissions of rates, each open at its record_id', () => {
    const submission = {
      id: 5003,
      createdAt: null,
      submissionNotes: 'May',
      entity: JETTY,
      airFreightRates: [{ ...RATE, maxCapacity: 5000 }],
      charges: [{ id: 1, name: 'Handling', currency: 'CAD', kgRate: 0.125, shipmentRate: null, minRate: 25 }],
    };
    have(rateSubmissions, submission, { Submission: '5003', Agent: 'Jetty', Rates: 1, Notes: 'May' });
    assert.equal(rateSubmissions.pageRecord, 'record_id');
    assert.deepEqual(detail(rateSubmissions, submission), {
      Rates: [
        'PVG – HAM, Sky Line · Minimum USD 80.00 · N USD 3.20 · +100 USD 2.85 · max. 5,000 kg · 2–4 days · via DXB · Jan 1, 2026 – Feb 1, 2026 · no lithium',
      ],
      'Local charges': ['Handling · CAD\u00a00.125 per kg · Minimum CAD\u00a025.00'],
    });
  });

  it('MOD-17 MOD-18 the reports: shipments of one mode in a period, to the end of its last day, as a file', () => {
    for (const [list, mode] of [
      [oceanReport, 'Ocean'],
      [airReport, 'Air'],
    ] as const) {
      have(list, SHIPMENT, {
        Reference: 'SHP-7',
        Company: 'Northfold',
        'Weight, kg': 120,
        'Volume, m³': 3.5,
      });
      assert.deepEqual(filtered(list, { from: '2026-01-01', to: '2026-12-31' }), {
        _and: [
          { mode: { eq: mode } },
          { createdAt: { gteq: '2026-01-01T00:00:00.000Z' } },
          { createdAt: { lt: '2027-01-01T00:00:00.000Z' } },
        ],
      });
    }
    assert.deepEqual(filtered(airRatesReport, { from: '2026-01-01', to: '2026-01-31' }), {
      _and: [
        { _or: [{ validityTo: { gteq: '2026-01-01' } }, { validityTo: { eq: null } }] },
        { validityFrom: { lteq: '2026-01-31' } },
      ],
    });
  });
});
