import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';

const APP = path.resolve('portal/app');
const LISTS = ['records.tsx', 'money.tsx', 'companies.tsx', 'accounts.tsx', 'schedules.tsx'];

/** What a form saves a stored record by, whoever names its revision. */
const SAVES =
  /^import (?!type\b)[^;]* from '[^']*\/(form-dialog|entry-dialog|row-removal-dialog|use-record-save|use-row-save|use-departure-form|use-quote-save|use-delivery-save|use-save)\.tsx?'/m;

/** They save nothing by themselves, or are tested elsewhere. */
const NO_FORMS: Readonly<Record<string, string>> = {
  'admin/companies/company-drawer.tsx': 'it is around company-form.tsx',
  'booking-request/template-dialog.tsx': 'its name says which one it replaces; booking-templates.test.ts',
  'booking-request/template-removal-dialog.tsx': 'who finds it gone is done; booking-templates.test.ts',
  'quote-request/quote-request-form.tsx': 'it makes a quote, and changes none; a page with tests of its own',
  'invoices/entry/invoice-form.tsx': 'a page that keeps its entries on the device, with tests of its own',
};

/** The kit that forms are made of. */
const KIT = [
  ...['form/', 'records/conflict/', 'records/quote/use-quote-save.ts'],
  'modules/record/row-removal-dialog.tsx',
];

async function formsOfPortal(): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob('**/*.tsx', { cwd: APP })) {
    const source = await readFile(path.join(APP, file), 'utf8');
    const isKit = KIT.some((part) => file.startsWith(part));
    if (!isKit && SAVES.test(source) && /\brevision\b|useRecordSave|useDeliverySave/.test(source))
      found.push(file);
  }
  return found;
}

async function listedForms(): Promise<Set<string>> {
  const texts = await Promise.all(
    LISTS.map((list) => readFile(path.join(import.meta.dirname, list), 'utf8')),
  );
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/source: '([^']+)'/g)].map((match) => match[1] as string)),
  );
}

test('D-151 every form of a stored record is in the list that is tested with two people', async () => {
  const [forms, listed] = await Promise.all([formsOfPortal(), listedForms()]);
  assert.ok(forms.length > 15, 'the forms are found');
  const missing = forms.filter((form) => !listed.has(form) && !(form in NO_FORMS));
  assert.deepEqual(missing, [], 'a form that test/portal/app/forms does not list');
});

test('D-151 the list names forms that there are', async () => {
  const forms = await formsOfPortal();
  for (const form of [...(await listedForms()), ...Object.keys(NO_FORMS)])
    assert.ok(forms.includes(form), `${form} saves no stored record any more`);
});

/** Forms of their own make, none of whose fields looks for what is typed; any other form is a `Form`, or has the context of one. */
const WITHOUT_SEARCH: Readonly<Record<string, string>> = {
  'portal/app/modules/views/save-view.tsx': 'the name of a view',
  'shared/list/search-form.tsx': 'the text of a search',
  'widgets/entity-switcher/entity-switcher.tsx': 'its button is disabled until a company is chosen (ENT-11)',
  'widgets/route-subscriptions/rate-sheet/rate-sheet-form.tsx': 'days and percentages',
  'widgets/air-rates/views/level-dialog.tsx': 'a weight',
  'widgets/air-rates/adjust/roll-dialog.tsx': 'days',
  'widgets/air-rates/adjust/adjust-dialog.tsx': 'an amount',
};

test('D-123 every form waits for the fields that still look for what was typed', async () => {
  const forms: string[] = [];
  const waiting: string[] = [];
  for await (const file of glob('{portal/app,shared,widgets}/**/*.tsx')) {
    const source = await readFile(file, 'utf8');
    if (!/<form\b/.test(source)) continue;
    (source.includes('PendingFieldsContext') ? waiting : forms).push(file);
  }
  assert.ok(waiting.includes('portal/app/form/form.tsx'), 'the forms are found');
  assert.deepEqual(forms.sort(), Object.keys(WITHOUT_SEARCH).sort());
});

test('D-31 every dialog into which something is typed is made of the kit, which asks before that is lost', async () => {
  const typed: string[] = [];
  for await (const file of glob('portal/app/**/*.tsx')) {
    const source = await readFile(file, 'utf8');
    const takesText =
      /<(?:TextField|TextAreaField|NumberField|AmountField|DateField|SelectField|Combobox|TextInput|textarea)\b/;
    if (/<Dialog\b/.test(source) && takesText.test(source)) typed.push(file);
  }
  assert.deepEqual(typed, []);
});
