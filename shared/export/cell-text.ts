/** Excel's own bound. */
const LONGEST_TEXT = 32_767;

/**
 * The text as a workbook can hold it: its XML knows no control characters and no half of a surrogate pair, and reads
 * `_x0041_` as an escaped letter.
 */
export function cellText(text: string): string {
  return text
    .slice(0, LONGEST_TEXT)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\t\n\P{Cc}]|[\uFFFE\uFFFF]/gu, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
}
