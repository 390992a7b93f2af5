import type { Fonts, Letters } from '../../../pdf/fonts.ts';
import { oneLine } from '../../../pdf/one-line.ts';
import { createWriter, type Page, type PageSize, paragraphWriter, widthOf } from '../../../pdf/page.ts';
import { layOutTable, type TableStart } from '../../../pdf/table.ts';
import { wrap } from '../../../pdf/wrap.ts';
import type { SheetDocument } from '../sheet-document.ts';
import { textColumns } from './cell-texts.ts';

/** A4 in landscape. */
export const PAGE: PageSize = { width: 841.89, height: 595.28, side: 34, top: 34, bottom: 46 };

const TITLE_SIZE = 15;

export interface Layout {
  pages: readonly Page[];
  tables: readonly TableStart[];
}

/** Puts the sheet on pages: the heading on the first one, and the labels of a table on each page that has rows of it. */
export function layOut(document: SheetDocument, fonts: Fonts): Layout {
  const writer = createWriter(PAGE);
  for (const line of wrap(
    oneLine(document.title),
    widthOf(PAGE),
    (text) => fonts.bold.width(text) * TITLE_SIZE,
  ))
    writer.line(line, TITLE_SIZE, 'bold');
  writer.space(2);
  const paragraph = paragraphWriter(writer, fonts);
  for (const line of document.heading) paragraph(line, 'text');
  if (document.otherLanguage) paragraph(document.otherLanguage, 'muted');
  if (!isWritten(document, fonts.regular)) paragraph(document.boxes, 'muted');
  const tables = document.tables.map((table) => {
    const columns = textColumns(table, document.formats);
    return layOutTable({ ...table, columns, none: document.none }, fonts, writer);
  });
  return { pages: writer.pages, tables };
}

/** Whether the font has a letter for all that stands in the sheet. */
function isWritten({ heading, tables }: SheetDocument, { has }: Letters): boolean {
  const texts = new Set(heading);
  for (const { columns } of tables)
    for (const { values, second } of columns)
      for (const value of [...values, ...(second?.values ?? [])]) if (value !== null) texts.add(value);
  return [...texts].every((text) => has(oneLine(text)));
}
