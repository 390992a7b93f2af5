/** How programs keep a spreadsheet from taking a text for a number: `="00046"`. */
const AS_FORMULA = /^="((?:[^"]|"")*)"$/;
/** People write an apostrophe in front for that, which is part of the text wherever it wasn't typed into a spreadsheet. */
const MARKED = /^'(?=[\p{L}\p{N}._/-]+$)(?=.*\d)/u;

/** A text without what only keeps it from being taken for a number. */
export function plainText(text: string): string {
  if (text.startsWith('=')) {
    const [, inner] = AS_FORMULA.exec(text) ?? [];
    return inner === undefined ? text : inner.replaceAll('""', '"');
  }
  return text.startsWith("'") ? text.replace(MARKED, '') : text;
}
