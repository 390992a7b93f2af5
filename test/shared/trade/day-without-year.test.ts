import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayWithoutYear } from '../../../shared/trade/day-without-year.ts';

const TODAY = '2026-11-30';

for (const [locale, text, day] of [
  ['en', '15 Dec', '2026-12-15'],
  ['en', 'Dec 15th', '2026-12-15'],
  ['en', '12/15', '2026-12-15'],
  ['en', '03/04', '2027-03-04'],
  ['de', '15.12.', '2026-12-15'],
  ['de', '3.4.', '2027-04-03'],
  ['de', '15. Oktober', '2026-10-15'],
  ['fr', '15 déc.', '2026-12-15'],
  ['es', '15/12', '2026-12-15'],
  ['ja', '12月15日', '2026-12-15'],
  ['zh', '１２／１５', '2026-12-15'],
] as const)
  test(`I18N-03 D-113 "${text}" may be the day near today in ${locale}`, () =>
    assert.equal(dayWithoutYear(text, locale, TODAY), day));

for (const text of ['', 'soon', '31 Feb', '15', 'Dec', '15 Dec 2026', '99/99', 'week 12 of Dec', '29 Feb'])
  test(`I18N-03 "${text}" is no day without a year`, () =>
    assert.equal(dayWithoutYear(text, 'en', TODAY), undefined));
