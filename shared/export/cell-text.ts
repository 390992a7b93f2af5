/** Excel's own bound. */
const LONGEST_TEXT = 32_767;

/** The text as a document can hold it: without control characters but tabs and ends of lines, and half surrogate pairs. */
export const plainText = (text: string): string =>
  text
    .slice(0, LONGEST_TEXT)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\t\n\P{Cc}]|[\uFFFE\uFFFF]/gu, '');

/** The text as a cell of a workbook, whose XML reads `_x0041_` as an escaped letter. */
export const cellText = (text: string): string => plainText(text).replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
