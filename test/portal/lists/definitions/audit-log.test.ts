import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellText, isEmpty } from '../../../../portal/lists/cell/cell-text.ts';
import { auditLog } from '../../../../portal/lists/definitions/audit-log.ts';
import { texts } from '../../../../portal/lists/texts/index.ts';
import { ACTION_IDS, actionById } from '../../../../portal/server/actions/registry.ts';
import { formatsOf } from '../../../../shared/i18n/formats.ts';
import { ways } from './shown.ts';

const text = texts.in('en');
const ENTRY = {
  id: 7,
  createdAt: '2026-03-01T10:00:00Z',
  actor: 'Iris Northcott',
  own: true,
  action: 'saveCharges',
  recordType: 'quote',
  recordId: 3001,
  reference: 'QUO-1',
  feature: 'freight_charges',
  locationKind: null,
  company: { id: 101, companyName: 'Northfold' },
  changes: [{ field: 'lines', before: 1, after: 2 }],
  address: null,
  linkId: null,
  givenBy: null,
  onBehalfOf: null,
};

/** Actions that change nothing that others see. */
const UNLOGGED = ['markNotificationsRead', 'startImport', 'saveListSettings'];

const words = (row: object) =>
  Object.fromEntries(
    auditLog.columns
      .filter((column) => !isEmpty(column, row as never))
      .map((column) => [
        text(column.label),
        cellText(column, row as never, { text, formats: formatsOf('en') }),
      ]),
  );

test('MOD-24 D-96 an entry says who did what to which record, and what changed', () => {
  const { Time: _, ...rest } = words(ENTRY);
  assert.deepEqual(rest, {
    Who: 'Iris Northcott (you)',
    What: 'Freight charges saved',
    Record: 'Quote QUO-1',
    Company: 'Northfold',
    Changes: 'Lines: 1 → 2',
  });
});

test('MOD-24 D-96 every action that is logged has words of its own, and an entry of the filter that finds it', () => {
  const logged = Object.entries(ACTION_IDS).flatMap(([name, id]) =>
    actionById(id)!.action.readsOnly || UNLOGGED.includes(name) ? [] : [name],
  );
  const filter = auditLog.filters!.find(({ id }) => id === 'action');
  assert(filter?.kind === 'choice');
  const found = filter.options.flatMap(({ where }) => (where.action as { in: string[] }).in);
  assert.deepEqual(
    logged.filter((name) => !found.includes(name)),
    [],
  );
  const what = (action: string) => words({ ...ENTRY, action, feature: null }).What;
  assert.deepEqual(
    logged.filter((name) => what(name) === what('unknown')),
    [],
  );
});

test('D-10 nobody knows who failed to sign in', () => {
  const failed = { ...ENTRY, action: 'signInFailed', recordType: 'webUser', own: false, changes: [] };
  assert.deepEqual(Object.keys(words(failed)), ['Time', 'What', 'Record', 'Company']);
});

test('MOD-24 an entry leads to its record, by the role of the reader', () => {
  assert.deepEqual(ways(auditLog, ENTRY), [['Open record', '/quotes/3001']]);
  const charges = '/booking-charges/freight_charges/?record_id=3001&role=agent';
  assert.deepEqual(ways(auditLog, ENTRY, 'agent'), [['Open record', charges]]);
  assert.deepEqual(ways(auditLog, { ...ENTRY, recordType: 'serviceKey' }), []);
});

test('MOD-24 each action and kind of record that can be chosen has words of its own', () => {
  for (const filter of auditLog.filters ?? []) {
    if (filter.kind !== 'choice') continue;
    const named = filter.options.map(({ text: words }) => text(words).trim());
    assert.equal(new Set(named).size, named.length, named.join());
    assert.ok(!named.includes('Changed') && !named.includes('Record'), named.join());
  }
});
