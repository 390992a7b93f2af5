import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matching } from '../../../../portal/app/command-palette/match.ts';

const found = (query: string, ...labels: string[]) =>
  matching(
    labels.map((label) => ({ label })),
    query,
  ).map(({ label }) => label);

describe('matching', () => {
  it('finds every word of the query, in any order and case', () => {
    assert.deepEqual(found('profile co', 'User Profile', 'Company Profile'), ['Company Profile']);
  });

  it('puts first what begins with the query, else keeps the order', () => {
    assert.deepEqual(found('r', 'Air Rates', 'Reports', 'Partners', 'Rate Search'), [
      'Reports',
      'Rate Search',
      'Air Rates',
      'Partners',
    ]);
  });

  it('passes over accents and the spaces around', () => {
    assert.deepEqual(found('  reservations ', 'Réservations'), ['Réservations']);
    assert.deepEqual(found('Übersicht', 'Ubersicht'), ['Ubersicht']);
  });

  it('matches all for a blank query, and looks into the detail too', () => {
    assert.deepEqual(found(' ', 'A', 'B'), ['A', 'B']);
    assert.equal(matching([{ label: 'Ocean', detail: 'Reports' }], 'report ocean').length, 1);
  });
});
