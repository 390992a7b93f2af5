import { joinedLevels } from '../../../shared/trade/weight-levels.ts';
import type { StoredRate, StoredSubmission } from '../api/submission.ts';
import { type FormContent, isBlankRate } from '../rows/form-content.ts';
import { isBlankCharge, newCharge } from '../rows/local-charge.ts';
import { nextDays } from '../rows/next-days.ts';
import { cellOf, type RateRow } from '../rows/rate-row.ts';
import { submissionRows, withoutZeros } from '../rows/submission-rows.ts';

/** How many rates can be renewed at once: a clerk looks through them before they are submitted. */
export const MOST_RENEWED = 200;

interface WithRenewed {
  readonly content: FormContent;
  /** How many rates were added. */
  readonly added: number;
  /** Left out: those whose lane is entered already from that day, and those that never end. */
  readonly there: number;
  readonly endless: number;
}

/**
 * The form with stored rates that go on after their last days, below what is entered, and the charges of a submission where
 * none are entered.
 */
export function withRenewed(
  content: FormContent,
  rates: readonly StoredRate[],
  { charges }: Pick<StoredSubmission, 'charges'>,
): WithRenewed {
  const stored = submissionRows(rates);
  const renewed = stored.rows.flatMap((row) => {
    const days = nextDays(row);
    return days ? [{ ...row, cells: { ...row.cells, ...days } }] : [];
  });
  const endless = stored.rows.length - renewed.length;
  if (renewed.length === 0) return { content, added: 0, there: 0, endless };
  const entered = content.rates.filter((row) => !isBlankRate(row));
  const known = new Set(entered.map(laneOf));
  const added = renewed.filter((row) => {
    const lane = laneOf(row);
    const isNew = !known.has(lane);
    known.add(lane);
    return isNew;
  });
  const hasCharges = content.charges.some((charge) => !isBlankCharge(charge)) || charges.length === 0;
  return {
    content: {
      ...content,
      levels: joinedLevels(content.levels, stored.levels),
      rates: [...entered, ...added],
      charges: hasCharges ? content.charges : charges.map(chargeRow),
    },
    added: added.length,
    there: renewed.length - added.length,
    endless,
  };
}

/** The lane of a row from its first day on. */
const laneOf = (row: RateRow): string =>
  JSON.stringify(['from', 'to', 'airline', 'validityFrom'].map((column) => cellOf(row, column)));

/** A stored charge as a row of the form. */
export const chargeRow = ({ name, currency, ...rates }: StoredSubmission['charges'][number]) =>
  newCharge({
    name,
    currency,
    ...Object.fromEntries(Object.entries(rates).map(([column, rate]) => [column, withoutZeros(rate)])),
  });
