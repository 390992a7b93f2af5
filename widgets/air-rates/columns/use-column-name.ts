import { useText } from '../../../shared/i18n/use-text.ts';
import { type FixedColumn, levelOf } from '../rows/rate-row.ts';
import { texts } from './texts/index.ts';

/** The name of a column in the user's language, by its id: `Routing`, `+ 100 Kgs` (AIR-27 to AIR-29). */
export function useColumnName(): (column: string) => string {
  const text = useText(texts);
  return (column) => {
    const level = levelOf(column);
    if (level === undefined) return text(`air.columns.${column as FixedColumn}`);
    if (level === 'minimum' || level === 'normal') return text(`air.columns.${level}`);
    return /^\d/.test(level) ? text('air.columns.level', { level }) : level;
  };
}
