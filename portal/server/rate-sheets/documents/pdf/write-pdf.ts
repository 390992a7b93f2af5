import PDFDocument from 'pdfkit';
import type { SheetDocument } from '../sheet-document.ts';
import { oneLine } from './cell-texts.ts';
import { fontFile, readLetters, type Weight } from './fonts.ts';
import { layOut, PAGE, type Page } from './pages.ts';
import { shortened } from './wrap.ts';

const COLORS = { text: '#1a1a1a', muted: '#5c6470' } as const;
const BAND = '#dce6f1';
const RULE = { strong: '#5c6470', faint: '#d0d5db' };
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
    pdfVersion: '1.7',
    lang: document.formats.locale,
    displayTitle: true,
    info: { Title: document.title, Author: oneLine(document.provider), CreationDate: day, ModDate: day },
  });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  for (const weight of ['regular', 'bold'] satisfies Weight[]) pdf.registerFont(weight, fontFile(weight));

  const footers = footersOf(document, pages.length);
  for (const [n, page] of pages.entries()) {
    pdf.addPage();
    draw(pdf, page);
    drawFooter(pdf, footers(n + 1), letters.regular.width);
    for (const { title } of tables.filter((table) => table.page === n)) pdf.outline.addItem(title);
  }
  pdf.end();
  await ended;
  const bytes = Buffer.concat(chunks);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}

type Pdf = InstanceType<typeof PDFDocument>;

function draw(pdf: Pdf, { lines, rules, bands }: Page): void {
  const width = PAGE.width - 2 * PAGE.side;
  for (const { y, height } of bands) pdf.rect(PAGE.side, y, width, height).fill(BAND);
  for (const { y, isFaint } of rules)
    pdf
      .moveTo(PAGE.side, y)
      .lineTo(PAGE.side + width, y)
      .lineWidth(isFaint ? 0.4 : 0.8)
      .stroke(isFaint ? RULE.faint : RULE.strong);
  for (const { text, x, y, size, weight, color } of lines)
    pdf.font(weight).fontSize(size).fillColor(COLORS[color]).text(text, x, y, { lineBreak: false });
}

const footersOf =
  ({ footer, page }: SheetDocument, pages: number) =>
  (n: number): [left: string, right: string] => [oneLine(footer), page(String(n), String(pages))];

function drawFooter(pdf: Pdf, [left, right]: [string, string], widthOf: (text: string) => number): void {
  const y = PAGE.height - PAGE.bottom + 14;
  const end = PAGE.width - PAGE.side - widthOf(right) * FOOTER_SIZE;
  const room = (end - PAGE.side) / FOOTER_SIZE - FOOTER_GAP;
  pdf.font('regular').fontSize(FOOTER_SIZE).fillColor(COLORS.muted);
  pdf.text(shortened(left, room, widthOf), PAGE.side, y, { lineBreak: false });
  pdf.text(right, end, y, { lineBreak: false });
}
