import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { ClientError } from '../../../shared/client/client-error.ts';
import { createListLoader, type ListLoader } from '../../../shared/list/list-loader.ts';
import type { ListPage, ListSource, PageStart } from '../../../shared/list/list-source.ts';

type Row = { id: number };
interface Asked {
  start: PageStart<Row>;
  signal: AbortSignal;
  give(page: ListPage<Row>): Promise<void>;
  fail(error: unknown): Promise<void>;
}

let asked: Asked[];
let loader: ListLoader<Row>;

/** A source of pages of two rows, whose answers are given by hand. */
const source = (): ListSource<Row> => ({
  pageSize: 2,
  loadPage: (start, signal) =>
    new Promise((resolve, reject) => {
      const answered = async () => void (await turn());
      asked.push({
        start,
        signal,
        give(page) {
          resolve(page);
          return answered();
        },
        fail(error) {
          reject(error);
          return answered();
        },
      });
    }),
});
const ids = () => loader.state.rows.map(({ id }) => id);
const step = () => loader.state.phase.step;
const FULL = { rows: [{ id: 1 }, { id: 2 }], total: 3 };

beforeEach(() => {
  asked = [];
  loader = createListLoader<Row>(() => {});
});

describe('the loader of a list', () => {
  it('SUB-20 SUB-34 reads the next page behind the last row, once however often it is asked', async () => {
    loader.open(source());
    await asked[0]!.give(FULL);
    loader.loadMore();
    loader.loadMore();
    assert.deepEqual(asked[1]!.start, { skip: 2, last: { id: 2 } });
    assert.equal(asked.length, 2);
    await asked[1]!.give({ rows: [{ id: 3 }] });
    assert.deepEqual([ids(), step()], [[1, 2, 3], 'ended']);
    loader.loadMore();
    assert.equal(asked.length, 2, 'nothing follows the end');
  });

  it('D-118 an answer of an older source is dropped', async () => {
    loader.open(source());
    loader.open(source());
    assert.equal(asked[0]!.signal.aborted, true);
    await asked[0]!.give(FULL);
    assert.deepEqual([ids(), step()], [[], 'loading']);
    await asked[1]!.give({ rows: [{ id: 9 }] });
    assert.deepEqual([ids(), step()], [[9], 'ended']);
  });

  it('D-118 a failure of an older source is dropped, too', async () => {
    loader.open(source());
    loader.open(source());
    await asked[0]!.fail(new Error('late'));
    assert.equal(step(), 'loading');
  });

  it('D-41 a retry after a failed load reads from the start', async () => {
    loader.open(source());
    const error = new ClientError('network', 'Failed to fetch', { request: 'listRoutes' });
    await asked[0]!.fail(error);
    assert.deepEqual(loader.state.phase, { step: 'failed', error });
    loader.retry();
    assert.deepEqual([step(), asked[1]!.start.skip], ['loading', 0]);
  });

  it('ERR-03 a retry after a failed further page reads that page', async () => {
    loader.open(source());
    await asked[0]!.give(FULL);
    loader.loadMore();
    await asked[1]!.fail(new Error('down'));
    assert.deepEqual([step(), ids()], ['pageFailed', [1, 2]]);
    loader.retry();
    assert.deepEqual([step(), asked[2]!.start.skip], ['loadingMore', 2]);
  });

  it('D-73 a reload reads from the start, keeps the rows meanwhile and gives up a further page', async () => {
    loader.open(source());
    await asked[0]!.give(FULL);
    loader.loadMore();
    loader.reload();
    assert.equal(asked[1]!.signal.aborted, true);
    assert.deepEqual([step(), ids(), asked[2]!.start.skip], ['refreshing', [1, 2], 0]);
    await asked[2]!.give({ rows: [], total: 0 });
    assert.deepEqual([step(), ids()], ['empty', []]);
  });

  it('counts the list once, after a first page that is full, and goes on without a count', async () => {
    const counts: { signal: AbortSignal; give(total: number): void; fail(error: unknown): void }[] = [];
    const loadTotal = (signal: AbortSignal) =>
      new Promise<number>((give, fail) => counts.push({ signal, give, fail }));
    loader.open({ ...source(), loadTotal });
    assert.equal(counts.length, 0);
    await asked[0]!.give({ rows: FULL.rows });
    loader.loadMore();
    assert.deepEqual([counts.length, counts[0]!.signal.aborted, step()], [1, false, 'loadingMore']);
    counts[0]!.give(5);
    await turn();
    assert.deepEqual([loader.state.total, step()], [5, 'loadingMore']);
    await asked[1]!.give({ rows: [{ id: 3 }, { id: 4 }] });
    assert.deepEqual([loader.state.total, step(), counts.length], [5, 'hasMore', 1]);

    loader.reload();
    await asked[2]!.give({ rows: FULL.rows });
    counts[1]!.fail(new Error('slow'));
    await turn();
    assert.deepEqual([loader.state.total, step(), ids()], [undefined, 'hasMore', [1, 2]]);

    loader.reload();
    await asked[3]!.give({ rows: [{ id: 1 }] });
    assert.deepEqual([loader.state.total, counts.length], [1, 2], 'the page is the list');

    loader.open({ ...source(), loadTotal });
    await asked[4]!.give({ rows: FULL.rows });
    loader.reload();
    assert.equal(counts[2]!.signal.aborted, true, 'a list that is read anew is counted anew');
  });

  it('what is closed hears of no answer', async () => {
    loader.open(source());
    loader.close();
    await asked[0]!.give(FULL);
    assert.deepEqual([asked[0]!.signal.aborted, step()], [true, 'loading']);
  });
});
