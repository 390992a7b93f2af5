import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellText, isEmpty } from '../../../../portal/lists/cell/cell-text.ts';
import type { ModuleDefinition } from '../../../../portal/lists/definition.ts';
import { quotes } from '../../../../portal/lists/definitions/charges.ts';
import { agents } from '../../../../portal/lists/definitions/companies.ts';
import { flights } from '../../../../portal/lists/definitions/flights.ts';
import { ports } from '../../../../portal/lists/definitions/places.ts';
import { airRatesReport, rateSearch } from '../../../../portal/lists/definitions/rates.ts';
import { texts } from '../../../../portal/lists/texts/index.ts';
import { formatsOf } from '../../../../shared/i18n/formats.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { texts as tradeTexts } from '../../../../shared/trade/texts/index.ts';
import { RATE } from '../definitions/shown.ts';

await Promise.all([texts.load('de'), tradeTexts.load('de')]);

/** The text of one cell of a list. */
function cell(list: ModuleDefinition, id: string, locale: Locale, row: object): string {
  const column = list.columns.find((one) => one.id === id)!;
  const written = cellText(column, row as never, { text: texts.in(locale), formats: formatsOf(locale) });
  return written.replaceAll('\u00a0', ' ');
}

/** A rate's minimum and prices per kilogram, as the list and the report write them. */
const prices = (locale: Locale, row: object) =>
  [rateSearch, airRatesReport].map((list) => [
    cell(list, 'minimum', locale, row),
    cell(list, 'levels', locale, row),
  ]);

const rate = (...values: number[]) => ({
  ...RATE,
  rateLevels: values.map((value, n) => ({ id: n, level: ['minimum', 'normal', '100'][n]!, value })),
});

test('MOD-12 MOD-18 each price of a rate has its currency, written as the language writes amounts, in list and report', () => {
  for (const [locale, written] of [
    ['en', ['USD 1,250.00', 'N USD 3.20 · +100 USD 2.85']],
    ['de', ['1.250,00 USD', 'N 3,20 USD · +100 2,85 USD']],
  ] as const)
    assert.deepEqual(prices(locale, rate(1250, 3.2, 2.85)), [written, written]);
});

test('MOD-12 a rate is written as exactly as the server stores it', () => {
  assert.deepEqual(prices('en', rate(80, 1.005, 2.0075))[0], ['USD 80.00', 'N USD 1.005 · +100 USD 2.0075']);
});

test('MOD-12 MOD-18 a transit time is one day, days, or from and to how many', () => {
  const transit = (
    locale: Locale,
    transitTimeText: string | null,
    minTransitTime: number | null = null,
    maxTransitTime = minTransitTime,
  ) => cell(rateSearch, 'transit', locale, { ...RATE, transitTimeText, minTransitTime, maxTransitTime });
  assert.deepEqual(
    ['1', '5-5', '5-7', '2.5 − 4', ' 3 – 3 ', 'daily, 2-3'].map((text) => transit('en', text)),
    ['1 day', '5 days', '5–7 days', '2.5–4 days', '3 days', 'daily, 2-3'],
  );
  assert.deepEqual(
    [transit('en', null, 5, 7), transit('en', null, 5), transit('en', '', null)],
    ['5–7 days', '5 days', ''],
  );
  assert.deepEqual(
    ['1', '5-7'].map((text) => transit('de', text)),
    ['1 Tag', '5–7 Tage'],
  );
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

test('MOD-14 a time on the clocks of an airport is shown as it is, whatever the reader’s own', () => {
  const row = { departsAt: '2026-01-05T23:55', transitMinutes: 935 };
  assert.equal(cell(flights, 'departsAt', 'en', row), 'Jan 5, 2026 23:55');
  assert.equal(cell(flights, 'departsAt', 'de', row), '05.01.2026 23:55');
});

test('MOD-14 a flight takes hours and minutes, and is direct or over another airport', () => {
  const row = { transitMinutes: 935, viaAirport: { id: 3, code: 'FRA' } };
  assert.deepEqual(
    (['en', 'de'] as const).map((locale) => [
      cell(flights, 'transit', locale, row),
      cell(flights, 'routing', locale, row),
    ]),
    [
      ['15 h 35 min · via FRA', 'via FRA'],
      ['15 Std. 35 Min. · über FRA', 'über FRA'],
    ],
  );
  assert.equal(cell(flights, 'routing', 'en', { ...row, viaAirport: null }), 'Direct');
});
