import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';

const ROOT = path.resolve('.');
const APP = path.join(ROOT, 'portal/app');

/** What reads a number, and what is around it. */
const KIT = ['form/number-field.tsx', 'invoices/entry/amount-field.tsx'];
const READS = /<(?:NumberField|AmountField|NumberInput)\b/;
/** A keyboard of digits, and the browser's own field, which takes no decimal sign but one. */
const ASKS_DIGITS = /\binputMode=|type="number"/;
const NO_NUMBERS: Readonly<Record<string, string>> = {
  'auth/forgot-password/otp-step.tsx': 'a code, whose zeros in front count',
};

async function filesWith(pattern: RegExp): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob('**/*.tsx', { cwd: APP }))
    if (pattern.test(await readFile(path.join(APP, file), 'utf8'))) found.push(file);
  return found;
}

test('D-148 every field for a number reads it as all do', async () => {
  // The axis of a chart is no field.
  const own = (await filesWith(ASKS_DIGITS)).filter((file) => !file.startsWith('reports/charts/'));
  assert.deepEqual(own, Object.keys(NO_NUMBERS), 'a field beside the NumberField');
});

test('D-148 every form with such a field is in the list that is walked in three languages', async () => {
  const list = await readFile(path.join(import.meta.dirname, 'number-fields.tsx'), 'utf8');
  const listed = [...list.matchAll(/sources: \[([^\]]+)\]/g)].flatMap(([, files]) =>
    [...files!.matchAll(/'([^']+)'/g)].map(([, file]) => file!),
  );
  const forms = (await filesWith(READS)).filter((file) => !KIT.includes(file));
  assert.deepEqual(listed.sort(), forms.sort());
});
