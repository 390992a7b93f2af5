import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';

const DRAWS = /<(?:DateInput|DateField)\b|\bcalendarEditor\b|type="(?:date|datetime-local)"/;

const MOMENT = 'a moment, which the browser’s own field reads';
const LOCAL_TIME = 'a time on the clocks of an airport, which the browser’s own field reads';

/** Tested where they are, or no field by themselves. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'portal/app/form/date-field.tsx': 'the kit',
  'portal/app/records/milestone/many/many-milestones-dialog.tsx': MOMENT,
  'portal/app/records/milestone/many/milestones-table.tsx': MOMENT,
  'portal/app/records/milestone/time-field.tsx': MOMENT,
  'portal/app/schedules/flight-dialog.tsx': LOCAL_TIME,
  'shared/ui/date-input/date-input.tsx': 'the kit',
  'shared/ui/grid/date/calendar-editor.tsx': 'the kit',
  'widgets/air-rates/adjust/roll-dialog.tsx': 'test/widgets/air-rates/adjust/roll-dialog.browser.test.tsx',
  'widgets/air-rates/views/use-rate-columns.ts': 'test/shared/ui/grid/dates.browser.test.tsx',
  'widgets/route-subscriptions/rate-sheet/views/day-field.tsx':
    'test/widgets/route-subscriptions/rate-sheet/rate-sheet-form.browser.test.ts',
};

async function drawn(): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob('{portal/app,widgets,shared}/**/*.{ts,tsx}'))
    if (DRAWS.test(await readFile(file, 'utf8'))) found.push(file);
  return found;
}

test('I18N-03 every field of a day is in the list of those that are tested', async () => {
  const list = await readFile(path.join(import.meta.dirname, 'date-fields.tsx'), 'utf8');
  const listed = [...list.matchAll(/(?:stored\(|source: )'([^']+)'/g)].map(([, file = '']) =>
    file.startsWith('portal/') ? file : `portal/app/${file}`,
  );
  assert.deepEqual((await drawn()).sort(), [...listed, ...Object.keys(ELSEWHERE)].sort());
});
