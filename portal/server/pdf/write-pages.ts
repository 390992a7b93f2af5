import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { type EmbeddedFont, embedFont } from './embedded-font.ts';
import type { Fonts } from './fonts.ts';
import { oneLine } from './one-line.ts';
import { type Page, type PageSize, type TextLine, widthOf } from './page.ts';
import type { TableStart } from './table.ts';
import { shortened } from './wrap.ts';

/** What a PDF is made of. */
export interface PdfFile {
  size: PageSize;
  title: string;
  author: string;
  locale: string;
  /** Its date, YYYY-MM-DD. */
  day: string;
  pages: readonly Page[];
  /** Where its parts begin, for the outline. */
  parts?: readonly TableStart[];
  /** What each page says at its foot. */
  footer: string;
  page(page: string, pages: string): string;
}

/** Red, green and blue, from 0 to 1. */
const FILLS = { text: '0.1 0.1 0.1', muted: '0.36 0.39 0.44' } as const;
const BAND = '#dce6f1';
const RULES = {
  strong: { width: 0.8, color: '#5c6470' },
  faint: { width: 0.4, color: '#d0d5db' },
} as const;
const FOOTER_SIZE = 7.5;
/** At least so many ems stand between its two parts. */
const FOOTER_GAP = 2;

/** The pages as a PDF, with a footer on each. The same pages give the same bytes. */
export async function writePages(file: PdfFile, letters: Fonts): Promise<ArrayBuffer> {
  const { size, pages, parts = [] } = file;
  const day = new Date(`${file.day}T00:00:00Z`);
  const pdf = new PDFDocument({
    size: [size.width, size.height],
    margin: 0,
    autoFirstPage: false,
    font: '',
    pdfVersion: '1.7',
    lang: file.locale,
    displayTitle: true,
    info: { Title: file.title, Author: oneLine(file.author), CreationDate: day, ModDate: day },
  });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  const fonts = embedder(pdf);
  for (const [n, page] of pages.entries()) {
    pdf.addPage();
    drawLines(pdf, page, size);
    drawTexts(pdf, [...page.lines, ...footer(file, [n + 1, pages.length], letters)], letters, fonts);
    for (const { title } of parts.filter((part) => part.page === n)) pdf.outline.addItem(title);
  }
  fonts.end();
  pdf.end();
  await ended;
  const bytes = Buffer.concat(chunks);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}

type Pdf = InstanceType<typeof PDFDocument>;

function drawLines(pdf: Pdf, { rules, bands }: Page, size: PageSize): void {
  const [from, width] = [size.side, widthOf(size)];
  for (const { y, height } of bands) pdf.rect(from, y, width, height).fill(BAND);
  for (const kind of ['faint', 'strong'] as const) {
    const ofKind = rules.filter(({ isFaint }) => isFaint === (kind === 'faint'));
    for (const { y } of ofKind) pdf.moveTo(from, y).lineTo(from + width, y);
    if (ofKind.length > 0) pdf.lineWidth(RULES[kind].width).stroke(RULES[kind].color);
  }
}

/** The fonts of a file by their names in it, in the order in which they are first used. */
interface Embedder {
  of(font: Font): { name: string; font: EmbeddedFont };
  end(): void;
}

function embedder(pdf: Pdf): Embedder {
  const all = new Map<Font, { name: string; font: EmbeddedFont }>();
  return {
    of(font) {
      const present = all.get(font);
      if (present) return present;
      const letter = String.fromCharCode('A'.charCodeAt(0) + all.size);
      const added = { name: `Font${letter}`, font: embedFont(pdf, font, `SHEET${letter}`) };
      all.set(font, added);
      return added;
    },
    end() {
      for (const { font } of all.values()) font.end();
    },
  };
}

/** All texts of a page in one piece, in the order in which they are read: a table has some hundreds. */
function drawTexts(pdf: Pdf, lines: readonly TextLine[], letters: Fonts, fonts: Embedder): void {
  const operators: string[] = [];
  let [lastColor, lastLook] = ['', ''];
  for (const { text, x, y, size, weight, color } of lines) {
    const { ascent, runs } = letters[weight];
    if (color !== lastColor) operators.push(`${FILLS[color]} rg`);
    lastColor = color;
    // A page begins at its top and a letter at its feet.
    operators.push(`1 0 0 -1 ${x.toFixed(2)} ${(y + ascent * size).toFixed(2)} Tm`);
    for (const run of runs(text)) {
      const { name, font: embedded } = fonts.of(run.font);
      pdf.page.fonts[name] = embedded.reference;
      const look = `/${name} ${size} Tf`;
      if (look !== lastLook) operators.push(look);
      lastLook = look;
      operators.push(embedded.draw(run, size));
    }
  }
  pdf.addContent(['q BT', ...operators, 'ET Q'].join('\n'));
}

function footer(
  { size, footer, page }: PdfFile,
  [n, pages]: [number, number],
  { regular: { width } }: Fonts,
): TextLine[] {
  const right = page(String(n), String(pages));
  const end = size.width - size.side - width(right) * FOOTER_SIZE;
  const room = (end - size.side) / FOOTER_SIZE - FOOTER_GAP;
  const look = {
    y: size.height - size.bottom + 14,
    size: FOOTER_SIZE,
    weight: 'regular',
    color: 'muted',
  } as const;
  return [
    { ...look, text: shortened(oneLine(footer), room, width), x: size.side },
    { ...look, text: right, x: end },
  ];
}
