import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type DateOrder, dateOrderIn, readDate } from '../../../shared/trade/date-text.ts';

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
    assert.deepEqual(all(['1.º de marzo de 2026', '1º marzo 2026', '1.o mar 2026'], 'es'), [
      '2026-03-01',
      '2026-03-01',
      '2026-03-01',
    ]);
    assert.deepEqual(all(['2026年3月15日', '2026。3。15'], 'ja'), ['2026-03-15', '2026-03-15']);
  });

  it('has a short year before 年 where that counts from no era', () => {
    assert.deepEqual(all(['26年3月15日', '２６年３月１５日'], 'zh'), ['2026-03-15', '2026-03-15']);
    assert.deepEqual(all(['26年3月15日'], 'ja'), ['unreadable']);
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
      'Nov 15, 2026typed',
      'x15 Nov 2026',
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

  it('AIR-37 is read as spreadsheets and airlines shorten it', () => {
    const texts = [
      '31MAR27',
      '31-Mar-27',
      '31mar2027',
      '2027MAR31',
      '31 MAR 27',
      "Mar 31 '27",
      '31-MAR-2027',
    ];
    assert.deepEqual(
      all(texts),
      texts.map(() => '2027-03-31'),
    );
    assert.deepEqual(all(['15. Mrz 2026', '15-Mrz-26', '15. Jän. 2026'], 'de'), [
      '2026-03-15',
      '2026-03-15',
      '2026-01-15',
    ]);
    assert.deepEqual(all(['15-sep-26', '1º de marzo de 2026'], 'es'), ['2026-09-15', '2026-03-01']);
    assert.deepEqual(all(['1er mars 2026', '15-févr-26'], 'fr'), ['2026-03-01', '2026-02-15']);
  });

  it('is read with the names of the months in every language, since a file may come from anybody', () => {
    assert.deepEqual(
      ['en', 'de', 'es', 'fr', 'ja', 'zh'].map((locale) =>
        all(['15. März 2026', 'mar. 14 avril 2026', 'mar, 15 de diciembre de 2026', 'Mar 15, 2026'], locale),
      ),
      Array.from({ length: 6 }, () => ['2026-03-15', '2026-04-14', '2026-12-15', '2026-03-15']),
    );
  });

  it('is read with whatever dash stands between its numbers', () => {
    assert.deepEqual(all(['15‑03‑2026', '15–03–2026', '2026−03−15', '15—MAR—2026']), [
      ...['2026-03-15', '2026-03-15', '2026-03-15', '2026-03-15'],
    ]);
  });

  it('AIR-37 has a day of the week, which is never taken for a month', () => {
    assert.deepEqual(all(['mar. 15 mars 2026', 'mar. 14 avril 2026', 'mardi 15/12/2026'], 'fr'), [
      '2026-03-15',
      '2026-04-14',
      '2026-12-15',
    ]);
    assert.deepEqual(all(['domingo, 15 de marzo de 2026', 'mar, 14 abr 2026', 'mar 15 de 2026'], 'es'), [
      '2026-03-15',
      '2026-04-14',
      '2026-03-15',
    ]);
    assert.deepEqual(all(['15 Mar 2026 (Sun)', 'Sun, 15-Mar-2026', '2026-03-15, Sunday']), [
      '2026-03-15',
      '2026-03-15',
      '2026-03-15',
    ]);
    assert.deepEqual(all(['2026年3月15日日曜日', '2026年3月15日(日)', '２０２６年３月１５日（日）'], 'ja'), [
      '2026-03-15',
      '2026-03-15',
      '2026-03-15',
    ]);
  });

  it('AIR-37 is read by the years of the Japanese eras, each as long as it lasted', () => {
    const texts = [
      '令和8年3月15日',
      '令和元年5月1日',
      '平成31年4月30日',
      'R8/3/15',
      'R8.3.15',
      '令和1年4月30日',
      '平成32年1月1日',
    ];
    assert.deepEqual(all(texts, 'ja'), [
      '2026-03-15',
      '2019-05-01',
      '2019-04-30',
      '2026-03-15',
      '2026-03-15',
      'unreadable',
      'unreadable',
    ]);
  });

  it('AIR-37 begins with two digits of a year where the language or the list writes them there', () => {
    for (const locale of ['ja', 'zh', 'ko'])
      assert.deepEqual(all(['27/03/31', '27-3-5', '26/12/01', '27/02/29'], locale), [
        '2027-03-31',
        '2027-03-05',
        '2026-12-01',
        'unreadable',
      ]);
    assert.deepEqual(all(['01/03/26', '27.03.31'], 'ja'), ['ambiguous', 'ambiguous']);
    assert.deepEqual(
      [read('27/03/31', 'en', 'yearFirst'), read('27/03/31', 'ja', 'dayFirst')],
      ['2027-03-31', '2031-03-27'],
    );
  });

  it('is not guessed where two digits of a year may be of either century', () => {
    const texts = ['15-Mar-99', '15.03.99', '3/15/70', '15 Mar 85'];
    assert.deepEqual(
      all(texts),
      texts.map(() => 'unreadable'),
    );
    assert.deepEqual(all(['15-Mar-69', '0026-03-15']), ['2069-03-15', 'unreadable']);
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

  it('AIR-37 is read as itself in every style of the language that wrote it, or refused', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    const locale = fc.constantFrom('en', 'de', 'es', 'fr', 'ja', 'zh');
    const dateStyle = fc.constantFrom('short' as const, 'medium' as const, 'long' as const, 'full' as const);
    fc.assert(
      fc.property(day, locale, dateStyle, (date, language, style) => {
        const iso = date.toISOString().slice(0, 10);
        const text = new Intl.DateTimeFormat(language, { dateStyle: style, timeZone: 'UTC' }).format(date);
        assert.ok([iso, 'ambiguous', 'unreadable'].includes(read(text, language)), text);
        const isShort = style === 'short' && iso >= '2070';
        const typed = read(text, language, dateOrderIn(language));
        assert.ok(typed === iso || (isShort && typed === 'unreadable'), `${text} is ${typed}`);
      }),
      { numRuns: 1000 },
    );
  });

  it('is never a day that there is not', () => {
    const number = fc.integer({ min: 1, max: 40 }).map((one) => String(one).padStart(2, '0'));
    const order = fc.constantFrom(
      undefined,
      'dayFirst' as const,
      'monthFirst' as const,
      'yearFirst' as const,
    );
    fc.assert(
      fc.property(
        fc.tuple(number, number, number),
        order,
        fc.constantFrom('en', 'de', 'ja'),
        (parts, rule, locale) => {
          const reading = read(parts.join('/'), locale, rule);
          if (!/^\d/.test(reading)) return;
          // Whatever the order: it has these numbers and no others.
          assert.deepEqual(reading.slice(2).split('-').sort(), [...parts].sort());
        },
      ),
    );
  });
});
