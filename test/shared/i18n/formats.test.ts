import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatsOf } from '../../../shared/i18n/formats.ts';
import { LOCALES } from '../../../shared/i18n/locales.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('I18N-03 numbers are written as the language does', () => {
  const written = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      plain(formatsOf(locale).number(1_234_567.5, { minimumFractionDigits: 2 })),
    ]),
  );
  assert.deepEqual(written, {
    en: '1,234,567.50',
    de: '1.234.567,50',
    es: '1.234.567,50',
    fr: '1 234 567,50',
    ja: '1,234,567.50',
    zh: '1,234,567.50',
  });
});

test('I18N-03 days are written as the language does', () => {
  const written = Object.fromEntries(LOCALES.map((locale) => [locale, formatsOf(locale).date('2026-11-03')]));
  assert.deepEqual(written, {
    en: 'Nov 3, 2026',
    de: '03.11.2026',
    es: '3 nov 2026',
    fr: '3 nov. 2026',
    ja: '2026/11/03',
    zh: '2026年11月3日',
  });
});

test('a day without a time is the same day in every time zone', () => {
  const { TZ } = process.env;
  try {
    // Each in a variety of English of its own: formats are made once a language.
    for (const [zone, locale] of [
      ['Pacific/Kiritimati', 'en-US'],
      ['Pacific/Pago_Pago', 'en-PH'],
    ] as const) {
      process.env.TZ = zone;
      assert.equal(formatsOf(locale).date('2026-01-01'), 'Jan 1, 2026', zone);
    }
  } finally {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
});

test('what is no date is an empty text, so that no list fails over one bad value', () => {
  const { date, dateTime } = formatsOf('de');
  for (const bad of ['', 'soon', null, undefined]) assert.equal(date(bad) + dateTime(bad), '');
});

test('words are sorted as the language does, and numbers in them by value', () => {
  const sorted = (locale: string, words: string[]) => [...words].sort(formatsOf(locale).compare);
  assert.deepEqual(sorted('de', ['Zürich', 'Ähren', 'Bremen', 'aachen']), [
    'aachen',
    'Ähren',
    'Bremen',
    'Zürich',
  ]);
  assert.deepEqual(sorted('es', ['oso', 'ñandú', 'nube']), ['nube', 'ñandú', 'oso']);
  assert.deepEqual(sorted('en', ['PO 10', 'PO 9']), ['PO 9', 'PO 10']);
  assert.deepEqual(sorted('zh', ['上海', '北京']), ['北京', '上海']);
});
