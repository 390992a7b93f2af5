import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NEWEST } from '../../../../portal/app/modules/definition.ts';
import {
  initialState,
  type Knows,
  type ListAction,
  type ListState,
  listReducer,
  queryOf,
  stateOf,
} from '../../../../portal/app/modules/list-state.ts';

const KNOWS: Knows = { sort: NEWEST, sortable: ['reference', 'createdAt'], filters: ['status'] };

const after = (...actions: ListAction[]): ListState =>
  actions.reduce((state, action) => listReducer(state, action, NEWEST), initialState(NEWEST));

describe('what a list was asked to show', () => {
  it('SUB-32 it begins with the newest first, and an empty search', () => {
    assert.deepEqual(initialState(NEWEST), {
      field: 'createdAt',
      order: 'DESC',
      searchText: '',
      filters: {},
    });
  });

  it('SUB-38 D-53 each click on a header turns the order, in capitals; another header begins ascending', () => {
    const clicks = (...fields: string[]) => {
      const { field, order } = after(...fields.map((each) => ({ type: 'sort' as const, field: each })));
      return [field, order];
    };
    assert.deepEqual(clicks('reference'), ['reference', 'ASC']);
    assert.deepEqual(clicks('reference', 'reference'), ['reference', 'DESC']);
    assert.deepEqual(clicks('reference', 'reference', 'reference'), ['reference', 'ASC']);
    assert.deepEqual(clicks('reference', 'reference', 'status'), ['status', 'ASC']);
    assert.deepEqual(clicks('createdAt'), ['createdAt', 'ASC']);
  });

  it('SUB-39 an emptied search and Reset Filter begin anew; only Reset takes filters back', () => {
    const busy = [
      { type: 'filter', id: 'status', value: 'open' },
      { type: 'sort', field: 'reference' },
      { type: 'search', text: 'jade' },
    ] satisfies ListAction[];
    assert.deepEqual(after(...busy), {
      field: 'reference',
      order: 'ASC',
      searchText: 'jade',
      filters: { status: 'open' },
    });
    assert.deepEqual(after(...busy, { type: 'search', text: '' }), {
      ...initialState(NEWEST),
      filters: { status: 'open' },
    });
    assert.deepEqual(after(...busy, { type: 'reset' }), initialState(NEWEST));
  });

  it('throws for an action that it does not know', () => {
    assert.throws(() => after({ type: 'shuffle' } as unknown as ListAction), /knows nothing of/);
  });

  it('stands in the address, and comes back from there the same', () => {
    for (const state of [
      after(),
      after({ type: 'search', text: 'a&b=c' }),
      after({ type: 'sort', field: 'reference' }),
      after({ type: 'sort', field: 'createdAt' }),
      after({ type: 'filter', id: 'status', value: '' }),
    ]) {
      assert.deepEqual(stateOf(queryOf(state, new URLSearchParams('record_id=7'), KNOWS), KNOWS), state);
    }
  });

  it('leaves the rest of the address alone, and adds nothing to it for what is usual', () => {
    const query = new URLSearchParams('record_id=7&token=abc');
    assert.equal(String(queryOf(initialState(NEWEST), query, KNOWS)), 'record_id=7&token=abc');
    const searched = queryOf(after({ type: 'search', text: 'x' }), query, KNOWS);
    assert.equal(String(queryOf(initialState(NEWEST), searched, KNOWS)), 'record_id=7&token=abc');
  });

  it('takes what an altered address asks beyond it as not asked', () => {
    for (const address of ['sort=password_hash&order=ASC', 'sort=reference&order=sideways', 'colour=red']) {
      const { order, searchText, filters } = stateOf(new URLSearchParams(address), KNOWS);
      assert.deepEqual([order, searchText, filters], ['DESC', '', {}], address);
    }
    assert.equal(stateOf(new URLSearchParams({ search: 'x'.repeat(5000) }), KNOWS).searchText.length, 200);
  });
});
