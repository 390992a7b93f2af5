import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, suite, test } from 'node:test';
import PDFDocument from 'pdfkit';
import { embedFont } from '../../../../portal/server/pdf/embedded-font.ts';
import {
  type FindFont,
  type MoreFont,
  pdfLocale,
  type Weight,
} from '../../../../portal/server/pdf/font-files.ts';
import { type Fonts, readFonts, type Sign } from '../../../../portal/server/pdf/fonts.ts';
import { writePages } from '../../../../portal/server/pdf/write-pages.ts';
import { linesOf, WITHOUT_PDF_READER, wordsOf } from '../rate-sheets/pdf-text.ts';
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
    // Fonts of Arabic letters have one body for several.
    writeFontWith(['שם', 'ל', 'ו'], fileOf('Hebrew'));
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

  test('MOD-11 the words of a name that goes from right to left are drawn in that order', () => {
    const runs = readFonts('en', only('Hebrew')).regular.runs('של ול');
    assert.deepEqual(
      runs.map(({ signs }) => signs.map(({ text }) => text).join('')),
      ['לו', ' ', 'לש'],
    );
  });

  test('MOD-11 in Devanagari a vowel is drawn before its letter, and a point above it', () => {
    const runOf = (text: string) => readFonts('en', none).regular.runs(text)[0]!;
    assert.deepEqual(
      runOf('हि').signs.map(({ text }) => text),
      ['ि', 'ह'],
    );
    const [letter, point] = runOf('कँ').places!;
    assert.equal(point!.xAdvance, 0);
    assert.ok(point!.xOffset < 0 && point!.xOffset > -letter!.xAdvance);
  });

  test('MOD-11 a point is drawn after the letters, where the font puts it, and the next word behind them', () => {
    const { font, signs } = readFonts('en', none).regular.runs('AB')[0]!;
    const [a, b] = signs as [Sign, Sign];
    const embedded = embedFont(new PDFDocument({ autoFirstPage: false }), font, 'TESTED');
    const [width, em] = [a.glyph.advanceWidth, font.unitsPerEm];
    const places = [
      { xOffset: em / 10, yOffset: em / 5, xAdvance: 0, yAdvance: 0 },
      { xOffset: 0, yOffset: 0, xAdvance: b.glyph.advanceWidth, yAdvance: 0 },
    ];
    const thousandths = (units: number) => ((units * 1000) / em).toFixed(1);
    assert.equal(
      embedded.draw({ font, signs: [{ ...a, text: '' }, b], places }, 10),
      [
        '0.00 Ts [0.0 <0001>] TJ',
        `2.00 Ts [${thousandths(b.glyph.advanceWidth - em / 10)} <0002>] TJ`,
        `0 Ts [${thousandths(em / 10 + width - b.glyph.advanceWidth)}] TJ`,
      ].join(' '),
    );
  });

  suite('in a PDF', { skip: WITHOUT_PDF_READER }, () => {
    const names = ['上海晨光服饰有限公司', 'A東京B', 'Công', 'שלום', 'हिन्दी'];
    const weights = names.map((_, n): Weight => (n % 2 ? 'bold' : 'regular'));
    let fonts: Fonts;
    let pdf: ArrayBuffer;

    before(async () => {
      fonts = readFonts('zh', only('SC', 'JP', 'Hebrew'));
      const lines = names.map((text, n) => ({
        ...{ text, x: 50, y: 50 + n * 30, size: 10, weight: weights[n]! },
        color: 'text' as const,
      }));
      pdf = await writePages(
        {
          size: { width: 400, height: 300, side: 30, top: 30, bottom: 40 },
          ...{ title: 'Names', author: '', locale: 'zh', day: '2026-03-01', footer: 'foot' },
          pages: [{ lines, rules: [], bands: [] }],
          page: (page, pages) => `${page}/${pages}`,
        },
        fonts,
      );
    });

    test('MOD-11 names in other scripts can be copied out', async () => {
      const [page] = await linesOf(pdf);
      for (const name of names.slice(0, 4))
        assert.ok(
          page!.some((line) => line.includes(name)),
          `${name} in ${page}`,
        );
    });

    test('MOD-11 a line is as wide as the layout counts with', async () => {
      const words = (await wordsOf(pdf))[0]!.filter(({ left }) => Math.abs(left - 50) < 1);
      assert.equal(words.length, names.length);
      for (const [n, { left, right, text }] of words.entries())
        assert.equal((right - left).toFixed(1), (fonts[weights[n]!].width(names[n]!) * 10).toFixed(1), text);
    });
  });
});
