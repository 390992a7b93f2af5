import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Filter } from '../../../../portal/lists/definition.ts';
import { airRatesReport } from '../../../../portal/lists/definitions/rates.ts';
import { airReport, oceanReport } from '../../../../portal/lists/definitions/reports.ts';
import { shipments } from '../../../../portal/lists/definitions/shipments.ts';
import {
  filterValue,
  ignoredFilters,
  reversedPeriod,
} from '../../../../portal/lists/request/filter-value.ts';

const filtersOf = ({ filters = [] }: typeof airReport): readonly Filter[] => filters;

describe('filters and their values', () => {
  it('MOD-17 MOD-18 each report knows a period that ends before it begins', () => {
    for (const report of [oceanReport, airReport, airRatesReport]) {
      const reversed = (from: string, to: string) =>
        reversedPeriod(filtersOf(report), { filters: { from, to } });
      assert.deepEqual(reversed('2026-05-01', '2026-04-30'), { from: 'from', to: 'to' }, report.id);
      for (const [from, to] of [
        ['2026-05-01', '2026-05-01'],
        ['2026-05-01', ''],
        ['', '2026-05-01'],
        ['2026-05-01', '1999'],
      ] as const)
        assert.equal(reversed(from, to), undefined, `${report.id} ${from} ${to}`);
    }
  });

  it('MOD-02 what a filter of an edited address can’t read is known as ignored, and nothing else is', () => {
    const ignored = (filters: Record<string, string>) =>
      ignoredFilters(filtersOf(shipments), { filters }).map(({ id }) => id);
    assert.deepEqual(ignored({ arrivesFrom: '2026-13-45', status: 'nonsense' }).sort(), [
      'arrivesFrom',
      'status',
    ]);
    assert.deepEqual(ignored({ arrivesFrom: '2026-12-05', status: '', customer: 'x' }), []);
  });

  it('MOD-12 a day that was not chosen is the initial one, an emptied or unreadable one filters nothing', () => {
    const day: Filter = {
      id: 'day',
      label: 'list.filter.validOn',
      kind: 'date',
      where: () => ({}),
      initial: () => '2026-11-21',
    };
    assert.equal(filterValue(day, { filters: {} }), '2026-11-21');
    for (const given of ['', '2026-02-30', 'yesterday'])
      assert.equal(filterValue(day, { filters: { day: given } }), '');
  });

  it('MOD-14 a choice that was not made is the initial one, and all are shown once that is emptied', () => {
    const reach: Filter = {
      id: 'reach',
      label: 'list.filter.reach',
      kind: 'choice',
      options: [{ id: 'open', text: 'list.filter.stillOpen', where: {} }],
      initial: () => 'open',
    };
    assert.equal(filterValue(reach, { filters: {} }), 'open');
    assert.equal(filterValue(reach, { filters: { reach: '' } }), '');
  });
});
