import type { RateSheetRequest } from '../../../../shared/contract/rate-sheets.ts';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { readDate } from '../../../../shared/trade/date-text.ts';
import { BLANK, type NumberEntry, storedNumber } from '../../../../shared/trade/number-entry.ts';
import { readPercentage } from '../../../../shared/trade/percentage.ts';
import { defaultWindow, windowProblem } from '../../../../shared/trade/rate-sheet-rules.ts';
import { readingMessage } from '../../../../shared/ui/grid/date/date-cell.ts';
import { texts } from '../texts/index.ts';

/** The values of the form under the names of SHEET-01; what can't be read is kept letter by letter. */
export interface Entries {
  readonly validityFrom: string;
  readonly validityTo: string;
  readonly FAK_percentage: NumberEntry;
  readonly NAC_percentage: NumberEntry;
  readonly includeExistingRateSheetCharges: boolean;
  readonly includeExternalRates: boolean;
}

export type FieldName = keyof Entries;

/** What is wrong with a field; none for a right one. */
export type Problems = Readonly<Partial<Record<FieldName, Text>>>;

/** The days of the window and whether external rates count, as far as they are known. */
export interface RateSheetWindow {
  /** YYYY-MM-DD, both included. */
  readonly from: string;
  readonly to: string;
  readonly includeExternalRates: boolean;
}

/** The mark-ups of the company, of those who may choose others for one sheet; null for everybody else (D-147). */
export type Markups = Readonly<Record<'FAK' | 'NAC', string>> | null;

/** What a new sheet begins with (SHEET-03, SHEET-04, SHEET-15, SHEET-18). */
export function initialEntries(today: string, markups: Markups): Entries {
  const { from, to } = defaultWindow(today);
  return {
    validityFrom: from,
    validityTo: to,
    FAK_percentage: markups ? storedNumber(markups.FAK) : BLANK,
    NAC_percentage: markups ? storedNumber(markups.NAC) : BLANK,
    includeExistingRateSheetCharges: false,
    includeExternalRates: false,
  };
}

/** All that is wrong with the entries (SHEET-05 to SHEET-14). Booleans are always there, so never wrong (D-78). */
export function problemsOf(entries: Entries, markups: Markups, locale: string): Problems {
  const problems: Partial<Record<FieldName, Text>> = {};
  const from = readDate(entries.validityFrom, locale);
  const to = readDate(entries.validityTo, locale);
  if ('error' in from) problems.validityFrom = readingMessage(from) ?? texts('sheetForm.from.required');
  if ('error' in to) problems.validityTo = readingMessage(to) ?? texts('sheetForm.to.required');
  const problem = 'value' in from && 'value' in to ? windowProblem(from.value, to.value) : undefined;
  if (problem) problems.validityTo = texts(`sheetForm.to.${problem}`);
  if (!markups) return problems;
  const fak = percentageError(entries.FAK_percentage);
  if (fak) problems.FAK_percentage = texts(`sheetForm.fak.${fak}`);
  const nac = percentageError(entries.NAC_percentage);
  if (nac) problems.NAC_percentage = texts(`sheetForm.nac.${nac}`);
  return problems;
}

/** Of one that can be read in two ways, both are offered in the place of these words. */
function percentageError(entry: NumberEntry) {
  const read = readPercentage(entry);
  if (!('error' in read)) return undefined;
  return read.error === 'ambiguous' ? 'notANumber' : read.error;
}

/** The window of the entries; undefined where its days aren't right. */
export function windowOf(entries: Entries, locale: string): RateSheetWindow | undefined {
  const from = readDate(entries.validityFrom, locale);
  const to = readDate(entries.validityTo, locale);
  if (!('value' in from && 'value' in to) || windowProblem(from.value, to.value)) return undefined;
  return { from: from.value, to: to.value, includeExternalRates: entries.includeExternalRates };
}

/** What right entries are sent as (D-64, API-67, API-68), with percentages of those alone who may choose them (D-147). */
export function requestOf(
  entityId: number,
  entries: Entries,
  { markups, locale }: { markups: Markups; locale: string },
): RateSheetRequest {
  const { from, to, includeExternalRates } = windowOf(entries, locale)!;
  return {
    entityId,
    ...(markups && {
      nacPercentage: numberIn(entries.NAC_percentage),
      fakPercentage: numberIn(entries.FAK_percentage),
    }),
    existingRateSheetCharges: entries.includeExistingRateSheetCharges,
    includeExternalRates,
    validFrom: from,
    validTo: to,
  };
}

const numberIn = (entry: NumberEntry): number => Number((readPercentage(entry) as { value: string }).value);
