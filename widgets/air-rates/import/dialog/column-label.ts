import type { Translate } from '../../../../shared/i18n/define-texts.ts';
import { headingOf } from '../../columns/heading.ts';
import type { TextId } from '../texts/index.ts';

const LETTERS = 26;

/** The letters of a column as spreadsheets have them: 0 is `A`, 26 is `AA`. */
export function lettersOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % LETTERS));
  return index < LETTERS ? letter : lettersOf(Math.floor(index / LETTERS) - 1) + letter;
}

/** The name of what a source column becomes. */
export const targetLabel = (target: string, text: Translate<TextId>): string =>
  target === 'time' || target === 'validity' ? text(`import.target.${target}`) : headingOf(target, text);
