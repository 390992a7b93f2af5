import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { LOCALES } from '../../../shared/i18n/locales.ts';
import {
  fitsAmount,
  formatAmount,
  localAmount,
  parseAmount,
  parseMoney,
} from '../../../shared/trade/amount.ts';
import { decimals, halfCents } from './decimals.ts';
import { cents, exact, written } from './exact.ts';

/** What the text means in a language: its value, or why it is none. */
const meaning = (text: string, locale = 'en') => {
  const parsed = parseAmount(text, locale);
  return 'value' in parsed ? parsed.value : parsed.error;
};

const same = (texts: Record<string, string>, locales: readonly string[] = LOCALES) => {
  for (const [text, value] of Object.entries(texts)) {
    for (const locale of locales) assert.equal(meaning(text, locale), value, `"${text}" in ${locale}`);
  }
};

describe('CHG-29 an amount as typed', () => {
  test('is understood in every language, with either decimal mark', () => {
    same({
      '12': '12',
      '12.5': '12.5',
      '12,5': '12.5',
      '12,50': '12.5',
      '0.125': '0.125',
      '0,125': '0.125',
      '1234.567': '1234.567',
      '1234,567': '1234.567',
      '.5': '0.5',
      ',5': '0.5',
      '5.': '5',
      '007': '7',
      '0': '0',
      '0.00': '0',
      '  42\t': '42',
      '\u00a042\u00a0': '42',
    });
  });

  test('D-77 may have a sign in front; zero has none', () => {
    same({ '-12.5': '-12.5', '+12,5': '12.5', '-.5': '-0.5', '-0': '0', '-0,00': '0', '+0': '0' });
  });

  test('may have thousands apart: by comma, dot, apostrophe or a space of any kind', () => {
    same({
      '1,234.56': '1234.56',
      '1.234,56': '1234.56',
      '1,234,567': '1234567',
      '1.234.567': '1234567',
      '-1,234,567.8': '-1234567.8',
      '1.234.567,8': '1234567.8',
      "1'234.50": '1234.5',
      '1’234’567': '1234567',
      '1 234': '1234',
      '1 234,5': '1234.5',
      '1\u00a0234\u00a0567,89': '1234567.89',
      '1\u202f234\u202f567,89': '1234567.89',
      '1\u2009234.5': '1234.5',
      '1 234,567': '1234.567',
    });
  });

  test('is refused instead of guessed where it may mean a thousand times as much', () => {
    same({ '1,234': 'ambiguous', '12,345': 'ambiguous', '-123,456': 'ambiguous', '+1,000': 'ambiguous' });
    same({ '1.234': 'ambiguous', '-12.345': 'ambiguous' }, ['de', 'es', 'fr', 'de-AT', 'fr-CH']);
    same({ '1.234': '1.234', '-12.345': '-12.345' }, ['en', 'ja', 'zh', 'en-GB']);
  });

  test('D-77 text that is no number is told from a number', () => {
    same({
      '': 'notANumber',
      ' ': 'notANumber',
      abc: 'notANumber',
      '12a': 'notANumber',
      '-': 'notANumber',
      '+': 'notANumber',
      '.': 'notANumber',
      ',': 'notANumber',
      '-.': 'notANumber',
      '--5': 'notANumber',
      '+-5': 'notANumber',
      '- 5': 'notANumber',
      '5-': 'notANumber',
      '(5)': 'notANumber',
      '−5': 'notANumber',
      '1e5': 'notANumber',
      '1E-2': 'notANumber',
      '0x1F': 'notANumber',
      '1_000': 'notANumber',
      Infinity: 'notANumber',
      '-Infinity': 'notANumber',
      NaN: 'notANumber',
      $5: 'notANumber',
      '5 €': 'notANumber',
      'USD 5': 'notANumber',
      '5%': 'notANumber',
      '=1+1': 'notANumber',
      '１２': 'notANumber',
      '١٢': 'notANumber',
      '5²': 'notANumber',
      '½': 'notANumber',
    });
  });

  test('D-77 groups that are none of three digits are no number', () => {
    same({
      '1.2.3': 'notANumber',
      '1,2.3,4': 'notANumber',
      '1,2,3': 'notANumber',
      '1.2,3.4': 'notANumber',
      '12,34,567': 'notANumber',
      '1234,567.8': 'notANumber',
      '1,234.567,8': 'notANumber',
      '1,234,': 'notANumber',
      '1..2': 'notANumber',
      '1,,2': 'notANumber',
      '12 34': 'notANumber',
      '1 2': 'notANumber',
      '1  234': 'notANumber',
      '1 234\u00a0567': 'notANumber',
      '1 234.567.890': 'notANumber',
      '1\t234': 'notANumber',
      '1\n234': 'notANumber',
    });
  });

  test('CHG-41 has at most twelve digits before the decimal point, once it is rounded', () => {
    same({
      '999999999999.99': '999999999999.99',
      '999999999999.994': '999999999999.994',
      '999999999999.995': 'tooLarge',
      '-999999999999.995': 'tooLarge',
      '1000000000000': 'tooLarge',
      '12345678901234567890': 'tooLarge',
      '1,000,000,000,000.00': 'tooLarge',
      '000000000000000000001': '1',
    });
  });

  test('CHG-29 read back it is the same value, however it was written', () => {
    const marks = fc.constantFrom(
      ['', '.'],
      ['', ','],
      [',', '.'],
      ['.', ','],
      [' ', ','],
      ["'", '.'],
      ['\u202f', ','],
    );
    const wide = decimals({ maxWhole: 999_999_999_999n, maxScale: 2 });
    fc.assert(
      fc.property(wide, marks, fc.constantFrom(...LOCALES), (value, [group = '', mark = ''], locale) => {
        const [whole = '', fraction = ''] = value.split('.');
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
        assert.equal(meaning(`${grouped}${mark}${fraction.padEnd(2, '0')}`, locale), value);
      }),
      { numRuns: 5000 },
    );
  });

  test('D-77 any text is answered, and what is taken for a number is made of nothing but its digits', () => {
    const characters = fc.constantFrom(..."0123456789.,-+ '’eE٣５€x\u00a0\u202f\t");
    fc.assert(
      fc.property(
        fc.string({ unit: characters, maxLength: 14 }),
        fc.constantFrom(...LOCALES),
        (text, locale) => {
          const parsed = parseAmount(text, locale);
          if (!('value' in parsed)) return;
          assert.match(parsed.value, /^-?(0|[1-9]\d*)(\.\d*[1-9])?$/);
          const digits = (of: string) => of.replace(/\D/g, '').replace(/^0+|0+$/g, '');
          assert.equal(digits(parsed.value), digits(text));
        },
      ),
      { numRuns: 20_000 },
    );
  });

  test('a page of digits is answered at once', { timeout: 20_000 }, () => {
    assert.equal(meaning('9'.repeat(100_000)), 'tooLarge');
    assert.equal(meaning(`${'1,234'.repeat(20_000)}x`), 'notANumber');
    assert.equal(meaning(`1${' 234'.repeat(20_000)}x`), 'notANumber');
  });
});

describe('MOD-09 money whose notation nobody knows', () => {
  test('is refused where its mark may group thousands, with a comma or a dot', () => {
    for (const [text, expected] of Object.entries({
      '1.250': { error: 'ambiguous' },
      '1,250': { error: 'ambiguous' },
      ' 12.345 ': { error: 'ambiguous' },
      '-123.456': { error: 'ambiguous' },
      '+1.000': { error: 'ambiguous' },
      '1.25': { value: '1.25' },
      '1250': { value: '1250' },
      '1250.000': { value: '1250' },
      '1,250.00': { value: '1250' },
      '1.250,00': { value: '1250' },
      '1.250.000': { value: '1250000' },
      '0.125': { value: '0.125' },
      '.125': { value: '0.125' },
      '1.2500': { value: '1.25' },
      '1 250': { value: '1250' },
      '1 250.125': { value: '1250.125' },
      abc: { error: 'notANumber' },
    }))
      assert.deepEqual(parseMoney(text), expected, text);
  });

  test('means the same in every language, and with two decimals it is never refused', () => {
    const characters = fc.constantFrom(...'0123456789.,-+ ');
    fc.assert(
      fc.property(
        fc.string({ unit: characters, maxLength: 10 }),
        fc.constantFrom(...LOCALES),
        (text, locale) => {
          const money = parseMoney(text);
          if ('value' in money) assert.deepEqual(parseAmount(text, locale), money);
          else if (money.error !== 'ambiguous') assert.deepEqual(parseAmount(text, locale), money);
          else assert.match(text, /^\s*[+-]?\d{1,3}[.,]\d{3}\s*$/);
        },
      ),
      { numRuns: 20_000 },
    );
    const wide = decimals({ maxWhole: 999_999_999_999n, maxScale: 2 });
    fc.assert(
      fc.property(wide, fc.constantFrom(...LOCALES), (value, locale) => {
        assert.deepEqual(parseMoney(localAmount(formatAmount(value), locale)), { value });
      }),
      { numRuns: 5000 },
    );
  });
});

describe('CHG-29 D-111 D-124 an amount as it stands after the focus left it', () => {
  test('has exactly two decimals, half a cent going away from zero', () => {
    for (const [value, shown] of Object.entries({
      '1.005': '1.01',
      '-1.005': '-1.01',
      '1.0049': '1.00',
      '2.675': '2.68',
      '12': '12.00',
      '0': '0.00',
      '-0.004': '0.00',
      '-0.005': '-0.01',
      '999999999999.99': '999999999999.99',
    })) {
      assert.equal(formatAmount(value), shown);
    }
  });

  test('agrees with whole-number arithmetic', () => {
    fc.assert(
      fc.property(fc.oneof(decimals({ maxWhole: 10n ** 15n, maxScale: 9 }), halfCents), (value) => {
        assert.equal(formatAmount(value), written(cents(exact(value))));
      }),
      { numRuns: 5000 },
    );
  });

  test('CHG-41 doesn’t change any more, and is read as the same number in every language', () => {
    const wide = decimals({ maxWhole: 999_999_999_998n, maxScale: 5 });
    fc.assert(
      fc.property(wide, fc.constantFrom(...LOCALES), (value, locale) => {
        const shown = formatAmount(value);
        assert.equal(formatAmount(shown), shown);
        assert.equal(formatAmount(meaning(shown, locale)), shown);
      }),
      { numRuns: 5000 },
    );
  });

  test('CHG-41 survives the way as a JSON number', () => {
    fc.assert(
      fc.property(decimals({ maxWhole: 999_999_999_999n, maxScale: 2 }), (value) => {
        assert.equal(formatAmount(String(JSON.parse(formatAmount(value)))), formatAmount(value));
      }),
      { numRuns: 5000 },
    );
  });
});

describe('I18N-03 an amount in the notation of a language', () => {
  test('has the decimal mark of the language, and no groups', () => {
    const written = Object.fromEntries(LOCALES.map((locale) => [locale, localAmount('-1234567.50', locale)]));
    assert.deepEqual(written, {
      en: '-1234567.50',
      de: '-1234567,50',
      es: '-1234567,50',
      fr: '-1234567,50',
      ja: '-1234567.50',
      zh: '-1234567.50',
    });
    for (const locale of LOCALES) {
      const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false });
      assert.equal(localAmount('19.27', locale), plain.format(19.27), 'as totals are written');
    }
  });

  test('D-77 leaves alone what is no such amount', () => {
    for (const text of ['', '1.234', '1.2', '1,234.50', 'abc', '12', ' 1.50'])
      for (const locale of LOCALES) assert.equal(localAmount(text, locale), text);
  });

  test('is read as the same amount in every language, that of a colleague too', () => {
    const wide = decimals({ maxWhole: 999_999_999_999n, maxScale: 2 });
    const locale = fc.constantFrom(...LOCALES);
    fc.assert(
      fc.property(wide, locale, locale, (value, writer, reader) => {
        assert.equal(meaning(localAmount(formatAmount(value), writer), reader), value);
      }),
      { numRuns: 5000 },
    );
  });
});

test('CHG-41 a calculated amount is told to be too large by its rounded value', () => {
  assert.equal(fitsAmount('-999999999999.99'), true);
  assert.equal(fitsAmount('999999999999.994'), true);
  assert.equal(fitsAmount('999999999999.995'), false);
  assert.equal(fitsAmount('-1000000000000'), false);
});
