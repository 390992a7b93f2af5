import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsWriter } from '../../../shared/draft/draft-format.ts';
import { withToJson } from '../../helpers/with-to-json.ts';

interface Row {
  key: string;
  text: string;
}

test('A draft costs what the rows cost that changed since the last one', () => {
  const asked: string[] = [];
  const write = rowsWriter(({ key, text }: Row) => {
    asked.push(key);
    return { text };
  });
  const rows: Row[] = Array.from({ length: 1000 }, (_, n) => ({ key: `row ${n}`, text: `text "${n}"` }));
  assert.deepEqual(
    JSON.parse(write(rows)),
    rows.map(({ text }) => ({ text })),
  );
  asked.length = 0;
  const changed = rows.with(7, { key: 'row 7', text: 'other' });
  assert.deepEqual(JSON.parse(write(changed))[7], { text: 'other' });
  assert.deepEqual(asked, ['row 7']);
});

test('a draft that was stored on a page whose arrays have a toJSON is read like any other', () => {
  const write = rowsWriter((row: { weight: number[] }) => row);
  const rows = [{ weight: [45, 100] }, { weight: [] }];
  withToJson(Array.prototype, () => assert.deepEqual(JSON.parse(write(rows)), rows));
});
