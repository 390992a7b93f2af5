import { CHUNK_SIZE, type LocalChargeCurrency } from '../../../shared/contract/air-rates.ts';
import type { LocalChargeInput } from '../../../shared/contract/air-rates-input.ts';
import { splitTokens } from '../../../shared/ui/grid/editors/tokens.ts';
import type { SubmittedRate } from '../events.ts';
import type { AirReference } from '../reference/air-reference.ts';
import { numberOf } from '../rows/cell-number.ts';
import { type FormContent, linesOf } from '../rows/form-content.ts';
import { type ChargeRow, isBlankCharge } from '../rows/local-charge.ts';
import { cellOf, levelColumn, type RateRow } from '../rows/rate-row.ts';
import { numberAt } from '../rules/lane.ts';
import type { Chunk } from './begun-upload.ts';

/** The decimal text of a cell; null for a blank one. Checks have refused what is no number. */
const amountAt = (row: RateRow, column: string): string | null => numberAt(row, column) ?? null;
function amountIn(cell: string): string | null {
  const number = numberOf(cell);
  return 'value' in number ? number.value : null;
}

/** A lane as it is sent (AIR-35, REF-21). Call it for lanes without errors. */
function rateOf(row: RateRow, levels: readonly string[], reference: AirReference): SubmittedRate {
  const airport = (column: string) => {
    const code = cellOf(row, column);
    return { code, id: reference.airport(code)?.id ?? null };
  };
  const [from, to] = [airport('from'), airport('to')];
  return {
    from: from.code,
    fromAirportId: from.id,
    fromAirportCode: from.code,
    to: to.code,
    toAirportId: to.id,
    toAirportCode: to.code,
    airline: cellOf(row, 'airline'),
    weight: levels.flatMap((level) => {
      const value = amountAt(row, levelColumn(level));
      return value === null ? [] : [{ level, value }];
    }),
    maxCapacity: amountAt(row, 'maxCapacity'),
    minTime: amountAt(row, 'minTime') ?? '',
    maxTime: amountAt(row, 'maxTime') ?? '',
    routing: splitTokens(cellOf(row, 'routing')).map((value, index) => ({ value, index })),
    validityFrom: cellOf(row, 'validityFrom'),
    validityTo: cellOf(row, 'validityTo') || null,
    comment: cellOf(row, 'comment'),
  };
}

const chargeOf = ({ cells }: ChargeRow): LocalChargeInput => ({
  name: cells.name ?? '',
  currency: (cells.currency ?? '') as LocalChargeCurrency,
  kgRate: amountIn(cells.kgRate ?? ''),
  shipmentRate: amountIn(cells.shipmentRate ?? ''),
  minRate: amountIn(cells.minRate ?? ''),
});

/**
 * The form in chunks, in the order of its lanes (API-44, API-45). Notes and charges stand in each of them, since any may
 * arrive alone; blank charges are left out, and with all of them the field (API-43, D-25).
 */
export function chunksOf(
  { rates, levels, charges, customerName, notes }: FormContent,
  reference: AirReference,
  recordId: number | null,
): { rates: readonly SubmittedRate[]; chunks: readonly Chunk[] } {
  const sent = rates.map((row) => rateOf(row, levels, reference));
  const filled = charges.filter((row) => !isBlankCharge(row)).map(chargeOf);
  const shared = {
    submissionNotes: { customerName: customerName.trim(), notes: linesOf(notes) },
    ...(filled.length > 0 && { charges: filled }),
    ...(recordId !== null && { recordId }),
  };
  const count = Math.ceil(sent.length / CHUNK_SIZE);
  const chunks = Array.from(
    { length: count },
    (_, index): Chunk => ({
      rates: sent.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
      ...shared,
      isFinalChunk: index === count - 1,
      chunk: index + 1,
      chunks: count,
    }),
  );
  return { rates: sent, chunks };
}

/** Numbers of the lanes of a chunk as the table shows them, first and last. */
export const lanesOfChunk = (chunk: number, count: number): readonly [first: number, last: number] => [
  (chunk - 1) * CHUNK_SIZE + 1,
  Math.min(chunk * CHUNK_SIZE, count),
];
