import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  isAsSaved,
  nameProblem,
  viewOf,
  withName,
  withoutView,
  withView,
  writeView,
} from '../../../../../portal/app/modules/views/saved-views.ts';
import { rateSearch } from '../../../../../portal/lists/definitions/rates.ts';
import {
  type ListSettings,
  MOST_VIEWS,
  NO_LIST_SETTINGS,
} from '../../../../../shared/contract/list-settings.ts';
import { initialQuery, type QueryRules, readQuery } from '../../../../../shared/list/list-query.ts';

const RULES: QueryRules = {
  sort: { field: 'createdAt', order: 'DESC' },
  sortable: ['airline'],
  filters: (rateSearch.filters ?? []).map(({ id }) => id),
};
const filters = rateSearch.filters ?? [];
const shown = {
  query: { ...initialQuery({ field: 'airline', order: 'ASC' }), searchText: 'LHR', filters: {} },
  columns: rateSearch.columns.slice(0, 2),
};
const view = viewOf('v1', ' Heathrow ', shown);

test('MOD-02 a view puts its search, filters, order and columns into the address, and only the list’s own parameters change', () => {
  const params = writeView(view, new URLSearchParams('view=rates&search=old&sort=x'), RULES);
  assert.deepEqual(readQuery(params, RULES), shown.query);
  assert.equal(params.get('columns'), shown.columns.map(({ id }) => id).join(','));
  assert.equal(params.get('view'), 'rates');
});

test('MOD-02 a view is as saved until search, order, filters or columns differ; an initial value is as good as none', () => {
  const { query, columns } = shown;
  const same = (change: object, its = columns) =>
    isAsSaved(view, { query: { ...query, ...change }, columns: its }, filters);
  assert.ok(same({}));
  assert.ok(!same({ searchText: 'JFK' }));
  assert.ok(!same({ order: 'DESC' }));
  assert.ok(!same({}, columns.toReversed()));
  const day = filters.find((filter) => filter.kind === 'date');
  const today = day?.kind === 'date' ? day.initial?.() : undefined;
  assert.ok(same({ filters: { [day!.id]: today } }));
  assert.ok(!same({ filters: { [day!.id]: '' } }));
});

test('MOD-02 a deleted view comes back to its place; one that is saved again takes its own place', () => {
  const all = ['v1', 'v2', 'v3'].reduce<ListSettings>(
    (settings, id) => withView(settings, viewOf(id, id, shown)),
    {
      ...NO_LIST_SETTINGS,
      defaultView: 'v2',
    },
  );
  const gone = withoutView(all, 'v2');
  assert.deepEqual([gone.views.map(({ id }) => id), gone.defaultView], [['v1', 'v3'], null]);
  const back = withView(gone, all.views[1]!, 1);
  assert.deepEqual(back.views, all.views);
  assert.deepEqual(withView(back, all.views[1]!, 0).views, all.views);
  assert.deepEqual(
    withName(all, 'v3', ' Third ').views.map(({ name }) => name),
    ['v1', 'v2', 'Third'],
  );
});

test('MOD-02 a view needs a name that no other has, and there are not too many', () => {
  assert.equal(nameProblem([view], '  '), 'noName');
  assert.equal(nameProblem([view], 'HEATHROW'), 'sameName');
  assert.equal(nameProblem([view], 'heathrow', 'v1'), undefined);
  const many = Array.from({ length: MOST_VIEWS }, (_, n) => viewOf(`${n}`, `View ${n}`, shown));
  assert.equal(nameProblem(many, 'One more'), 'full');
  assert.equal(nameProblem(many, 'Another name', '3'), undefined);
});
