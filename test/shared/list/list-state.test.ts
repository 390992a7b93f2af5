import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ClientError } from '../../../shared/client/client-error.ts';
import { type ListPage, PAGE_SIZE, pageOf } from '../../../shared/list/list-source.ts';
import { type ListEvent, type ListState, NOT_LOADED, reduceList } from '../../../shared/list/list-state.ts';

type Row = { id: number };
type Event = ListEvent<Row>;

const rows = (from: number, count: number): Row[] =>
  Array.from({ length: count }, (_, n) => ({ id: from + n }));

const OPENED: Event = { type: 'opened' };
const MORE: Event = { type: 'moreRequested' };
const RELOADED: Event = { type: 'reloaded' };
const page = (
  of: Row[],
  rest: Omit<ListPage<Row>, 'rows'> = {},
  pageSize: number | undefined = PAGE_SIZE,
): Event => ({
  type: 'pageLoaded',
  page: { rows: of, ...rest },
  pageSize,
});
const FAILED: Event = { type: 'failed', error: 'down' };
const after = (...events: Event[]): ListState<Row> => events.reduce<ListState<Row>>(reduceList, NOT_LOADED);
const stepAfter = (...events: Event[]) => after(...events).phase.step;

describe('the loading of a list', () => {
  it('SUB-33 SUB-34 a full page has more behind it, from 50 on', () => {
    const { phase, skip, rows: loaded } = after(OPENED, page(rows(1, 50), { total: 120 }));
    assert.deepEqual([phase.step, skip, loaded.length], ['hasMore', 50, 50]);
    assert.equal(after(OPENED, page(rows(1, 50), { total: 120 }), MORE, page(rows(51, 50))).skip, 100);
  });

  it('SUB-35 a page with fewer than 50 is the last one', () => {
    assert.equal(stepAfter(OPENED, page(rows(1, 49), { total: 49 })), 'ended');
    assert.equal(stepAfter(OPENED, page(rows(1, 50), { total: 70 }), MORE, page(rows(51, 20))), 'ended');
  });

  it('D-73 the count also ends the list: exactly 50 offer no more', () => {
    assert.equal(stepAfter(OPENED, page(rows(1, 50), { total: 50 })), 'ended');
    assert.equal(stepAfter(OPENED, page(rows(1, 50), { total: 100 }), MORE, page(rows(51, 50))), 'ended');
  });

  it('D-73 a count that comes after the first page also ends the list, and any end is a count', () => {
    const counted = (total: number): Event => ({ type: 'counted', total });
    const full = page(rows(1, 50));
    assert.deepEqual(
      [after(OPENED, full).total, after(OPENED, full, counted(50)), stepAfter(OPENED, full, counted(51))].map(
        (each) => (typeof each === 'object' ? [each.total, each.phase.step] : each),
      ),
      [undefined, [50, 'ended'], 'hasMore'],
    );
    assert.equal(stepAfter(OPENED, full, MORE, counted(50)), 'loadingMore');
    assert.equal(after(OPENED, full, MORE, page(rows(51, 3))).total, 53);
    assert.equal(after(OPENED, page(rows(1, 3))).total, 3);
  });

  it('D-73 an empty later page ends the list, which keeps its rows', () => {
    const { phase, rows: loaded } = after(OPENED, page(rows(1, 50)), MORE, page([]));
    assert.deepEqual([phase.step, loaded.length], ['ended', 50]);
  });

  it('a server that says whether more follows is believed, however full the page', () => {
    assert.equal(stepAfter(OPENED, page(rows(1, 3), { hasMore: true })), 'hasMore');
    assert.equal(stepAfter(OPENED, page(rows(1, 50), { hasMore: false })), 'ended');
  });

  it('a list without pages ends with its first one', () => {
    const whole: Event = { type: 'pageLoaded', page: { rows: rows(1, 80) }, pageSize: undefined };
    assert.equal(stepAfter(OPENED, whole), 'ended');
  });

  it('SUB-18 ERR-01 D-41 only an answer without rows is an empty list, a failed load is none', () => {
    assert.equal(stepAfter(OPENED, page([], { total: 0 })), 'empty');
    assert.deepEqual(after(OPENED, FAILED).phase, { step: 'failed', error: 'down' });
    const { phase, rows: loaded } = after(OPENED, page(rows(1, 9)), OPENED, FAILED);
    assert.deepEqual(
      [phase.step, loaded],
      ['failed', []],
      'rows of another source are no answer to this one',
    );
  });

  it('ERR-01 an answer 403 is the failure that it names', () => {
    const reason = new ClientError('forbidden', 'No', { request: 'allShipments' });
    assert.throws(() => pageOf([403, [], 0, reason]), reason);
    assert.deepEqual(pageOf([200, rows(1, 1), 7]), { rows: rows(1, 1), total: 7 });
  });

  it('ERR-03 a failed further page keeps the rows, and is asked for again from the same place', () => {
    const failed = after(OPENED, page(rows(1, 50), { total: 120 }), MORE, FAILED);
    assert.deepEqual([failed.phase.step, failed.rows.length, failed.skip], ['pageFailed', 50, 50]);
    assert.equal(reduceList(failed, MORE).phase.step, 'loadingMore');
  });

  it('a row that a newer one has moved to the next page stands once', () => {
    const { rows: loaded, skip } = after(OPENED, page(rows(1, 50), { total: 120 }), MORE, page(rows(50, 50)));
    assert.equal(new Set(loaded.map(({ id }) => id)).size, loaded.length);
    assert.deepEqual([loaded.length, skip], [99, 100]);
  });

  it('SUB-17 the rows stay while another source is loaded, and while the same one is loaded again', () => {
    const another = after(OPENED, page(rows(1, 9)), OPENED);
    assert.deepEqual([another.phase.step, another.rows.length], ['loading', 9]);
    const again = after(OPENED, page(rows(1, 9)), RELOADED);
    assert.deepEqual([again.phase.step, again.rows.length], ['refreshing', 9]);
    assert.equal(stepAfter(OPENED, FAILED, RELOADED), 'loading', 'nothing is there to be refreshed');
  });

  it('rows can change while a page is on its way', () => {
    const change: Event = { type: 'rowsChanged', change: ({ id }) => ({ id: -id }) };
    const { phase, rows: loaded } = after(OPENED, page(rows(1, 50)), MORE, change, page(rows(51, 1)));
    assert.deepEqual([phase.step, loaded[0]?.id, loaded[50]?.id], ['ended', -1, 51]);
  });

  it('an event that its phase rules out is a fault of the code', () => {
    assert.throws(() => after(OPENED, page([]), MORE), /"empty" can't be "moreRequested"/);
    assert.throws(() => after(OPENED, page(rows(1, 1)), FAILED), /"ended" can't be "failed"/);
  });
});
