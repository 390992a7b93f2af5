import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fatesOf, takenOf, withTaken } from '../../../../portal/app/booking-charges/rates/taken-rates.ts';
import type { QuoteRate, QuoteRatesAnswer } from '../../../../shared/contract/quote-rates.ts';

const RATE: QuoteRate = {
  ...{ reference: 'B-17', kind: 'FAK', source: null, carrier: 'Sea Line', via: null, transit: null },
  ...{ validFrom: '2026-11-01', validTo: '2026-11-30', leftOut: [], missing: [], lines: [] },
};
const OTHER: QuoteRate = { ...RATE, reference: 'B-18' };
const answer = (...rates: QuoteRate[]): QuoteRatesAnswer => ({
  ...{ none: null, mode: 'FCL', day: '2026-11-10', agent: null, chosen: null, listed: [], hasMore: false },
  rates,
});
const fates = (today: string, ...rates: QuoteRate[]) =>
  fatesOf([takenOf(RATE)], answer(...rates), today).map(({ is, last }) => [is, last]);

test('D-158 a rate that counts as it did when it was taken over is not told of, up to its last day', () => {
  assert.deepEqual(fates('2026-11-30', RATE, OTHER), []);
  assert.deepEqual(fates('2026-12-01', RATE, OTHER), [['ended', '2026-11-30']]);
});

test('D-158 a rate that is gone is told of with the last day that it had, a changed one with the one that it has', () => {
  assert.deepEqual(fates('2026-11-10', OTHER), [['gone', '2026-11-30']]);
  assert.deepEqual(fates('2026-11-10', { ...RATE, validTo: '2026-11-20' }), [['changed', '2026-11-20']]);
  assert.deepEqual(fates('2026-11-10', { ...RATE, validTo: null }), [['changed', null]]);
});

test('D-152 nothing is told of a quote that changes no more', () => {
  assert.deepEqual(fatesOf([takenOf(RATE)], { ...answer(), none: 'ended' }, '2026-12-01'), []);
});

test('D-158 added lines stand beside those of other rates, replaced ones alone', () => {
  const names = (method: 'addLines' | 'replaceLines') =>
    withTaken([takenOf(RATE), takenOf(OTHER)], RATE, method).map(({ reference }) => reference);
  assert.deepEqual(names('addLines'), ['B-18', 'B-17']);
  assert.deepEqual(names('replaceLines'), ['B-17']);
});
