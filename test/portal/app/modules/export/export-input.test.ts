import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { exportInput } from '../../../../../portal/app/modules/export/export-input.ts';
import { rateSearch } from '../../../../../portal/lists/definitions/rates.ts';
import { ExportRequest } from '../../../../../shared/contract/exports.ts';
import { initialQuery, NEWEST } from '../../../../../shared/list/list-query.ts';

test('MOD-17 an export asks for the list as it is shown: its columns and order, its filters with their initial values', () => {
  const query = { ...initialQuery(NEWEST), searchText: 'jade' };
  const columns = rateSearch.columns.slice(0, 2).toReversed();
  const input = exportInput(rateSearch, { query, columns, format: 'csv', locale: 'de' });
  const { filters, ...asked } = v.parse(ExportRequest, input);
  assert.deepEqual(asked, {
    module: rateSearch.id,
    format: 'csv',
    search: 'jade',
    sort: NEWEST,
    columns: columns.map(({ id }) => id),
    language: 'de',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  const initial = rateSearch.filters?.flatMap(
    (filter) => (filter.kind === 'date' && filter.initial?.()) || [],
  );
  assert.deepEqual(
    Object.values(filters).filter((value) => value),
    initial,
  );
});
