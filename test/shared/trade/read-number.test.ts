import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { LOCALES } from '../../../shared/i18n/locales.ts';
import { CURRENCIES } from '../../../shared/trade/currencies.ts';
import { decimal } from '../../../shared/trade/decimal.ts';
import { type DecimalSign, decimalSignOf, writeNumber } from '../../../shared/trade/number-notation.ts';
import { decimalSignOfColumn, readNumber } from '../../../shared/trade/read-number.ts';

/** What the text means in a language: its value, its two values, or why it has none. */
const meaning = (text: string, locale: string, currency?: string) => {
  const read = readNumber(text, decimalSignOf(locale), currency);
  if ('value' in read) return read.value;
  return read.error === 'ambiguous' ? read.readings.join(' or ') : read.error;
};

const WITH_COMMA = ['de', 'es', 'fr', 'de-AT'];
const WITH_POINT = ['en', 'ja', 'zh', 'en-GB'];
const ALL = [...WITH_COMMA, ...WITH_POINT];

const same = (texts: Readonly<Record<string, string>>, locales = ALL, currency?: string) => {
  for (const [text, value] of Object.entries(texts))
    for (const locale of locales)
      assert.equal(meaning(text, locale, currency), value, `"${text}" in ${locale}`);
};

describe('D-148 a number as somebody typed it', () => {
  test('has either decimal mark where it can mean one thing alone', () => {
    same({
      ...{ '12': '12', '007': '7', '12.5': '12.5', '12,5': '12.5', '12,50': '12.5', '4,5000': '4.5' },
      ...{ '0,125': '0.125', '0.125': '0.125', '0,0500': '0.05', ',125': '0.125', '.125': '0.125' },
      ...{ '1234.567': '1234.567', '1234,567': '1234.567', '5.': '5', '5,': '5', '0': '0', '0,00': '0' },
    });
  });

  test('has groups of three by comma, point, apostrophe or any space', () => {
    same({
      ...{ '1,234.56': '1234.56', '1.234,56': '1234.56', '1,234,567': '1234567', '1.234.567': '1234567' },
      ...{ '1.234.567,8': '1234567.8', "1'234.50": '1234.5', '1’234’567': '1234567', '1 234': '1234' },
      ...{ '1\u00a0234\u00a0567,89': '1234567.89', '1\u202f234,5': '1234.5', '1 234,567': '1234.567' },
    });
  });

  test("takes the language's own decimal sign for one, and never guesses at the other one", () => {
    same({ '2,345': '2.345', '75,500': '75.5', '-1,234': '-1.234' }, WITH_COMMA);
    same({ '2.345': '2.345', '75.500': '75.5', '-1.234': '-1.234' }, WITH_POINT);
    same({ '1.234': '1.234 or 1234', '-12.345': '-12.345 or -12345' }, WITH_COMMA);
    same({ '1,234': '1.234 or 1234', '123,000': '123 or 123000' }, WITH_POINT);
  });

  test('has a sign, also as an accountant or an input method writes it', () => {
    same({
      ...{ '-12.5': '-12.5', '+12,5': '12.5', '−5': '-5', '5-': '-5', '(5)': '-5', '(1,234.5)': '-1234.5' },
      ...{ '-0': '0', '１２３．５０': '123.5', '－５': '-5', '１，２３４．５': '1234.5', '＋７': '7' },
      '\u200e42\ufeff': '42',
    });
  });

  test('has the stop, the comma and the long mark that an input method writes by the keys of point, comma and minus', () => {
    same({
      ...{ '１２。５': '12.5', '12｡5': '12.5', '１、２３４。５': '1234.5', '1､234｡5': '1234.5', ー５: '-5' },
      ...{ ｰ5: '-5', '‐5': '-5', '–12,5': '-12.5', '—5': '-5', '2ー4': 'notANumber' },
    });
    same({ '0、5': '0.5', '１、２３４': '1.234 or 1234' }, WITH_POINT);
  });

  test('may have the sign or code of its own currency, and of no other one', () => {
    same({ '$1,250.00': '1250', 'USD 1,250.00': '1250', '1.250,00 $': '1250', 'US$ 7': '7' }, ALL, 'USD');
    same({ '-$5': '-5', '$-5': '-5', '($5)': '-5', '5 usd': '5', '€5': 'notANumber' }, ALL, 'USD');
    same({ '￥１００': '100', '100円': '100', '¥100': '100' }, ALL, 'JPY');
    same({ $5: 'notANumber', 'USD 5': 'notANumber' });
    same(
      { '12,50 $ US': '12.5', '$\u00a0US 12,50': '12.5', '12.5ドル': '12.5', '12.5美元': '12.5' },
      ALL,
      'USD',
    );
    same({ '12.5ドル': '12.5', '12.5元': 'notANumber' }, ALL, 'CAD');
    same({ '100元': '100', 'RMB 100': '100', '100人民币': '100', '100ドル': 'notANumber' }, ALL, 'CNY');
  });

  test('is none with uneven groups, two decimal signs, exponents, raised digits or words', () => {
    const none = [
      ...['1,2,3', '1.2,3', '1,23,456', '1.2.2026', '12 34', '0.123.456', '1.234,567.8', '1 234.567.890'],
      ...['1e5', '4.20²', '½', '12 kg', '.', '-', '()', '--5', '-(5)', '1 234 ,5', 'n/a', '٣'],
      '9'.repeat(61),
    ];
    same(Object.fromEntries(none.map((text) => [text, 'notANumber'])));
    same({ '': 'blank', ' \u00a0\u3000': 'blank' });
  });
});

describe('D-148 the decimal sign of a column', () => {
  test('is told by any of its numbers that has one meaning', () => {
    assert.equal(decimalSignOfColumn(['1,234', '12', '1.5']), '.');
    assert.equal(decimalSignOfColumn(['1.234', '0,125']), ',');
    assert.equal(decimalSignOfColumn(['1,234', '1,234,567']), '.');
    assert.equal(decimalSignOfColumn(['1.234', '€ 2,50'], 'EUR'), ',');
  });

  test('is unknown where none or both are told', () => {
    assert.equal(decimalSignOfColumn(['1,234', '12', '', 'n/a']), undefined);
    assert.equal(decimalSignOfColumn(['1,5', '1.5']), undefined);
  });
});

const amounts = fc
  .tuple(fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, decimals]) => decimal(`${digits}e-${decimals}`).toFixed());
const locales = fc.constantFrom(...LOCALES);

describe('D-148 any number', () => {
  test('that a field shows in a language is read there as itself', () => {
    fc.assert(
      fc.property(amounts, locales, fc.integer({ min: 0, max: 4 }), (amount, locale, least) => {
        const sign = decimalSignOf(locale);
        assert.equal(meaning(writeNumber(amount, sign, least), locale), amount);
      }),
    );
  });

  test('that a language writes with its own groups is read there as itself', () => {
    fc.assert(
      fc.property(amounts, locales, (amount, locale) => {
        const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
        // What a grouped whole number means is told by nothing but its groups.
        const written = format.format(amount as `${number}`);
        const read = readNumber(written, decimalSignOf(locale));
        if ('value' in read) assert.equal(read.value, amount);
        else assert.ok('readings' in read && read.readings[1] === amount, written);
      }),
    );
  });

  test('and its currency is read as itself in every currency', () => {
    fc.assert(
      fc.property(amounts, locales, fc.constantFrom(...CURRENCIES), (amount, locale, currency) => {
        const format = new Intl.NumberFormat(locale, {
          ...{ style: 'currency', currency, useGrouping: false },
          ...{ minimumFractionDigits: 0, maximumFractionDigits: 6 },
        });
        assert.equal(meaning(format.format(amount as `${number}`), locale, currency), amount);
      }),
    );
  });

  const texts = fc.string({ unit: fc.constantFrom(..."0123456789.,- '"), maxLength: 12 });

  test('is never read as another one than a strict reader of the notation would, whatever stands there', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom<DecimalSign>('.', ','), (text, sign) => {
        const read = readNumber(text, sign);
        if (!('value' in read)) return;
        const group = sign === '.' ? ',' : '.';
        const typed = text.trim();
        const isStrict = new RegExp(`^-?\\d{1,3}(\\${group}\\d{3})*(\\${sign}\\d*)?$`).test(typed);
        if (!isStrict || typed.startsWith('-0') || /^0\d/.test(typed)) return;
        const strict = decimal(typed.replaceAll(group, '').replace(sign, '.').replace(/\.$/, '')).toFixed();
        // A single group is asked about; all else that the notation allows means what the notation says.
        if (/^0/.test(typed) && typed.includes(group)) return;
        assert.equal(read.value, strict);
      }),
    );
  });
});
