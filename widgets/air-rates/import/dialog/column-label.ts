import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { decimalSignOf } from '../../../../shared/trade/number-notation.ts';
import { headingOf } from '../../columns/heading.ts';
import { texts } from '../texts/index.ts';

const LETTERS = 26;

/** The letters of a column as spreadsheets have them: 0 is `A`, 26 is `AA`. */
export function lettersOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % LETTERS));
  return index < LETTERS ? letter : lettersOf(Math.floor(index / LETTERS) - 1) + letter;
}

/** Gives the name of what a source column becomes. */
export function useTargetLabel(): (target: string) => string {
  const text = useText(texts);
  const sign = decimalSignOf(useLocale());
  return (target) =>
    target === 'time' || target === 'validity'
      ? text(`import.target.${target}`)
      : headingOf(target, text, sign);
}
