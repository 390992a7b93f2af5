import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { LOCAL_TIME, MOMENT, TIME_OF_DAY } from '../../../portal/app/form/moment-kinds.ts';
import { texts } from '../../../portal/app/form/texts/index.ts';
import { formatsOf } from '../../../shared/i18n/formats.ts';
import { LOCALES } from '../../../shared/i18n/locales.ts';
import { readMoment, readTimeOfDay } from '../../../shared/trade/moment-text.ts';

const minutes = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2099, 11, 31) / 60_000 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(0, 16));
const locales = fc.constantFrom(...LOCALES);

describe('a day with its time, as it is typed', () => {
  it('I18N-03 means the same when it is typed as the pages write it, in any language', () => {
    fc.assert(
      fc.property(minutes, locales, (minute, locale) => {
        const { localDateTime } = formatsOf(locale);
        assert.deepEqual(readMoment(localDateTime(minute), locale), { value: minute });
        assert.deepEqual(readMoment(minute, locale), { value: minute });
        for (const { read, show } of [MOMENT, LOCAL_TIME])
          assert.equal(read(show(minute, locale), locale), minute);
        assert.equal(TIME_OF_DAY.read(minute.slice(11), locale), minute.slice(11));
      }),
    );
  });

  for (const [locale, text, value] of [
    ['de', '2.12.2026 14:30', '2026-12-02T14:30'],
    ['de', '02.12.2026, 14:30 Uhr', '2026-12-02T14:30'],
    ['de', '2. Dezember 2026 um 9:05', '2026-12-02T09:05'],
    ['en', '12/2/2026 2:30 pm', '2026-12-02T14:30'],
    ['en', '2 Dec 2026 2 PM', '2026-12-02T14:00'],
    ['en', 'Dec 2, 2026 at 12:15 a.m.', '2026-12-02T00:15'],
    ['en', '2026-12-02 14:30:59', '2026-12-02T14:30'],
    ['fr', '2 déc. 2026 à 14h30', '2026-12-02T14:30'],
    ['fr', '02/12/2026 14 h', '2026-12-02T14:00'],
    ['es', '2/12/2026 2:30 p. m.', '2026-12-02T14:30'],
    ['ja', '2026年12月2日14時30分', '2026-12-02T14:30'],
    ['zh', '２０２６年１２月２日 １４：３０', '2026-12-02T14:30'],
  ] as const)
    it(`I18N-03 "${text}" is read`, () => assert.deepEqual(readMoment(text, locale), { value }));

  for (const [text, error] of [
    ['', 'blank'],
    ['Dec 2, 2026', 'noTime'],
    ['2026-12-02', 'noTime'],
    ['14:30', 'unreadable'],
    ['soon 14:30', 'unreadable'],
    ['Feb 30, 2026 14:30', 'unreadable'],
    ['Dec 2, 2026 25:00', 'unreadable'],
    ['Dec 2, 2026 12:60', 'unreadable'],
    ['Dec 2, 2026 13 PM', 'unreadable'],
  ] as const)
    it(`"${text}" is no moment: ${error}`, () => assert.deepEqual(readMoment(text, 'en'), { error }));

  it('I18N-03 a time of the day is read with minutes, with a half of the day, or in four digits, never a number alone', () => {
    const read = (typed: readonly string[]) => typed.map(readTimeOfDay);
    assert.deepEqual(read(['8:05', '0805', '8 am', '8h05', '08:05 Uhr']), [
      ...['08:05', '08:05', '08:00', '08:05', '08:05'],
    ]);
    assert.deepEqual(read(['8', '80', '2460', 'noon', '1 Dec 8:00']), Array(5).fill(undefined));
  });

  for (const [text, value] of [
    ['14:30', '2026-12-02T14:30'],
    ['15 Dec 14:30', '2026-12-02T14:30'],
    ['tomorrow at 2:30 PM', '2026-12-02T14:30'],
    ['１４：３０', '2026-12-02T14:30'],
    ['2026-12-15T14:30', '2026-12-02T14:30'],
    ['15 Dec', 'Dec 2, 2026 '],
    ['', 'Dec 2, 2026 '],
  ] as const)
    it(`I18N-03 a day from the calendar keeps the time of "${text}", and waits for one where there is none`, () => {
      for (const { day } of [MOMENT, LOCAL_TIME]) assert.equal(day?.put('2026-12-02', text, 'en'), value);
    });

  for (const locale of LOCALES)
    it(`I18N-03 what is wrong says in which form the pages write it, in ${locale}`, async () => {
      const text = await texts.load(locale);
      const { localDateTime } = formatsOf(locale);
      const plain = (words: string) => words.replaceAll('\u202f', ' ');
      for (const id of ['form.moment.unreadable', 'form.moment.noTime'] as const)
        assert.ok(text(id).includes(plain(localDateTime('2026-12-31T14:30'))), text(id));
      assert.ok(text('form.time.unreadable').includes('14:30'));
    });
});
