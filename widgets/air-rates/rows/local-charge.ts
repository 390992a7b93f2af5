import type { GridRow } from '../../../shared/ui/grid/model/grid-model.ts';

/**
 * A local charge at the destination as it stands in its table (AIR-38): its name is that of a charge type, its currency
 * USD or CAD, the rates keep their text.
 */
export type ChargeRow = GridRow;

/** Ids of the columns in their order (AIR-32). */
export const CHARGE_COLUMNS = ['name', 'currency', 'kgRate', 'shipmentRate', 'minRate'] as const;
export type ChargeColumn = (typeof CHARGE_COLUMNS)[number];

export const RATE_COLUMNS = ['kgRate', 'shipmentRate', 'minRate'] as const satisfies ChargeColumn[];

/** AIR-40 */
const FIRST_CURRENCY = 'USD';

let keys = 0;

/** A charge with a key that none had before. */
export function newCharge(cells: Readonly<Record<string, string>> = { currency: FIRST_CURRENCY }): ChargeRow {
  keys += 1;
  return { key: `charge ${keys}`, cells };
}

/** Whether nothing was entered in the row: a currency alone is no charge (D-25). */
export const isBlankCharge = ({ cells }: ChargeRow): boolean =>
  !['name', ...RATE_COLUMNS].some((column) => cells[column]?.trim());
