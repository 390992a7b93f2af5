import { readFonts } from '../../../pdf/fonts.ts';
import { writePages } from '../../../pdf/write-pages.ts';
import type { SheetDocument } from '../sheet-document.ts';
import { layOut, PAGE } from './pages.ts';

/**
 * The PDF of a sheet: its tables below one another on pages in landscape, those columns that have values, with the labels
 * on each page. The same document gives the same bytes.
 */
export async function writePdf(document: SheetDocument): Promise<ArrayBuffer> {
  const fonts = readFonts(document.locale);
  const { pages, tables } = layOut(document, fonts);
  const { title, provider, formats, day, footer, page } = document;
  return writePages(
    { size: PAGE, title, author: provider, locale: formats.locale, day, pages, parts: tables, footer, page },
    fonts,
  );
}
