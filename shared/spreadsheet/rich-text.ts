import type { Cell } from 'hucre/xlsx';

type Run = NonNullable<Cell['richText']>[number];

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';

const withDigits = (text: string, digits: string): string =>
  text.replace(/\d/g, (digit) => digits[Number(digit)]!);

/**
 * The text of a cell whose parts look different: raised and lowered digits stay apart from those beside them (`4.20²`), and
 * what is struck out is gone where something else stands beside it.
 */
export function richTextOf(runs: readonly Run[]): string {
  const kept = runs.filter(({ text, font }) => !font?.strikethrough && text.trim());
  const shown = kept.length > 0 ? runs.filter(({ font }) => !font?.strikethrough) : runs;
  const isAllRaised = shown.every(({ font }) => font?.vertAlign !== undefined);
  return shown
    .map(({ text, font }) => {
      if (isAllRaised || font?.vertAlign === undefined) return text;
      return withDigits(text, font.vertAlign === 'superscript' ? RAISED : LOWERED);
    })
    .join('');
}
