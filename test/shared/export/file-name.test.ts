import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportFileName } from '../../../shared/export/file-name.ts';

const DAY = new Date(2026, 2, 5, 23, 30);

test('an exported file is named by its record, what of it, and the day', () => {
  assert.equal(
    exportFileName(['QT-3001', 'freight_charges'], DAY, 'xlsx'),
    'QT-3001_freight_charges_2026-03-05.xlsx',
  );
});

test('signs that a file system refuses are replaced, letters of any script are kept', () => {
  assert.equal(exportFileName(['..A/B:"C"', '運賃\u202E x'], DAY, 'csv'), 'A-B-C-_運賃- x_2026-03-05.csv');
});

test('missing parts leave no gap, and a long reference is cut', () => {
  assert.equal(exportFileName(['', 'rail_charges'], DAY, 'csv'), 'rail_charges_2026-03-05.csv');
  assert.equal(exportFileName(['x'.repeat(500)], DAY, 'csv').length, 120 + '_2026-03-05.csv'.length);
});
