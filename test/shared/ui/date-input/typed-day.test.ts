import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { texts as searchTexts } from '../../../../portal/app/rate-search/texts/index.ts';
import { formatsOf } from '../../../../shared/i18n/formats.ts';
import { LOCALES } from '../../../../shared/i18n/locales.ts';
import { normalizedDate, typedDay } from '../../../../shared/ui/grid/date/date-cell.ts';
import { texts } from '../../../../shared/ui/grid/date/texts/index.ts';

/** Written with two digits, a year is of this century. */
const days = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2099, 11, 31) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
const locales = fc.constantFrom(...LOCALES);

describe('a day that is typed in a field', () => {
  it('I18N-03 means the same day when it is typed, or pasted into a table, as the pages write it', () => {
    fc.assert(
      fc.property(days, locales, (day, locale) => {
        const written = formatsOf(locale).date(day);
        assert.equal(typedDay(written, locale), day);
        assert.equal(normalizedDate(written, locale), day);
        assert.equal(typedDay(day, locale), day);
      }),
    );
  });

  it('I18N-03 means the same day in numbers, in the order of the language', () => {
    const isShort = fc.boolean();
    fc.assert(
      fc.property(days, locales, isShort, (day, locale, isShortYear) => {
        const numbers = new Intl.DateTimeFormat(locale, {
          timeZone: 'UTC',
          day: '2-digit',
          month: '2-digit',
          // With two digits, a year in front can't be told from a day, and one from 70 on not from one of the last century.
          year: isShortYear && day < '2070' && !['ja', 'zh'].includes(locale) ? '2-digit' : 'numeric',
        });
        assert.equal(typedDay(numbers.format(Date.parse(day)), locale), day);
      }),
    );
  });

  it('I18N-03 follows the language where day and month could be either way round', () => {
    const read = Object.fromEntries(LOCALES.map((locale) => [locale, typedDay('03/04/2026', locale)]));
    const [march, april] = ['2026-03-04', '2026-04-03'];
    assert.deepEqual(read, { en: march, de: april, es: april, fr: april, ja: march, zh: march });
  });

  it('stays as it was typed where it is no day', () => {
    assert.deepEqual(
      ['31 Feb 2026', 'soon', '28 Nov', ''].map((text) => typedDay(text, 'en')),
      ['31 Feb 2026', 'soon', '28 Nov', ''],
    );
  });

  for (const locale of LOCALES)
    it(`I18N-03 what is wrong says in which form the pages write it, in ${locale}`, async () => {
      const example = formatsOf(locale).date('2026-12-31');
      const [inCell, inSearch] = [await texts.load(locale), await searchTexts.load(locale)];
      for (const message of [
        inCell('date.unreadable'),
        inCell('date.ambiguous'),
        inSearch('rateSearch.problem.day'),
      ])
        assert.ok(message.includes(example) && message.includes('2026-12-31'), message);
    });
});
