import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStore } from 'jotai';
import type { RequestEntry } from '../../demo/faulty-fetch.ts';
import { eventsAtom, requestsAtom } from '../../demo/state.ts';

const entry = (id: number, outcome: string): RequestEntry => ({
  id,
  method: 'GET',
  path: '/',
  operation: '',
  fault: 'none',
  outcome,
});

test('the newest request stands first, and its answer replaces it in place', () => {
  const store = createStore();
  for (const id of [1, 2]) store.set(requestsAtom, entry(id, 'pending'));
  store.set(requestsAtom, entry(1, '200'));
  assert.deepEqual(
    store.get(requestsAtom).map(({ id, outcome }) => [id, outcome]),
    [
      [2, 'pending'],
      [1, '200'],
    ],
  );
  store.set(requestsAtom, 'clear');
  assert.deepEqual(store.get(requestsAtom), []);
});

test('the event log keeps the newest 500', () => {
  const store = createStore();
  for (let id = 1; id <= 510; id += 1)
    store.set(eventsAtom, { id, time: '', type: 'fp-ready', source: 'first', detail: '' });
  const events = store.get(eventsAtom);
  assert.deepEqual([events.length, events[0]!.id], [500, 510]);
});
