import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as v from 'valibot';
import { StoredRate, StoredSubmission } from '../../../../widgets/air-rates/api/submission.ts';
import { submissionRows } from '../../../../widgets/air-rates/rows/submission-rows.ts';

const rate = (over: object = {}) => v.parse(StoredRate, { id: 7, ...over });
const cellsOf = (over: object) => submissionRows([rate(over)]).rows[0]!.cells;

describe('a row of an earlier submission', () => {
  it('AIR-83 has all that was stored', () => {
    const stored = {
      from: 'YYZ',
      to: 'LHR',
      airline: 'Air Canada Cargo',
      maxCapacity: '20000.00',
      minTransitTime: '2.00',
      maxTransitTime: 4,
      transitTimeText: '9-9',
      validityFrom: '2026-03-01',
      validityTo: '2026-03-31',
      comment: 'No DG',
      routingText: 'AAA/BBB',
      routings: [
        {
          routingElements: [{ value: 'YUL' }, { value: 'lhr' }],
        },
      ],
      rateLevels: [
        { level: 'minimum', value: '75.0000' },
        { level: '100', value: 4.5 },
      ],
    };
    assert.deepEqual(cellsOf(stored), {
      from: 'YYZ',
      to: 'LHR',
      airline: 'Air Canada Cargo',
      'level minimum': '75',
      'level 100': '4.5',
      minTime: '2',
      maxTime: '4',
      maxCapacity: '20000',
      routing: 'YUL / LHR',
      validityFrom: '2026-03-01',
      validityTo: '2026-03-31',
      comment: 'No DG',
    });
  });

  it('D-114 takes routing and transit time from their texts where there is nothing else', () => {
    const { routing, minTime, maxTime } = cellsOf({ routingText: 'yul/ Lhr', transitTimeText: '3 - 5' });
    assert.deepEqual([routing, minTime, maxTime], ['YUL / LHR', '3', '5']);
    assert.equal(cellsOf({ transitTimeText: '3' }).maxTime, '3');
    assert.equal(cellsOf({ routings: [{ routingElements: [] }], routingText: 'FRA' }).routing, 'FRA');
  });

  it('AIR-83 PROD-08 a rate of which a part is missing is counted, and not shown as if it were whole', () => {
    const rates = [
      null,
      { id: 1, rateLevels: [{ level: '100', value: '4.1' }] },
      { id: 2, rateLevels: [{ level: '100', value: '4.1' }, null] },
      { id: 3, routings: [{ routingElements: [null] }] },
      { from: 'YYZ' },
    ];
    const { airFreightRates, unread } = v.parse(StoredSubmission, { id: 5, airFreightRates: rates });
    assert.deepEqual(
      airFreightRates.map(({ id }) => id),
      [1],
    );
    assert.equal(unread, 4);
  });

  it('AIR-83 has blank cells for what is missing, and a key of its own', () => {
    const { rows } = submissionRows([rate({ validityTo: null, routings: null }), rate()]);
    assert.equal(rows[0]!.cells.validityTo, '');
    assert.equal(rows[0]!.cells.maxCapacity, '');
    assert.notEqual(rows[0]!.key, rows[1]!.key);
  });
});

describe('the weight levels of an earlier submission', () => {
  it('AIR-75 AIR-34 are the default ones and the new ones, in their order', () => {
    const rates = [
      rate({ rateLevels: [{ level: '45', value: '5' }] }),
      rate({ rateLevels: [{ level: 45, value: '5' }] }),
    ];
    assert.deepEqual(submissionRows(rates).levels, ['minimum', 'normal', '45', '100', '300', '500', '1000']);
  });

  it('D-76 know 100.0 as 100', () => {
    const { rows, levels } = submissionRows([rate({ rateLevels: [{ level: '100.00', value: '4.20' }] })]);
    assert.equal(levels.length, 6);
    assert.equal(rows[0]!.cells['level 100'], '4.2');
  });
});

describe('the answer of the data API', () => {
  it('REF-13 REF-14 is read with numbers as numbers or as texts', () => {
    const answer = {
      id: 3,
      createdAt: '2026-03-01T10:00:00Z',
      airFreightRates: [{ id: 1, maxCapacity: 500 }],
    };
    assert.equal(v.parse(StoredSubmission, answer).airFreightRates[0]!.maxCapacity, '500');
    assert.deepEqual(v.parse(StoredSubmission, { ...answer, airFreightRates: null }).airFreightRates, []);
  });
});
