import PDFDocument from 'pdfkit';
import type { SheetDocument } from '../sheet-document.ts';
import { oneLine } from './cell-texts.ts';
import { type EmbeddedFont, embedFont } from './embedded-font.ts';
import { type Letters, readLetters, type Weight } from './fonts.ts';
import { layOut, PAGE, type Page, type TextLine } from './pages.ts';
import { shortened } from './wrap.ts';

const WEIGHTS = ['regular', 'bold'] as const satisfies Weight[];
/** Red, green and blue, from 0 to 1. */
const FILLS = { text: '0.1 0.1 0.1', muted: '0.36 0.39 0.44' } as const;
const BAND = '#dce6f1';
const RULES = {
  strong: { width: 0.8, color: '#5c6470' },
  faint: { width: 0.4, color: '#d0d5db' },
} as const;
const WIDTH = PAGE.width - 2 * PAGE.side;
const FOOTER_SIZE = 7.5;
/** At least so many ems stand between its two parts. */
const FOOTER_GAP = 2;

/**
 * The PDF of a sheet: its tables below one another on pages in landscape, those columns that have values, with the labels
 * on each page. The same document gives the same bytes.
 */
export async function writePdf(document: SheetDocument): Promise<ArrayBuffer> {
  const letters = { regular: readLetters('regular'), bold: readLetters('bold') };
  const { pages, tables } = layOut(document, letters);
  const day = new Date(`${document.day}T00:00:00Z`);
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    font: '',
    pdfVersion: '1.7',
    lang: document.formats.locale,
    displayTitle: true,
    info: { Title: document.title, Author: oneLine(document.provider), CreationDate: day, ModDate: day },
  });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  const fonts = {
    regular: embedFont(pdf, letters.regular.font, 'REGULA'),
    bold: embedFont(pdf, letters.bold.font, 'BOLDED'),
  };
  for (const [n, page] of pages.entries()) {
    pdf.addPage();
    drawLines(pdf, page);
    drawTexts(pdf, [...page.lines, ...footer(document, [n + 1, pages.length], letters.regular)], fonts);
    for (const { title } of tables.filter((table) => table.page === n)) pdf.outline.addItem(title);
  }
  for (const weight of WEIGHTS) fonts[weight].end();
  pdf.end();
  await ended;
  const bytes = Buffer.concat(chunks);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}

type Pdf = InstanceType<typeof PDFDocument>;

function drawLines(pdf: Pdf, { rules, bands }: Page): void {
  for (const { y, height } of bands) pdf.rect(PAGE.side, y, WIDTH, height).fill(BAND);
  for (const kind of ['faint', 'strong'] as const) {
    const ofKind = rules.filter(({ isFaint }) => isFaint === (kind === 'faint'));
    for (const { y } of ofKind) pdf.moveTo(PAGE.side, y).lineTo(PAGE.side + WIDTH, y);
    if (ofKind.length > 0) pdf.lineWidth(RULES[kind].width).stroke(RULES[kind].color);
  }
}

/** All texts of a page in one piece, in the order in which they are read: a table has some hundreds. */
function drawTexts(pdf: Pdf, lines: readonly TextLine[], fonts: Record<Weight, EmbeddedFont>): void {
  for (const weight of WEIGHTS) pdf.page.fonts[weight] = fonts[weight].reference;
  const operators: string[] = [];
  let last = '';
  for (const { text, x, y, size, weight, color } of lines) {
    const look = `/${weight} ${size} Tf ${FILLS[color]} rg`;
    if (look !== last) operators.push(look);
    last = look;
    const { ascent, operand } = fonts[weight];
    // A page begins at its top and a letter at its feet.
    operators.push(`1 0 0 -1 ${x.toFixed(2)} ${(y + ascent * size).toFixed(2)} Tm ${operand(text)} Tj`);
  }
  pdf.addContent(['q BT', ...operators, 'ET Q'].join('\n'));
}

function footer(
  { footer, page }: SheetDocument,
  [n, pages]: [number, number],
  { width }: Letters,
): TextLine[] {
  const right = page(String(n), String(pages));
  const end = PAGE.width - PAGE.side - width(right) * FOOTER_SIZE;
  const room = (end - PAGE.side) / FOOTER_SIZE - FOOTER_GAP;
  const look = {
    y: PAGE.height - PAGE.bottom + 14,
    size: FOOTER_SIZE,
    weight: 'regular',
    color: 'muted',
  } as const;
  return [
    { ...look, text: shortened(oneLine(footer), room, width), x: PAGE.side },
    { ...look, text: right, x: end },
  ];
}
