import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellText, isEmpty } from '../../../../../portal/app/modules/cell/cell-text.ts';
import type { ModuleDefinition } from '../../../../../portal/app/modules/definition.ts';
import { quotes } from '../../../../../portal/app/modules/definitions/charges.ts';
import { agents } from '../../../../../portal/app/modules/definitions/companies.ts';
import { ports } from '../../../../../portal/app/modules/definitions/places.ts';
import { airRatesReport, rateSearch } from '../../../../../portal/app/modules/definitions/rates.ts';
import { texts } from '../../../../../portal/app/modules/texts/index.ts';
import { formatsOf } from '../../../../../shared/i18n/formats.ts';
import type { Locale } from '../../../../../shared/i18n/locales.ts';
import { texts as tradeTexts } from '../../../../../shared/trade/texts/index.ts';
import { RATE } from '../definitions/shown.ts';

await Promise.all([texts.load('de'), tradeTexts.load('de')]);

/** The text of one cell of a list. */
function cell(list: ModuleDefinition, id: string, locale: Locale, row: object): string {
  const column = list.columns.find((one) => one.id === id)!;
  return cellText(column, row as never, { text: texts.in(locale), formats: formatsOf(locale) });
}

/** The text of a rate's weight levels. */
function levels(locale: Locale, ...values: number[]): string[] {
  const names = ['minimum', 'normal', '100'];
  const row = {
    ...RATE,
    rateLevels: values.map((value, n) => ({ id: n, level: names[n] ?? String(n * 100), value })),
  };
  return [rateSearch, airRatesReport].map(({ columns }) => {
    const column = columns.find(({ id }) => id === 'levels')!;
    return cellText(column, row, { text: texts.in(locale), formats: formatsOf(locale) });
  });
}

test('MOD-12 MOD-18 rates are written as the language writes numbers, apart from each other, the same in list and report', () => {
  for (const [locale, written] of [
    ['en', 'M 1,250.00 · N 3.20 · +100 2.85'],
    ['de', 'M 1.250,00 · N 3,20 · +100 2,85'],
  ] as const)
    assert.deepEqual(levels(locale, 1250, 3.2, 2.85), [written, written]);
});

test('MOD-12 a rate is written as exactly as the server stores it', () => {
  assert.equal(levels('en', 1.005, 2.0075)[0], 'M 1.005 · N 2.0075');
});

test('an unknown status is written as the server sends it, whatever word it is', () => {
  const column = { id: 'status', kind: 'status', value: ({ status }: { status: string }) => status };
  const written = (status: string) =>
    cellText(column as never, { status } as never, { text: texts.in('en'), formats: formatsOf('en') });
  assert.equal(written('In Transit'), 'In transit');
  for (const word of ['Derailed', 'constructor', '__proto__']) assert.equal(written(word), word);
});

test('MOD-12 a rate without levels is an empty cell', () => {
  const column = airRatesReport.columns.find(({ id }) => id === 'levels')!;
  assert.equal(isEmpty(column, { ...RATE, rateLevels: [] } as never), true);
  assert.equal(isEmpty(column, RATE as never), false);
});

test('D-115 modes and container types are words of the language, and codes stay codes', () => {
  const german = (mode: string, container_type: string) =>
    ['mode', 'container_type'].map((id) => cell(quotes, id, 'de', { mode, container_type }));
  assert.deepEqual(german('Air', 'Loose'), ['Luftfracht', 'Lose Fracht']);
  assert.deepEqual(german('Ocean', 'FCL'), ['Seefracht', 'FCL']);
  assert.deepEqual(german('Hyperloop', 'constructor'), ['Hyperloop', 'constructor']);
  assert.equal(cell(quotes, 'container_type', 'en', { container_type: 'Loose' }), 'Loose');
});

test('D-115 countries are named in the language, however the server writes them, and an unknown one as it is', () => {
  const written = (locale: Locale, country: string, code: string | null) =>
    [ports, agents].map((list) => cell(list, 'country', locale, { country, inCountry: code && { code } }));
  const both = (name: string) => [name, name];
  assert.deepEqual(written('de', 'Turkey', 'TR'), both('Türkei'));
  assert.deepEqual(written('ja', 'Vietnam', 'VN'), both('ベトナム'));
  assert.deepEqual(written('en', 'Turkey', 'TR'), both('Turkey'));
  for (const code of ['XP', '', 'Mars', null])
    assert.deepEqual(written('de', 'Atlantis', code), both('Atlantis'));
});
