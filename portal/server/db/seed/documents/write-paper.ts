import PDFDocument from 'pdfkit';

/** What stands on a paper of freight, from its top to its end. */
export interface Paper {
  title: string;
  number: string;
  /** YYYY-MM-DD */
  day: string;
  issuer: string;
  facts: readonly (readonly [name: string, value: string])[];
  /** Its first row has the headings. */
  table: readonly (readonly string[])[];
  total: string;
}

const MARGIN = 56;
const WIDTH = 595 - 2 * MARGIN;
const NAME_WIDTH = 140;
const ROW = 18;
const MUTED = '#5c6470';
const NOTE = 'Demo data of the freight portal. Not a document of title.';

/** A paper as a PDF of one page. The same paper gives the same bytes. */
export async function writePaper({
  title,
  number,
  day,
  issuer,
  facts,
  table,
  total,
}: Paper): Promise<Buffer> {
  const made = new Date(`${day}T00:00:00Z`);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    compress: false,
    lang: 'en',
    displayTitle: true,
    info: { Title: `${title} ${number}`, Author: issuer, CreationDate: made, ModDate: made },
  });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => pdf.once('end', resolve).once('error', reject));

  pdf.font('Helvetica').fontSize(10).fillColor(MUTED).text(issuer, { align: 'right' });
  pdf.font('Helvetica-Bold').fontSize(20).fillColor('black').text(title);
  pdf.font('Helvetica').fontSize(11).text(`${number}, ${day}`).moveDown(1.5);
  for (const [name, value] of facts) {
    const { y } = pdf;
    pdf.fontSize(10).fillColor(MUTED).text(name, MARGIN, y, { width: NAME_WIDTH });
    pdf
      .fillColor('black')
      .text(value, MARGIN + NAME_WIDTH, y, { width: WIDTH - NAME_WIDTH })
      .moveDown(0.4);
  }
  drawTable(pdf, table);
  pdf.font('Helvetica-Bold').text(total, MARGIN, pdf.y + ROW, { width: WIDTH, align: 'right' });
  pdf
    .font('Helvetica')
    .fontSize(8)
    .fillColor(MUTED)
    .text(NOTE, MARGIN, 842 - MARGIN - ROW, { width: WIDTH });
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawTable(pdf: InstanceType<typeof PDFDocument>, table: Paper['table']): void {
  const column = WIDTH / (table[0]?.length ?? 1);
  let y = pdf.y + ROW;
  for (const [place, cells] of table.entries()) {
    pdf.font(place === 0 ? 'Helvetica-Bold' : 'Helvetica');
    for (const [at, cell] of cells.entries())
      pdf.text(cell, MARGIN + at * column, y, { width: column - 6, height: ROW, ellipsis: true });
    y += ROW;
    pdf
      .moveTo(MARGIN, y - 5)
      .lineTo(MARGIN + WIDTH, y - 5)
      .lineWidth(0.5)
      .stroke('#d0d5db');
  }
}
