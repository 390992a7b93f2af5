import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  initialQuery,
  type ListQuery,
  NEWEST,
  type QueryAction,
  type QueryRules,
  readQuery,
  reduceQuery,
  writeQuery,
} from '../../../shared/list/list-query.ts';

const RULES: QueryRules = { sort: NEWEST, sortable: ['reference', 'createdAt'], filters: ['status'] };

const after = (...actions: QueryAction[]): ListQuery =>
  actions.reduce((query, action) => reduceQuery(query, action, NEWEST), initialQuery(NEWEST));

describe('what a list was asked to show', () => {
  it('SUB-32 it begins with the newest first, and an empty search', () => {
    assert.deepEqual(initialQuery(NEWEST), {
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
    ] satisfies QueryAction[];
    assert.deepEqual(after(...busy), {
      field: 'reference',
      order: 'ASC',
      searchText: 'jade',
      filters: { status: 'open' },
    });
    assert.deepEqual(after(...busy, { type: 'search', text: '' }), {
      ...initialQuery(NEWEST),
      filters: { status: 'open' },
    });
    assert.deepEqual(after(...busy, { type: 'reset' }), initialQuery(NEWEST));
  });

  it('throws for an action that it does not know', () => {
    assert.throws(() => after({ type: 'shuffle' } as unknown as QueryAction), /Unknown action/);
  });

  it('stands in the address, and comes back from there the same', () => {
    for (const query of [
      after(),
      after({ type: 'search', text: 'a&b=c' }),
      after({ type: 'sort', field: 'reference' }),
      after({ type: 'sort', field: 'createdAt' }),
      after({ type: 'filter', id: 'status', value: '' }),
    ]) {
      assert.deepEqual(readQuery(writeQuery(query, new URLSearchParams('record_id=7'), RULES), RULES), query);
    }
  });

  it('leaves the rest of the address alone, and adds nothing to it for what is usual', () => {
    const query = new URLSearchParams('record_id=7&token=abc');
    assert.equal(String(writeQuery(initialQuery(NEWEST), query, RULES)), 'record_id=7&token=abc');
    const searched = writeQuery(after({ type: 'search', text: 'x' }), query, RULES);
    assert.equal(String(writeQuery(initialQuery(NEWEST), searched, RULES)), 'record_id=7&token=abc');
  });

  it('takes what an altered address asks beyond it as not asked', () => {
    for (const address of ['sort=password_hash&order=ASC', 'sort=reference&order=sideways', 'colour=red']) {
      const { order, searchText, filters } = readQuery(new URLSearchParams(address), RULES);
      assert.deepEqual([order, searchText, filters], ['DESC', '', {}], address);
    }
    assert.equal(readQuery(new URLSearchParams({ search: 'x'.repeat(5000) }), RULES).searchText.length, 200);
  });
});
