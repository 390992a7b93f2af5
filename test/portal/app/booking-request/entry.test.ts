import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkEntry } from '../../../../portal/app/booking-request/check-entry.ts';
import { DRAFT_FORMAT } from '../../../../portal/app/booking-request/draft-format.ts';
import {
  entryAgain,
  entryOfBooking,
  entryOfOrders,
  entryOfQuote,
  firstEntry,
  inputOf,
  REQUEST_PARTS,
  type RequestEntry,
} from '../../../../portal/app/booking-request/entry.ts';
import { mergeChanges } from '../../../../portal/app/records/conflict/merge-changes.ts';
import { BLANK, enteredNumber } from '../../../../shared/trade/number-entry.ts';

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
  assert.deepEqual(wrong({ weight: { text: 'much' }, volume: { value: '0' }, pieces: { value: '1.5' } }), [
    'weightKg',
    'volumeCbm',
    'pieces',
  ]);
  assert.deepEqual(wrong({ pieces: { value: '0' } }), ['pieces']);
  assert.deepEqual(wrong({ mode: 'LCL' }), ['weightKg', 'volumeCbm']);
  assert.deepEqual(wrong({ mode: 'Air', weight: { value: '5' } }), []);
  assert.deepEqual(wrong({ shipper: 'x'.repeat(301), remarks: 'x'.repeat(2001) }), ['shipper', 'remarks']);
  assert.deepEqual(wrong({}, { ...RULES, needsCustomer: true }), ['customerId']);
});

test('MOD-04 dangerous goods have a UN number and a class; what was typed of them stays out where there are none', () => {
  assert.deepEqual(wrong({ danger: 'yes' }), ['unNumber', 'dangerClass']);
  assert.deepEqual(wrong({ danger: 'yes', unNumber: 'UN 1263', dangerClass: '3' }), []);
  assert.deepEqual(wrong({ danger: 'no', unNumber: 'x' }), []);
});

test('MOD-04 a day that has passed is wrong, unless it was stored so', () => {
  assert.deepEqual(wrong({ day: '2026-11-19' }), ['cargoReadyOn']);
  assert.deepEqual(wrong({ day: '2026-11-19' }, { ...RULES, storedDay: '2026-11-19' }), []);
});

test('MOD-04 a request goes out with what its kind of freight has', () => {
  const entry = {
    ...FILLED,
    ...{
      weight: enteredNumber('1,5', ','),
      pieces: enteredNumber(' 40 ', ','),
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
    ...{ shipper: '', consignee: '', remarks: '', incoterm: null, isDangerous: null, unNumber: null },
    ...{ dangerClass: null, pickUp: '', sailingId: null, flightId: null },
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
  const quote = {
    id: 3001,
    reference: 'Q',
    mode: 'Ocean',
    container_type: 'FCL',
    customer: null,
    totals: [],
    bookings: [],
  };
  const ofQuote = entryOfQuote({ ...quote, requests: [request] });
  assert.deepEqual(
    [ofQuote.origin, ofQuote.destination, ofQuote.day, ofQuote.counts['20GP'], ofQuote.counts['40HC']],
    [5, 6, LATER, { value: '2' }, BLANK],
  );
  assert.equal(entryOfQuote({ ...quote, requests: [{ ...request, shipOn: '2020-01-01' }] }).day, '');
  assert.equal(entryOfQuote({ ...quote, mode: 'Air', requests: [] }).mode, 'Air');
  const order = {
    ...{ id: 7, orderNumbers: 'PO-7', orderPurchaser: { id: 101, companyName: 'A' }, cargoReadyOn: LATER },
    ...{ status: 'Open', isBookable: true, bookings: [] },
  };
  const later = { ...order, id: 8, orderNumbers: 'PO-8', cargoReadyOn: '2099-02-01' };
  const ofOrders = entryOfOrders([order, later]);
  assert.deepEqual(ofOrders.customer, { id: 101, label: 'A' });
  assert.deepEqual(
    ofOrders.orders.map(({ label }) => label),
    ['PO-7', 'PO-8'],
  );
  // The goods of all of them are ready on the last day, and on none that is known where one has none.
  assert.equal(ofOrders.day, '2099-02-01');
  assert.equal(entryOfOrders([order, { ...later, cargoReadyOn: null }]).day, '');
  assert.equal(entryOfOrders([{ ...order, cargoReadyOn: '2020-01-01' }]).day, '');
  const bare = entryOfBooking({ id: 1, reference: 'B', mode: 'Ocean', pos: [], requests: [], revision: 1 });
  assert.deepEqual(
    [bare.mode, bare.origin, bare.day, bare.pieces, bare.shipper],
    ['FCL', null, '', BLANK, ''],
  );
});

test('D-38 a draft comes back as it was kept, and what is no draft is none', () => {
  const content = { values: FILLED, base: firstEntry(), attempt: { content: '{}', key: 'k' } };
  const text = DRAFT_FORMAT.write({ content, savedAt: 5 });
  assert.deepEqual(DRAFT_FORMAT.read(text), { content, savedAt: 5 });
  for (const other of ['', '{', '{"content":{}}', text.replace('"FCL"', '"Rail"')])
    assert.equal(DRAFT_FORMAT.read(other), undefined);
});

test('D-148 a draft has its numbers in the notation of no language, and what could not be read as it was typed', () => {
  const [weight, volume] = [enteredNumber('0,850', ','), enteredNumber('1.250', ',')];
  const values = { ...FILLED, weight, volume };
  const text = DRAFT_FORMAT.write({ content: { values, base: FILLED, attempt: null }, savedAt: 5 });
  const read = DRAFT_FORMAT.read(text)?.content.values;
  assert.deepEqual([read?.weight, read?.volume], [{ value: '0.85' }, { text: '1.250' }]);
});

test('D-38 D-148 a draft of a former release has what was typed, and a number where it means the same everywhere', () => {
  const values = { ...FILLED, ...{ weight: '85.0', volume: '1.250', pieces: '' } };
  const stored = { content: { values, base: values, attempt: null }, savedAt: 5 };
  const read = DRAFT_FORMAT.read(JSON.stringify(stored))?.content.values;
  assert.deepEqual([read?.weight, read?.volume, read?.pieces], [{ value: '85' }, { text: '1.250' }, BLANK]);
});

test('MOD-04 a booking that came to nothing is requested anew as it was, but for orders that went elsewhere and a day that is over', () => {
  const booking = {
    ...{ id: 1, reference: 'B', mode: 'Ocean', revision: 4, customer: { id: 101, companyName: 'A' } },
    ...{ originPort: { id: 5 }, destinationPort: { id: 6 } },
    pos: [
      { id: 7, orderNumbers: 'PO-7' },
      { id: 8, orderNumbers: 'PO-8' },
    ],
    requests: [
      {
        id: 2,
        load: 'FCL',
        cargoReadyOn: LATER,
        containers: '1 × 40HC',
        pieces: 40,
        shipper: 'Mill',
        remarks: 'Dry',
      },
    ],
  };
  const order = {
    ...{ id: 8, orderNumbers: 'PO-8', orderPurchaser: booking.customer, cargoReadyOn: null },
    ...{ status: 'Open', isBookable: true, bookings: [] },
  };
  const again = entryAgain(booking as never, [order]);
  assert.deepEqual(again, { ...entryOfBooking(booking as never), orders: [{ id: 8, label: 'PO-8' }] });
  assert.deepEqual(
    [again.origin, again.day, again.pieces, again.remarks],
    [5, LATER, { value: '40' }, 'Dry'],
  );
  const [request] = booking.requests;
  const over = { ...booking, requests: [{ ...request, cargoReadyOn: '2020-01-01' }] };
  assert.equal(entryAgain(over as never, []).day, '');
});

test('D-19 D-151 a departure is the same for all that is told of it besides: a draft of before takes over until when it takes goods', () => {
  const departure = { of: 'sailing', id: 5, label: 'X', departsOn: '2099-03-04', closesOn: '' } as const;
  const before = { ...FILLED, departure };
  const stored = { ...before, departure: { ...departure, closesOn: '2099-03-02' } };
  const merge = (base: RequestEntry, mine: RequestEntry, theirs: RequestEntry) =>
    mergeChanges(base, mine, theirs, REQUEST_PARTS.same);
  const typed = { ...before, shipper: 'Mill' };
  assert.deepEqual(merge(before, typed, stored), {
    values: { ...stored, shipper: 'Mill' },
    ...{ taken: [], conflicts: [] },
  });
  const other = { ...departure, id: 6, closesOn: '2099-03-01' };
  const chosen = { ...stored, departure: other };
  const moved = { ...stored, departure: { ...departure, closesOn: '2099-03-03' } };
  assert.deepEqual(merge(stored, chosen, moved), { values: chosen, taken: [], conflicts: [] });
  const later = { ...stored, departure: { ...departure, departsOn: '2099-03-05' } };
  assert.deepEqual(merge(stored, stored, later).taken, ['departure'], 'it leaves on another day');
  assert.deepEqual(merge(stored, chosen, later).conflicts, ['departure']);
  assert.deepEqual(merge(stored, { ...stored, departure: null }, moved).values.departure, null);
});
