import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  choosableMonths,
  currencyOf,
  periodProblem,
  readReportQuery,
  spendIn,
  writeReportQuery,
} from '../../../../portal/app/reports/report-query.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const read = (search: string) => readReportQuery(new URLSearchParams(search), NOW);
const USUAL = {
  from: '2025-12',
  to: '2026-11',
  carrier: null,
  customer: null,
  lane: null,
  measure: 'shipments',
};

describe('MOD-17 the address of a report', () => {
  test('an address without parameters is the last twelve months', () => {
    assert.deepEqual(read(''), USUAL);
  });

  test('days are their months, as bookmarks of a period may have them', () => {
    const { from, to } = read('from=2026-01-15&to=2026-03-31');
    assert.deepEqual([from, to], ['2026-01', '2026-03']);
  });

  test('a period with one end is the months up to it, or from it until now', () => {
    assert.equal(read('to=2026-03').from, '2025-04');
    assert.deepEqual([read('from=2026-03').to, read('from=2027-03').to], ['2026-11', '2027-03']);
  });

  test('whatever is no filter is left out', () => {
    assert.deepEqual(read('from=2026-13&to=x&carrier=-1&origin=5&measure=spend-usd'), USUAL);
    assert.equal(read('carrier=99999999999').carrier, null);
  });

  test('what is written is read again, and the parameters of others stay', () => {
    const query = {
      from: '2026-01',
      to: '2026-02',
      carrier: 7,
      customer: 101,
      lane: { origin: 1, destination: 2 },
      measure: spendIn('CAD'),
    };
    const written = writeReportQuery(query, new URLSearchParams('sort=reference'), NOW);
    assert.deepEqual(readReportQuery(written, NOW), query);
    assert.equal(written.get('sort'), 'reference');
    assert.equal(String(writeReportQuery(read(''), written, NOW)), 'sort=reference');
  });

  test('charges are told apart by their currency, also those that name none', () => {
    assert.deepEqual([currencyOf(spendIn('USD')), currencyOf(spendIn(null))], ['USD', null]);
    assert.deepEqual(
      [read('measure=spend-USD').measure, read('measure=spend-none').measure],
      ['spend-USD', 'spend-none'],
    );
  });

  test('a period that ends before it begins, or is longer than two years, is none', () => {
    assert.equal(periodProblem({ from: '2026-02', to: '2026-01' }), 'reversed');
    assert.equal(periodProblem({ from: '2024-01', to: '2026-01' }), 'long');
    assert.equal(periodProblem({ from: '2024-02', to: '2026-01' }), undefined);
  });

  test('the months of the address can be chosen, however long ago', () => {
    const months = choosableMonths({ from: '2001-05', to: '2026-11' }, NOW);
    assert.deepEqual([months[0], months.length, months.at(-1)], ['2026-11', 61, '2001-05']);
  });
});
