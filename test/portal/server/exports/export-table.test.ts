import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import type { Column } from '../../../../portal/lists/definition.ts';
import { moduleWithId } from '../../../../portal/lists/definitions/all-modules.ts';
import { exportTable } from '../../../../portal/server/exports/export-table.ts';
import { languageOf } from '../../../../portal/server/exports/requested-list.ts';
import { setProviderTimeZone } from '../../../../shared/trade/provider-day.ts';

afterEach(() => setProviderTimeZone('UTC'));

async function* none() {}

const heads = async (id: string, columns: readonly string[], locale: 'en' | 'ja' = 'en') => {
  const chosen = columns.map(
    (one) => moduleWithId(id)!.columns.find((column) => column.id === one) as Column,
  );
  const language = await languageOf(locale);
  return exportTable('', chosen, none(), { language, timeZone: 'Europe/Berlin' }).columns.map(
    ({ label }) => label,
  );
};

test('D-154 a file names the zone of the provider at what goes by its day, for a reader in another one', async () => {
  setProviderTimeZone('Asia/Shanghai');
  assert.deepEqual(await heads('invoices', ['dueOn', 'status', 'daysOverdue']), [
    'Due',
    'Status (China Standard Time)',
    'Days overdue (China Standard Time)',
  ]);
  assert.deepEqual(await heads('shipments', ['reference', 'status']), [
    'Reference',
    'Status',
    'Notes on Status (China Standard Time)',
  ]);
  assert.deepEqual(await heads('invoices', ['status'], 'ja'), ['状態（中国標準時）']);
});

test('D-154 to a reader on whose clocks it is the same time no zone is named', async () => {
  setProviderTimeZone('Europe/Paris');
  assert.deepEqual(await heads('invoices', ['status', 'daysOverdue']), ['Status', 'Days overdue']);
});

test('D-154 a file names the reader’s zone at moments, since whoever it is passed on to may be in another one', async () => {
  assert.deepEqual(await heads('shipments', ['reference', 'nextMilestone']), [
    'Reference',
    'Next milestone (Central European Time)',
    'Notes on Next milestone',
  ]);
});
