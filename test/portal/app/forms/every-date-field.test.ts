import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';

const DRAWS = /<(?:DateInput|DateField|MomentField|LocalTimeField)\b|\bcalendarEditor\b/;
/** The browser's own fields, which write days and times as the device does, not as the page. */
const BROWSERS_OWN = /type="(?:date|time|datetime-local|month|week)"|'datetime-local'/;

const MANY = 'test/portal/app/records/many/many-milestones.browser.test.tsx';

/** Tested where they are, or no field by themselves. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'portal/app/form/date-field.tsx': 'the kit',
  'portal/app/records/milestone/many/many-milestones-dialog.tsx': MANY,
  'portal/app/records/milestone/many/milestones-table.tsx': MANY,
  'shared/ui/date-input/date-input.tsx': 'the kit',
  'shared/ui/grid/date/calendar-editor.tsx': 'the kit',
  'widgets/air-rates/adjust/roll-dialog.tsx': 'test/widgets/air-rates/adjust/roll-dialog.browser.test.tsx',
  'widgets/air-rates/views/use-rate-columns.ts': 'test/shared/ui/grid/dates.browser.test.tsx',
  'widgets/route-subscriptions/rate-sheet/views/day-field.tsx':
    'test/widgets/route-subscriptions/rate-sheet/rate-sheet-form.browser.test.ts',
};

async function filesWith(pattern: RegExp): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob('{portal/app,widgets,shared,demo}/**/*.{ts,tsx}'))
    if (pattern.test(await readFile(file, 'utf8'))) found.push(file);
  return found;
}

test('I18N-03 no field is the browser’s own, which writes days and times in the language of the device', async () => {
  assert.deepEqual(await filesWith(BROWSERS_OWN), []);
});

test('I18N-03 every field of a day is in the list of those that are tested', async () => {
  const list = await readFile(path.join(import.meta.dirname, 'date-fields.tsx'), 'utf8');
  const listed = [...list.matchAll(/(?:stored\(|moments\(|localTimes\(|source: )'([^']+)'/g)].map(
    ([, file = '']) => (file.startsWith('portal/') ? file : `portal/app/${file}`),
  );
  assert.deepEqual((await filesWith(DRAWS)).sort(), [...listed, ...Object.keys(ELSEWHERE)].sort());
});
