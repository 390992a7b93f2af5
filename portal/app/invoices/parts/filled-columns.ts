import type { InvoiceLine } from './lines.tsx';

/** Which of the columns that a line may leave blank any line fills: the others say nothing, on screen and on paper. */
export const filledColumns = (lines: readonly InvoiceLine[]) => ({
  quantity: lines.some(({ quantity }) => typeof quantity === 'number'),
  unitCode: lines.some(({ unitCode }) => Boolean(unitCode)),
  unitCost: lines.some(({ unitCost }) => typeof unitCost === 'number'),
});
