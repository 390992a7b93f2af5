import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupEntries } from '../../../../portal/app/quick-panel/group-entries.ts';
import type { AuditEntry } from '../../../../shared/contract/audit.ts';

const SAVED = {
  at: '2026-04-01T12:00:00Z',
  actor: 'Ada',
  own: false,
  action: 'saveCharges',
  recordType: 'quote',
  recordId: 3001,
  reference: 'QUO-1',
  feature: 'exw_charges',
  company: 'Northfold',
  changes: [],
};
const groups = (...entries: Partial<AuditEntry>[]) =>
  groupEntries(entries.map((more, n) => ({ ...SAVED, id: 9 - n, ...more }))).map(({ entries: alike }) =>
    alike.map(({ id }) => id),
  );

test('D-96 what the same person did again to the same record is one group, where its newest entry stands', () => {
  const changes = [{ field: 'lines', before: 1, after: 2 }];
  const other = { recordId: 3002 };
  assert.deepEqual(groups({}, other, { feature: 'rail_charges' }, other, { changes }), [
    [9, 7, 5],
    [8, 6],
  ]);
});

test('D-96 another person, link, record or action is another entry', () => {
  const entries = [
    {},
    { actor: 'Ben' },
    { own: true },
    { linkId: 'a' },
    { linkId: 'a', onBehalfOf: 'Cleo' },
    { recordType: 'manifest' },
    { action: 'changed' },
  ];
  assert.deepEqual(groups(...entries), [[9], [8], [7], [6], [5], [4], [3]]);
});

test('D-152 a price that was told stands by itself', () => {
  const changes = [{ field: 'sellingPrice', of: 'USD', before: '1.00', after: '2.00' }];
  assert.deepEqual(groups({}, { changes }, {}, { changes }), [[9, 7], [8], [6]]);
});
