import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type DateOrder, readDate } from '../../../shared/trade/date-text.ts';

const read = (text: string, locale = 'en', order?: DateOrder) => {
  const reading = readDate(text, locale, order);
  return 'value' in reading ? reading.value : reading.error;
};
const all = (texts: readonly string[], locale = 'en') => texts.map((text) => read(text, locale));

describe('a date as it is typed or pasted', () => {
  it('AIR-37 is read in every form that can mean one day only', () => {
    const texts = [
      '2026-03-15',
      '2026/3/15',
      '2026.03.15',
      '20260315',
      ' 15 Mar 2026 ',
      '15-Mar-26',
      '15. March 2026',
      'March 15, 2026',
      'Mar 15th, 2026',
      'Sunday, March 15, 2026',
      'Sun 15 Mar 2026',
      '15.03.2026',
      '15.3.26',
      '15/03/2026',
      '3/15/2026',
      '15-03-2026',
      '15 03 2026',
      '2026 Mar 15',
      '2026-03-15 00:00:00',
      '2026-03-15T00:00:00.000Z',
      '3/15/2026 0:00',
      '２０２６－０３－１５',
    ];
    assert.deepEqual(
      all(texts),
      texts.map(() => '2026-03-15'),
    );
  });

  it('is read with the names of the months in the language of the user', () => {
    assert.deepEqual(all(['15. März 2026', '1. Dez. 2026', '15 Mar 2026'], 'de'), [
      '2026-03-15',
      '2026-12-01',
      '2026-03-15',
    ]);
    assert.deepEqual(all(['15 mars 2026', '15 août 2026', '15 févr. 2026'], 'fr'), [
      '2026-03-15',
      '2026-08-15',
      '2026-02-15',
    ]);
    assert.deepEqual(all(['15 de marzo de 2026', '15 ene 2026'], 'es'), ['2026-03-15', '2026-01-15']);
    assert.deepEqual(all(['2026年3月15日'], 'ja'), ['2026-03-15']);
  });

  it('is ambiguous where day and month could be either, unless a rule says which comes first', () => {
    assert.deepEqual(all(['03/04/2026', '3-4-26', '12 11 2026']), ['ambiguous', 'ambiguous', 'ambiguous']);
    assert.deepEqual(
      [read('03/04/2026', 'en', 'dayFirst'), read('03/04/2026', 'en', 'monthFirst')],
      ['2026-04-03', '2026-03-04'],
    );
    assert.deepEqual(all(['03.04.2026', '04/04/2026']), ['2026-04-03', '2026-04-04']);
  });

  it('is unreadable where no such day exists, and blank where nothing stands', () => {
    const texts = [
      '2026-02-30',
      '31.04.2026',
      '13/13/2026',
      '15 Foo 2026',
      'tomorrow',
      '2026',
      '15 Mar',
      '1/2/3',
    ];
    assert.deepEqual(
      all(texts),
      texts.map(() => 'unreadable'),
    );
    assert.deepEqual(all(['', '  ']), ['blank', 'blank']);
    assert.deepEqual(all(['2024-02-29', '2026-02-29']), ['2024-02-29', 'unreadable']);
  });

  it('is itself once it was read, whatever language and rule there is', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    const locale = fc.constantFrom('en', 'de', 'es', 'fr', 'ja', 'zh');
    const order = fc.constantFrom(undefined, 'dayFirst' as const, 'monthFirst' as const);
    fc.assert(
      fc.property(day, locale, order, (date, language, rule) => {
        const iso = date.toISOString().slice(0, 10);
        assert.equal(read(iso, language, rule), iso);
        const words = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
        assert.equal(read(words.format(date), language, rule), iso);
      }),
    );
  });
});
