import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, suite, test } from 'node:test';
import { type FindFont, type MoreFont, pdfLocale } from '../../../../portal/server/pdf/font-files.ts';
import { readFonts } from '../../../../portal/server/pdf/fonts.ts';
import { writePages } from '../../../../portal/server/pdf/write-pages.ts';
import { linesOf, WITHOUT_PDF_READER } from '../rate-sheets/pdf-text.ts';
import { writeFontWith } from './font-with.ts';

const none: FindFont = () => undefined;

suite('fonts of other scripts', () => {
  let folder: string;
  const fileOf = (name: MoreFont) => path.join(folder, `${name}.ttf`);
  const only =
    (...names: MoreFont[]): FindFont =>
    (name) =>
      names.includes(name) ? fileOf(name) : undefined;

  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
    writeFontWith('上海晨光服饰有限公司京', fileOf('SC'));
    writeFontWith('株式会社東京貿易カ', fileOf('JP'));
    writeFontWith('שלום', fileOf('Hebrew'));
  });
  after(() => rm(folder, { recursive: true }));

  test('MOD-11 a PDF is in Chinese or Japanese where the font of the language is installed, else in English', () => {
    assert.equal(pdfLocale('zh', none), 'en');
    assert.equal(pdfLocale('zh', only('JP')), 'en');
    assert.equal(pdfLocale('zh', only('SC')), 'zh');
    assert.equal(pdfLocale('ja', only('JP')), 'ja');
    assert.equal(pdfLocale('de', none), 'de');
  });

  test('MOD-11 a letter is drawn by the font of the language, or else by the first font that has it', () => {
    const { regular } = readFonts('ja', only('SC', 'JP'));
    const fontsOf = (text: string) =>
      regular.runs(text).map(({ signs }) => signs.map((sign) => sign.text).join(''));
    assert.deepEqual(fontsOf('Tokyo 東京 上海'), ['Tokyo ', '東京', ' ', '上海']);
    assert.ok(regular.has('Tokyo 東京 上海'));
    assert.ok(!readFonts('ja', only('JP')).regular.has('上海'));
    assert.ok(!readFonts('ja', none).regular.has('東京'));
    assert.ok(readFonts('en', none).regular.has('Công ty Đà Nẵng, Порт, Πειραιά'));
  });

  test('MOD-11 a line is as wide as what is drawn of it', () => {
    const { regular } = readFonts('zh', only('SC', 'Hebrew'));
    for (const text of ['上海 Ltd', 'שלום 12', 'Ltd'])
      assert.equal(
        regular.width(text).toFixed(6),
        regular
          .runs(text)
          .flatMap(({ font, signs }) => signs.map(({ glyph }) => glyph.advanceWidth / font.unitsPerEm))
          .reduce((sum, width) => sum + width, 0)
          .toFixed(6),
      );
  });

  test('MOD-11 names in other scripts can be copied out of a PDF', { skip: WITHOUT_PDF_READER }, async () => {
    const names = ['上海晨光服饰有限公司', 'A 東京 B', 'Công ty Đà Nẵng', 'שלום'];
    const lines = names.map((text, n) => ({
      ...{ text, x: 50, y: 50 + n * 30, size: 10 },
      ...({ weight: n % 2 ? 'bold' : 'regular', color: 'text' } as const),
    }));
    const pdf = await writePages(
      {
        size: { width: 400, height: 300, side: 30, top: 30, bottom: 40 },
        ...{ title: 'Names', author: '', locale: 'zh', day: '2026-03-01', footer: 'foot' },
        pages: [{ lines, rules: [], bands: [] }],
        page: (page, pages) => `${page}/${pages}`,
      },
      readFonts('zh', only('SC', 'JP', 'Hebrew')),
    );
    const [page] = await linesOf(pdf);
    for (const name of names)
      assert.ok(
        page!.some((line) => line.includes(name)),
        `${name} in ${page}`,
      );
  });
});
