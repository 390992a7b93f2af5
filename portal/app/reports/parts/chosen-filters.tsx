import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { Report } from '../load-report.ts';
import { chosenFilters } from '../report-rows.ts';
import { texts } from '../texts/index.ts';
import * as s from './parts.css.ts';

/** On paper, which shows no fields, the filters in words. */
export function ChosenFilters({ report }: { report: Report }) {
  const text = useText(texts);
  const formats = useFormats();
  const filters = chosenFilters(report, { text, formats });
  return (
    filters.length > 0 && <p className={s.chosenFilters}>{filters.map(({ words }) => words).join(' · ')}</p>
  );
}
