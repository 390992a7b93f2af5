import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import * as v from 'valibot';
import { defineModule } from '../../../../portal/lists/definition.ts';
import { oceanReport } from '../../../../portal/lists/definitions/reports.ts';
import {
  loadPage,
  loadRecord,
  moduleSource,
  sortOf,
  sourceOf,
  whereOf,
} from '../../../../portal/lists/request/request.ts';
import { selectionOf } from '../../../../portal/lists/request/selection.ts';
import { type Client, createClient } from '../../../../shared/client/client.ts';
import { initialQuery, type ListQuery, NEWEST } from '../../../../shared/list/list-query.ts';
import { broken, type FakeNetwork, fakeNetwork, graphqlError } from '../../../helpers/network.ts';

const Row = v.object({
  id: v.number(),
  reference: v.string(),
  customer: v.nullish(v.object({ companyName: v.string() })),
  pos: v.array(v.object({ id: v.number() })),
});
const ROW = { id: 1, reference: 'B-1', customer: null, pos: [] };
const bookings = defineModule({
  id: 'booking',
  title: 'menu.booking',
  model: 'Booking',
  row: Row,
  columns: [],
  where: { mode: { eq: 'Ocean' } },
  search: (text) => ({ reference: { matches: text } }),
  filters: [
    {
      id: 'status',
      label: 'list.col.status',
      kind: 'choice',
      options: [{ id: 'open', text: 'list.filter.open', where: { status: { eq: 'Open' } } }],
    },
    {
      id: 'day',
      label: 'list.filter.validOn',
      kind: 'date',
      where: (day) => ({ createdAt: { gteq: day } }),
      initial: () => '2026-11-21',
    },
  ],
});
const QUERY = initialQuery(NEWEST);

let network: FakeNetwork;
let client: Client;
let waits: number[];

beforeEach(() => {
  network = fakeNetwork();
  waits = [];
  client = createClient({
    apiBase: 'http://fake.example',
    tokens: { linkToken: 'link' },
    fetcher: network.fetch,
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
});

const page = (results: unknown[]) => Response.json({ data: { page: { results } } });
const sent = (n = 0) => network.to('query allBooking')[n]?.body;

describe('the request of a list', () => {
  it('asks for what the form of its rows expects', () => {
    assert.equal(selectionOf(Row), '{ id reference customer { companyName } pos { id } }');
  });

  it('SUB-33 SUB-34 asks for 50 rows at a place', async () => {
    network.on('query allBooking', page([ROW]), page([]));
    assert.deepEqual(await loadPage(client, bookings, { query: QUERY, skip: 0 }), [200, [ROW], undefined]);
    assert.deepEqual(await loadPage(client, bookings, { query: QUERY, skip: 50 }), [200, [], undefined]);
    const asked = [sent(0), sent(1)].map(({ variables: { skip, take, sort } }) => [skip, take, sort]);
    assert.deepEqual(asked, [
      [0, 50, { field: 'createdAt', order: 'DESC' }],
      [50, 50, { field: 'createdAt', order: 'DESC' }],
    ]);
  });

  it('SUB-34 reads on behind the last row where the order is that of creation, else at the place', async () => {
    network.on('query allBooking', page([]));
    const last = { ...ROW, id: 7, createdAt: '2026-11-20T09:00:00.000001Z' };
    const { createdAt } = last;
    const { signal } = new AbortController();
    const read = (query: ListQuery) =>
      moduleSource(client, bookings, { query }).loadPage({ skip: 50, last }, signal);
    await read(QUERY);
    await read({ ...QUERY, order: 'ASC' });
    await read({ ...QUERY, field: 'reference' });
    const asked = [sent(0), sent(1), sent(2)].map(({ variables: { skip, where } }) => [
      skip,
      where._and?.at(-1)._and,
    ]);
    assert.deepEqual(asked, [
      [
        0,
        [{ createdAt: { lteq: createdAt } }, { _or: [{ createdAt: { lt: createdAt } }, { id: { lt: 7 } }] }],
      ],
      [
        0,
        [{ createdAt: { gteq: createdAt } }, { _or: [{ createdAt: { gt: createdAt } }, { id: { gt: 7 } }] }],
      ],
      [50, undefined],
    ]);
  });

  it('counts what the list is filtered by', async () => {
    network.on('query countBooking', Response.json({ data: { list: { totalCount: 120 } } }));
    const query = { ...QUERY, filters: { status: 'open' } };
    const { loadTotal } = moduleSource(client, bookings, { query });
    assert.equal(await loadTotal?.(new AbortController().signal), 120);
    assert.deepEqual(network.to('query countBooking')[0]?.body.variables.where, whereOf(bookings, query));
  });

  it('API-20 D-42 ERR-02 a load that fails three times 2,000 ms apart is a failure, and no empty success', async () => {
    network.on('query allBooking', broken());
    const [status, rows, count, cause] = await loadPage(client, bookings, { query: QUERY, skip: 0 });
    assert.deepEqual([status, rows, count, cause?.code], [403, [], 0, 'network']);
    assert.deepEqual([network.to('query allBooking').length, waits], [3, [2000, 2000]]);
  });

  it('ERR-01 D-41 a refused load is 403 at once', async () => {
    network.on('query allBooking', graphqlError('You may not.', 403));
    const [status, , , cause] = await loadPage(client, bookings, { query: QUERY, skip: 0 });
    assert.deepEqual([status, cause?.code, network.to('query allBooking').length], [403, 'forbidden', 1]);
  });

  it('D-41 an answer of another form is a failed load', async () => {
    network.on('query allBooking', page([{ id: 'one' }]));
    assert.equal((await loadPage(client, bookings, { query: QUERY, skip: 0 }))[0], 403);
  });

  it('D-118 a load that was given up answers nobody', async () => {
    network.on('query allBooking', page([ROW]));
    const left = AbortSignal.abort();
    await assert.rejects(loadPage(client, bookings, { query: QUERY, skip: 0, signal: left }), {
      code: 'aborted',
    });
  });

  it('puts list, search and filters together', () => {
    const query = { searchText: ' B-1 ', filters: { status: 'open', day: '' } };
    assert.deepEqual(whereOf(bookings, query), {
      _and: [{ mode: { eq: 'Ocean' } }, { reference: { matches: 'B-1' } }, { status: { eq: 'Open' } }],
    });
    const usual = { searchText: '', filters: { status: 'nonsense' } };
    assert.deepEqual(whereOf(bookings, usual), {
      _and: [{ mode: { eq: 'Ocean' } }, { createdAt: { gteq: '2026-11-21' } }],
    });
  });

  it('MOD-12 MOD-17 MOD-18 takes what an altered address holds in the place of a day as not asked', () => {
    for (const day of ['soon', '2026-02-31', '2026-13-01', '20260101', '2026-01-01T00:00', ' '])
      assert.deepEqual(
        whereOf(oceanReport, { searchText: '', filters: { from: day, to: day } }),
        { mode: { eq: 'Ocean' } },
        day,
      );
    const march = { searchText: '', filters: { from: '2026-03-01', to: '2026-03-31' } };
    assert.deepEqual(whereOf(oceanReport, march), {
      _and: [
        { mode: { eq: 'Ocean' } },
        { createdAt: { gteq: '2026-03-01T00:00:00.000Z' } },
        { createdAt: { lt: '2026-04-01T00:00:00.000Z' } },
      ],
    });
  });

  it('sorts through relations', () => {
    assert.deepEqual(sortOf({ field: 'customer.companyName', order: 'ASC' }), {
      relation: { customer: { companyName: 'ASC' } },
    });
  });

  it('finds one record, or answers that it is missing', async () => {
    network.on(
      'query oneBooking',
      Response.json({ data: { record: ROW } }),
      Response.json({ data: { record: null } }),
    );
    const { signal } = new AbortController();
    assert.deepEqual(await loadRecord(client, sourceOf(bookings), { id: 1, signal }), ROW);
    assert.equal(await loadRecord(client, sourceOf(bookings), { id: 2, signal }), undefined);
  });
});
