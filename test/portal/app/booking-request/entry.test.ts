import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkEntry } from '../../../../portal/app/booking-request/check-entry.ts';
import { DRAFT_FORMAT } from '../../../../portal/app/booking-request/draft-format.ts';
import {
  entryOfBooking,
  entryOfOrder,
  entryOfQuote,
  firstEntry,
  inputOf,
  type RequestEntry,
} from '../../../../portal/app/booking-request/entry.ts';

const LATER = '2099-01-01';
const RULES = { needsCustomer: false, storedDay: '', today: '2026-11-20' };
const FILLED: RequestEntry = { ...firstEntry(), origin: 5, destination: 6, day: LATER };
const NEW = { bookingId: null, revision: null, quoteId: null };

const wrong = (more: Partial<RequestEntry>, rules = RULES) =>
  Object.keys(checkEntry({ ...FILLED, ...more }, rules).problems ?? {});

test('MOD-04 what is missing or wrong is told at its field, and what is optional may be left out', () => {
  assert.deepEqual(wrong({}), []);
  assert.deepEqual(wrong(firstEntry()), ['origin', 'destination', 'cargoReadyOn']);
  assert.deepEqual(wrong({ destination: 5 }), ['destination']);
  assert.deepEqual(wrong({ weight: 'much', volume: '0', pieces: '1.5' }), [
    'weightKg',
    'volumeCbm',
    'pieces',
  ]);
  assert.deepEqual(wrong({ pieces: '0' }), ['pieces']);
  assert.deepEqual(wrong({ mode: 'LCL' }), ['weightKg', 'volumeCbm']);
  assert.deepEqual(wrong({ mode: 'Air', weight: '5' }), []);
  assert.deepEqual(wrong({ shipper: 'x'.repeat(301), remarks: 'x'.repeat(2001) }), ['shipper', 'remarks']);
  assert.deepEqual(wrong({}, { ...RULES, needsCustomer: true }), ['customerId']);
});

test('MOD-04 a day that has passed is wrong, unless it was stored so', () => {
  assert.deepEqual(wrong({ day: '2026-11-19' }), ['cargoReadyOn']);
  assert.deepEqual(wrong({ day: '2026-11-19' }, { ...RULES, storedDay: '2026-11-19' }), []);
});

test('MOD-04 a request goes out with what its kind of freight has', () => {
  const entry = {
    ...FILLED,
    ...{
      weight: '1,5',
      pieces: ' 40 ',
      orders: [{ id: 7, label: 'PO-7' }],
      customer: { id: 101, label: 'A' },
    },
  };
  const sent = (more: Partial<RequestEntry>, on: Parameters<typeof inputOf>[2] = NEW) => {
    const values = { ...entry, ...more };
    const { search } = checkEntry(values, RULES) as Extract<
      ReturnType<typeof checkEntry>,
      { search: unknown }
    >;
    return inputOf(values, search, on);
  };
  const common = {
    ...{ origin: 5, destination: 6, cargoReadyOn: LATER, pieces: 40, orderIds: [7], customerId: 101 },
    ...{ shipper: '', consignee: '', remarks: '' },
  };
  assert.deepEqual(sent({}), {
    ...NEW,
    ...common,
    ...{ mode: 'FCL', containers: { '40HC': 1 }, weightKg: '1.5', volumeCbm: '' },
  });
  assert.deepEqual(sent({ mode: 'Air' }), {
    ...NEW,
    ...common,
    ...{ mode: 'Air', weightKg: '1.5', volumeCbm: '' },
  });
  // A booking keeps its customer.
  const changed = sent({}, { bookingId: 1, revision: 2, quoteId: null });
  assert.deepEqual([changed.customerId, changed.revision], [null, 2]);
});

test('MOD-04 it is filled from an accepted quote, an order, or a booking that lacks most of it', () => {
  const port = (id: number) => ({ id, companyName: 'Port' });
  const request = {
    id: 1,
    originPort: port(5),
    destinationPort: port(6),
    shipOn: LATER,
    containers: '2 x 20GP',
  };
  const quote = { id: 3001, reference: 'Q', mode: 'Ocean', container_type: 'FCL', customer: null };
  const ofQuote = entryOfQuote({ ...quote, requests: [request] });
  assert.deepEqual(
    [ofQuote.origin, ofQuote.destination, ofQuote.day, ofQuote.counts['20GP'], ofQuote.counts['40HC']],
    [5, 6, LATER, '2', ''],
  );
  assert.equal(entryOfQuote({ ...quote, requests: [{ ...request, shipOn: '2020-01-01' }] }).day, '');
  assert.equal(entryOfQuote({ ...quote, mode: 'Air', requests: [] }).mode, 'Air');
  const ofOrder = entryOfOrder({
    ...{ id: 7, orderNumbers: 'PO-7', orderPurchaser: { id: 101, companyName: 'A' }, cargoReadyOn: LATER },
  });
  assert.deepEqual([ofOrder.orders, ofOrder.day], [[{ id: 7, label: 'PO-7' }], LATER]);
  const bare = entryOfBooking({ id: 1, reference: 'B', mode: 'Ocean', pos: [], requests: [], revision: 1 });
  assert.deepEqual([bare.mode, bare.origin, bare.day, bare.pieces, bare.shipper], ['FCL', null, '', '', '']);
});

test('D-38 a draft comes back as it was kept, and what is no draft is none', () => {
  const content = { values: FILLED, base: firstEntry(), attempt: { content: '{}', key: 'k' } };
  const text = DRAFT_FORMAT.write({ content, savedAt: 5 });
  assert.deepEqual(DRAFT_FORMAT.read(text), { content, savedAt: 5 });
  for (const other of ['', '{', '{"content":{}}', text.replace('"FCL"', '"Rail"')])
    assert.equal(DRAFT_FORMAT.read(other), undefined);
});
