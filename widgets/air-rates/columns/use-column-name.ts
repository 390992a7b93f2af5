import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { decimalSignOf } from '../../../shared/trade/number-notation.ts';
import { levelOf } from '../rows/rate-row.ts';
import { headingOf } from './heading.ts';
import { texts } from './texts/index.ts';

/** The name of a column in the user's language, by its id: `Routing`, `+ 100 Kgs`, `Minimum`. */
export function useColumnName(): (column: string) => string {
  const text = useText(texts);
  const sign = decimalSignOf(useLocale());
  return (column) => {
    const level = levelOf(column);
    return level === 'minimum' || level === 'normal'
      ? text(`air.columns.${level}`)
      : headingOf(column, text, sign);
  };
}
