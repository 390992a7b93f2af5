import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstEntry, type RequestEntry } from '../../../../portal/app/booking-request/entry.ts';
import { contentOf, entryOfTemplate } from '../../../../portal/app/booking-request/template-content.ts';
import { storedNumber } from '../../../../shared/trade/number-entry.ts';

const BLANK = firstEntry();
const ENTRY: RequestEntry = {
  ...BLANK,
  ...{ mode: 'FCL', origin: 1, destination: 2, shipper: 'Mill', consignee: 'Shop', remarks: 'Fragile' },
  ...{ incoterm: 'FOB', danger: 'yes', unNumber: 'UN 1263', dangerClass: '3', pickUp: 'Gate 3' },
  counts: { ...BLANK.counts, '40HC': storedNumber(2) },
  ...{ weight: storedNumber(9000), pieces: storedNumber(40) },
};

test('MOD-04 a template begins a request with all that is the same each time', () => {
  const begun = entryOfTemplate(
    contentOf({ ...ENTRY, day: '2027-01-01', orders: [{ id: 1, label: 'PO-1' }] }),
  );
  assert.deepEqual(begun, { ...ENTRY, unNumber: '1263' });
});

test('MOD-04 a template of a form that is hardly filled in is one, too', () => {
  assert.deepEqual(entryOfTemplate(contentOf(BLANK)), BLANK);
});
