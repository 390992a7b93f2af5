import type { Cell } from 'hucre/xlsx';

type Run = NonNullable<Cell['richText']>[number];

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';

const withDigits = (text: string, digits: string): string =>
  text.replace(/\d/g, (digit) => digits[Number(digit)]!);

/** Whether a part is struck out: by its own font, else as its cell is. */
const isOut = ({ font }: Run, isCellStruck: boolean): boolean =>
  font ? font.strikethrough === true : isCellStruck;

/** Whether all that a cell holds is struck out. */
export const isWhollyStruck = (runs: readonly Run[], isCellStruck: boolean): boolean =>
  runs.every((run) => !run.text.trim() || isOut(run, isCellStruck));

/**
 * The text of a cell whose parts look different: raised and lowered digits stay apart from those beside them (`4.20²`), and
 * what is struck out is gone where something else stands beside it.
 */
export function richTextOf(runs: readonly Run[], isCellStruck = false): string {
  const shown = isWhollyStruck(runs, isCellStruck) ? runs : runs.filter((run) => !isOut(run, isCellStruck));
  const isAllRaised = shown.every(({ font }) => font?.vertAlign !== undefined);
  return shown
    .map(({ text, font }) => {
      if (isAllRaised || font?.vertAlign === undefined) return text;
      return withDigits(text, font.vertAlign === 'superscript' ? RAISED : LOWERED);
    })
    .join('');
}
