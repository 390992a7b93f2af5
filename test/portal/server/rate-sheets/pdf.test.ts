import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import fc from 'fast-check';
import { pdfLocale } from '../../../../portal/server/pdf/font-files.ts';
import { oneLine } from '../../../../portal/server/pdf/one-line.ts';
import { shortened, wrap } from '../../../../portal/server/pdf/wrap.ts';
import { PAGE } from '../../../../portal/server/rate-sheets/documents/pdf/pages.ts';
import { LOCALES } from '../../../../shared/i18n/locales.ts';
import { HOSTILE_NAMES, made } from './made-sheet.ts';
import { linesOf, WITHOUT_PDF_READER, type Word, wordsOf } from './pdf-text.ts';
import { airRate, input, largeInput, ratesOf, seaRate } from './sheet-inputs.ts';

const read = async (given: ReturnType<typeof input>) => linesOf((await made(given)).pdf);
const grouped = (amount: string) => amount.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');

/** Lines of the table with the title, which may go on for pages. */
function linesBelow(pages: readonly string[][], title: string, next: string): string[] {
  const lines = pages.flat();
  return lines.slice(lines.indexOf(title), lines.indexOf(next));
}

describe('MOD-11 the PDF of a sheet', { skip: WITHOUT_PDF_READER }, () => {
  test('SHEET-01 has the rates of the sheet with their prices, all and in its order', async () => {
    const given = largeInput(120);
    const { pdf, rows } = await made(given);
    const pages = await linesOf(pdf);
    const rates = linesBelow(pages, 'Rates', 'Air Rates').filter((line) => /^\d+ Port/.test(line));
    assert.deepEqual(
      rates,
      rows.rates.map(({ line, origin, destination, carrier, kind, prices, currency, source }) => {
        const columns = ['20GP', '40GP', '40HC', 'lclPerCbm', 'lclMinimum'];
        const amounts = columns.flatMap((column) => (prices[column] ? [grouped(prices[column])] : []));
        return [
          ...[line, origin.name, destination.name, carrier.name, kind, ...amounts, currency],
          ...['Nov 1, 2026', 14, source],
        ].join(' ');
      }),
    );
    const below = linesBelow(pages, 'Rates', 'Air Rates').filter((line) => / B-\d+$/.test(line));
    assert.deepEqual(
      below,
      rows.rates.map(({ origin, destination, carrier, reference }) =>
        [origin.code, destination.code, carrier.code, 'Nov 14, 2026', reference].join(' '),
      ),
    );
    const byAir = linesBelow(pages, 'Air Rates', 'Local Charges').filter((line) => /^\d+ Hamburg/.test(line));
    assert.equal(byAir.length, rows.airRates.length);
    const charges = linesBelow(pages, 'Local Charges', 'Routes without rates').filter((line) =>
      /^\d+ Port .* EA 95\.00 USD B-\d+$/.test(line),
    );
    assert.equal(charges.length, rows.charges.length);
  });

  test('each page says whose sheet it is, which one, for which days and which page, and has the labels', async () => {
    const pages = await read(largeInput(90));
    assert.ok(pages.length > 3);
    for (const [n, lines] of pages.entries()) {
      assert.equal(
        lines.at(-1),
        'Demo Forwarding · Importer A · Rate Sheet 7, version 2 · Valid from Nov 1, 2026 to Nov 14, 2026' +
          ` Page ${n + 1} of ${pages.length}`,
      );
      const hasRows = lines.some((line) => /^\d+ /.test(line));
      assert.equal(
        lines.some((line) => line.startsWith('No. Origin Destination')),
        hasRows,
      );
    }
  });

  test('D-142 tells no mark-up', async () => {
    const sheet = { fakPercentage: '12.5', nacPercentage: '37.5', existingRateSheetCharges: true };
    const text = (await read(input({ sheet, seaRates: [seaRate()] }))).flat().join('\n');
    assert.doesNotMatch(text, /12\.5|37\.5|1,000\.00/);
    assert.match(text, /1,125\.00/);
  });

  test('changes say by how much, below the price', async () => {
    const previous = ratesOf({ seaRates: [seaRate({ id: 1 }), seaRate({ id: 2, kind: 'NAC' })] });
    const given = { seaRates: [seaRate({ id: 3, prices: { '20GP': '900.00' } })], previous };
    const lines = (await read(input(given))).flat();
    assert.ok(
      lines.includes('1 Changed Hamburg New York Northern Star Line FAK 1,350.00 USD Nov 1, 2026 14 Own'),
    );
    assert.ok(lines.includes('DEHAM USNYC NSLX -150.00 Nov 14, 2026 B-3'));
    assert.ok(
      lines.includes('2 Dropped Hamburg New York Northern Star Line NAC 1,200.00 USD Nov 1, 2026 14 Own'),
    );
  });

  test('a part without rows says so', async () => {
    const lines = (await read(input({ routes: [] }))).flat();
    assert.deepEqual(
      lines.filter((line) => line === 'None'),
      ['None', 'None', 'None', 'None'],
    );
  });

  test('I18N-03 is in the language of who asked; in English where no font has its letters', async () => {
    const titles = Object.fromEntries(
      await Promise.all(
        LOCALES.map(async (locale) => [locale, (await read(input({ sheet: { locale } })))[0]![0]]),
      ),
    );
    // Fonts of other scripts may be installed or not.
    assert.deepEqual(titles, {
      en: 'Rate Sheet 7, version 2',
      de: 'Ratenblatt 7, Version 2',
      es: 'Tarifario 7, versión 2',
      fr: 'Grille tarifaire 7, version 2',
      ja: pdfLocale('ja') === 'ja' ? '運賃表 7（第2版）' : 'Rate Sheet 7, version 2',
      zh: pdfLocale('zh') === 'zh' ? '运价表 7（第 2 版）' : 'Rate Sheet 7, version 2',
    });
    const told =
      'This file is not in Chinese, because the server has no font for it; the workbook of this sheet is.';
    const lines = (await read(input({ sheet: { locale: 'zh' } }))).flat();
    assert.equal(lines.includes(told), pdfLocale('zh') === 'en');
    assert.ok(!(await read(input({ sheet: { locale: 'en' } }))).flat().includes(told));
    const [page] = await read(
      input({ sheet: { locale: 'de' }, seaRates: [seaRate({ prices: { '20GP': '1234567.89' } })] }),
    );
    assert.ok(page!.some((line) => line.includes(' 1.851.851,84 USD 01.11.2026 ')));
  });

  test('names keep the letters of the languages of Europe; letters that no font has are told of', async () => {
    const name = 'Čaſtȧ „Łódź“ – €5 Îles d’Œuf Þing Ő Ğ Ș Ελλάδα Владивосток';
    const lines = async (entityName: string) => (await read(input({ sheet: { entityName } }))).flat();
    const latin = await lines(name);
    assert.ok(latin.includes(`Customer: ${name.normalize('NFC')}`), latin[1]);
    const told = 'Letters of other scripts stand here as boxes; the workbook of this sheet shows them.';
    assert.ok(!latin.includes(told));
    const boxed = await lines('A\u{10330}B\u{10331}C 123 abc');
    assert.ok(boxed.includes(told));
    assert.ok(boxed.includes('Customer: A\uFFFDB\uFFFDC 123 abc'), boxed[1]);
    const beside = await lines('שלום Acme 123');
    assert.ok(beside[1]?.includes('Acme 123'), beside[1]);
  });

  test('no text leaves the page or lies on another one, however long or strange names are', async () => {
    const names = Object.values(HOSTILE_NAMES);
    const seaRates = names.map((name, n) =>
      seaRate({
        ...{
          id: n + 1,
          origin: { id: 1, name, code: null },
          carrier: { id: n, name, code: name.slice(0, 20) },
        },
        prices: { '20GP': '999999999999.99', '40GP': '999999999999.99', '40HC': '999999999999.99' },
        charges: [{ chargeTypeId: null, name, unitCode: 'EA', currency: 'USD', amount: '999999999999.99' }],
      }),
    );
    const airRates = [airRate({ from: { name: HOSTILE_NAMES.long, code: 'HAM' } })];
    const sheet = { entityName: HOSTILE_NAMES.long, providerName: HOSTILE_NAMES.unbroken };
    for (const locale of ['en', 'fr'] as const) {
      const given = input({
        sheet: { ...sheet, locale, existingRateSheetCharges: true },
        ...{ seaRates, airRates, previous: [] },
      });
      for (const words of await wordsOf((await made(given)).pdf)) {
        for (const { text, left, right, top, bottom } of words)
          assert.ok(
            left >= PAGE.side - 1 && right <= PAGE.width - PAGE.side + 1 && top >= 0 && bottom <= PAGE.height,
            text,
          );
        assert.deepEqual(overlapping(words), []);
      }
    }
  });
});

/** Words of which one lies on another; the heights of two lines may touch. */
function overlapping(words: readonly Word[]): string[] {
  const sorted = words.toSorted((one, other) => one.top - other.top);
  return sorted.flatMap((one, n) =>
    sorted
      .slice(n + 1)
      .filter(
        (other) =>
          other.top < one.top + (one.bottom - one.top) / 2 &&
          other.left < one.right - 0.5 &&
          one.left < other.right - 0.5,
      )
      .map((other) => `${one.text} | ${other.text}`),
  );
}

test('SHEET-02 the same input gives the same bytes, whenever it is made', async () => {
  const one = await made(largeInput(60));
  mock.timers.enable({ apis: ['Date'], now: Date.UTC(2031, 4, 5) });
  try {
    const other = await made(structuredClone(largeInput(60)));
    assert.deepEqual(Buffer.from(one.pdf), Buffer.from(other.pdf));
    assert.deepEqual(Buffer.from(one.xlsx), Buffer.from(other.xlsx));
    assert.deepEqual(one.rows, other.rows);
  } finally {
    mock.timers.reset();
  }
});

describe('MOD-11 a text in a column of a PDF', () => {
  const widthOf = (text: string) => [...text].length;
  const words = fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 12 });

  test('loses nothing, and no line is wider than the column unless it is one letter', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 30 }), (parts, width) => {
        const text = oneLine(parts.join(' '));
        const lines = wrap(text, width, widthOf);
        fc.pre(lines.length < 20);
        assert.equal(lines.join('').replaceAll(' ', ''), text.replaceAll(' ', ''));
        const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
        for (const line of lines)
          assert.ok(widthOf(line) <= width || [...letters.segment(line)].length === 1);
      }),
    );
  });

  test('that is too long for its line ends with an ellipsis within it', () => {
    assert.equal(shortened('Importer A', 10, widthOf), 'Importer A');
    assert.equal(shortened('Importer And Sons', 12, widthOf), 'Importer…');
    assert.equal(shortened('x'.repeat(50), 12, widthOf), `${'x'.repeat(11)}…`);
  });
});
