import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Row } from '../../../../portal/app/modules/definition.ts';
import {
  type DataAction,
  dataReducer,
  type ListData,
  NO_DATA,
} from '../../../../portal/app/modules/list-data.ts';
import { ClientError } from '../../../../shared/client/client-error.ts';

const rows = (from: number, count: number): Row[] =>
  Array.from({ length: count }, (_, n) => ({ id: from + n }));

const came = (more: boolean, page: readonly Row[], count?: number): DataAction => ({
  type: 'answered',
  more,
  answer: [200, page, count],
});
const failed = (more: boolean): DataAction => ({
  type: 'answered',
  more,
  answer: [403, [], 0, new ClientError('network', 'Failed to fetch', { request: 'allShipments' })],
});
const after = (...actions: DataAction[]): ListData => actions.reduce(dataReducer, NO_DATA);

describe('the pages of a list', () => {
  it('SUB-33 SUB-34 a full page has more behind it, from 50 on', () => {
    const { phase, skip, rows: shown } = after(came(false, rows(1, 50), 120));
    assert.deepEqual([phase.name, skip, shown.length], ['more-to-load', 50, 50]);
    assert.equal(after(came(false, rows(1, 50), 120), came(true, rows(51, 50))).skip, 100);
  });

  it('SUB-35 a page with fewer than 50 is the last one', () => {
    assert.equal(after(came(false, rows(1, 49), 49)).phase.name, 'ended');
    assert.equal(after(came(false, rows(1, 50), 70), came(true, rows(51, 20))).phase.name, 'ended');
  });

  it('D-73 the count also ends the list: exactly 50 offer no more', () => {
    assert.equal(after(came(false, rows(1, 50), 50)).phase.name, 'ended');
    assert.equal(after(came(false, rows(1, 50), 100), came(true, rows(51, 50))).phase.name, 'ended');
  });

  it('D-73 an empty later page ends the list, which keeps its rows', () => {
    const { phase, rows: shown } = after(came(false, rows(1, 50), undefined), came(true, []));
    assert.deepEqual([phase.name, shown.length], ['ended', 50]);
  });

  it('ERR-01 D-41 a failed load is no empty list', () => {
    assert.equal(after(failed(false)).phase.name, 'failed');
    assert.deepEqual(after(came(false, [], 0)).phase, { name: 'ended' });
    const { phase, rows: shown } = after(
      came(false, rows(1, 9), 9),
      { type: 'asked', more: false },
      failed(false),
    );
    assert.deepEqual(
      [phase.name, shown],
      ['failed', []],
      'rows of an older question are not the answer to this',
    );
  });

  it('ERR-03 a failed further page keeps the rows, and is asked again from the same place', () => {
    const { phase, rows: shown, skip } = after(came(false, rows(1, 50), 120), failed(true));
    assert.deepEqual([phase.name === 'failed' && phase.more, shown.length, skip], [true, 50, 50]);
  });

  it('shows a record once that a newer one has moved to the next page', () => {
    const { rows: shown, skip } = after(came(false, rows(1, 50), 120), came(true, rows(50, 50)));
    assert.equal(new Set(shown.map(({ id }) => id)).size, shown.length);
    assert.deepEqual([shown.length, skip], [99, 100]);
  });

  it('keeps the rows while a newer question is on its way', () => {
    const { phase, rows: shown } = after(came(false, rows(1, 9), 9), { type: 'asked', more: false });
    assert.deepEqual([phase.name, shown.length], ['loading', 9]);
  });
});
