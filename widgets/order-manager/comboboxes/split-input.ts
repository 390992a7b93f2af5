import { inLanguage, type TextValue } from '../../../shared/i18n/define-texts.ts';
import { isShortened } from '../../../shared/trade/shortened-number.ts';
import { texts } from '../texts/index.ts';
import { withoutListMark } from './list-marks.ts';

/** Quick-add separators (PO-48); they are the spec's constant, whitespace of any kind included. */
const SEPARATORS = /[,+&\s]+/u;

/** The pieces of a list, each once, in their order (PO-39, PO-40, PO-46). */
export function piecesOf(text: string): string[] {
  return [...new Set(text.split(SEPARATORS).filter((piece) => piece !== ''))];
}

const PASTED_SEPARATORS = /[;、，；|,&\s]+|(?<!\dE)\++/iu;
/** Quotes, also those with which programs keep a spreadsheet from taking a number for one: `="00046"`. */
const AROUND = /^=?["'“”„«»]+|["'“”„«»]+$/gu;

/** The pieces of a pasted list (D-150), and those that a spreadsheet shortened, which stay with the user. */
export function pastedPieces(text: string): { pieces: string[]; shortened: string[] } {
  const all = text.split(/[\r\n]+/).flatMap((line) => withoutListMark(line).split(PASTED_SEPARATORS));
  const plain = [...new Set(all.map((piece) => piece.replaceAll(AROUND, '')))];
  return {
    pieces: plain.filter((piece) => /[\p{L}\p{N}]/u.test(piece) && !isShortened(piece)),
    shortened: plain.filter(isShortened),
  };
}

/** As a create label reads it: what is left of a list is several numbers. */
export const quoted = (text: string): string => piecesOf(text).join('", "');

export type InterpretedInput = { type: 'text'; text: string } | { type: 'pieces'; pieces: string[] };

/**
 * What a new search text means. A quick add starts when a separator comes in (D-75), not because one is there: pieces
 * that failed and stayed in the search text are tried again at the next separator, not at the next letter.
 */
export function interpretInput(before: string, after: string): InterpretedInput {
  if (!SEPARATORS.test(inserted(before, after))) return { type: 'text', text: after };
  const pieces = piecesOf(after);
  return pieces.length > 0 ? { type: 'pieces', pieces } : { type: 'text', text: '' };
}

/** What was put in between the parts that both texts share. */
function inserted(before: string, after: string): string {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}

/** The pieces that stay in the search text, before what was typed meanwhile (D-36). */
export function leftOver(pieces: readonly string[], text: string): string {
  return [...pieces, text].filter(Boolean).join(' ');
}

/** A piece that could not be added, and why. */
export interface Failure {
  readonly piece: string;
  readonly reason: TextValue;
}

/** How many numbers a message names; they all stand in their field. */
const NAMED = 10;

/** The numbers as a message names them. */
export const named = (numbers: readonly string[]): string =>
  `${numbers.slice(0, NAMED).join(', ')}${numbers.length > NAMED ? ', …' : ''}`;

/** `PO-7, PO-8: {reason}; PO-9: {other reason}` */
export function failureReason(failures: readonly Failure[]): TextValue {
  const byReason = new Map<string, { reason: TextValue; pieces: string[] }>();
  for (const { piece, reason } of failures) {
    const words = inLanguage('en', reason);
    const same = byReason.get(words) ?? { reason, pieces: [] };
    same.pieces.push(piece);
    byReason.set(words, same);
  }
  return [...byReason.values()].map(({ reason, pieces }) => {
    return texts('orders.quickAdd.failed', { pieces: named(pieces), reason });
  });
}
