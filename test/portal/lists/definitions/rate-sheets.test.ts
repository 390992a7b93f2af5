import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts } from '../../../../portal/app/rate-sheets/texts/index.ts';
import { rateSheets } from '../../../../portal/lists/definitions/rate-sheets.ts';
import { listedSheet, sheetAnswer } from '../../../helpers/rate-sheet-answers.ts';

test('MOD-11 a sheet that a newer version has replaced says so below its state', () => {
  const note = rateSheets.columns.find(({ id }) => id === 'state')?.note;
  const said = (changes: Parameters<typeof sheetAnswer>[0]) => {
    const text = note?.(listedSheet(sheetAnswer(changes)) as never);
    return text && texts.in('en')(text);
  };
  assert.equal(said({ replacedBy: { id: 78, version: 3 } }), 'Replaced by version 3');
  assert.equal(said({}), undefined);
});
