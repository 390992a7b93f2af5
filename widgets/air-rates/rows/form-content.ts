import { DEFAULT_LEVELS } from '../../../shared/contract/air-rates.ts';
import { today } from '../../../shared/trade/calendar-days.ts';
import { type ChargeRow, isBlankCharge, newCharge } from './local-charge.ts';
import { newRow, type RateRow } from './rate-row.ts';

/** All that a clerk enters: a draft holds it, and a submit sends it. */
export interface FormContent {
  /** The weight levels in their order (AIR-34). */
  readonly levels: readonly string[];
  readonly rates: readonly RateRow[];
  readonly charges: readonly ChargeRow[];
  readonly customerName: string;
  /** The submission's notes, as typed. */
  readonly notes: string;
}

/** AIR-36 */
export const newRate = (): RateRow => newRow({ validityFrom: today() });

/** AIR-68: one empty rate and one empty charge. */
export const emptyContent = (): FormContent => ({
  levels: DEFAULT_LEVELS,
  rates: [newRate()],
  charges: [newCharge()],
  customerName: '',
  notes: '',
});

/** Whether nothing was entered in the lane: the first day of its validity is there from the start. */
export const isBlankRate = ({ cells }: RateRow): boolean =>
  !Object.entries(cells).some(([column, text]) => column !== 'validityFrom' && text.trim());

/** Whether nothing was entered at all, so that there is nothing to store. */
export const isEmpty = ({ levels, rates, charges, customerName, notes }: FormContent): boolean =>
  levels.length === DEFAULT_LEVELS.length &&
  rates.every(isBlankRate) &&
  charges.every(isBlankCharge) &&
  !customerName.trim() &&
  !notes.trim();

/** AIR-41: the lines of the notes that hold something. */
export const linesOf = (notes: string): string[] =>
  notes
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
