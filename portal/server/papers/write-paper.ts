import type { Locale } from '../../../shared/i18n/locales.ts';
import type { Paper } from '../../papers/paper.ts';
import { readFonts } from '../pdf/fonts.ts';
import { writePages } from '../pdf/write-pages.ts';
import { layOutPaper, PAGE } from './paper-pages.ts';

interface Written {
  locale: Locale;
  /** Its date, YYYY-MM-DD. */
  day: string;
  /** What is said where the font has no letters for a text. */
  boxes: string;
  /** What is said where it isn't in the language of its reader. */
  otherLanguage: string | null;
  /** What a page says of its number. */
  page(page: string, pages: string): string;
}

/** The PDF of a document to a customer, upright. The same document gives the same bytes. */
export async function writePaper(
  paper: Paper,
  { locale, day, boxes, otherLanguage, page }: Written,
): Promise<ArrayBuffer> {
  const fonts = readFonts(locale);
  const pages = layOutPaper(paper, { boxes, otherLanguage }, fonts);
  const { heading, seller, foot } = paper;
  return writePages(
    {
      size: PAGE,
      title: heading,
      author: seller?.name ?? '',
      locale,
      day,
      pages,
      footer: foot || heading,
      page,
    },
    fonts,
  );
}
