/** The prices of a base rate: the columns of an import and of the table, and the container type that has the price. */
export const PRICE_COLUMNS = [
  { id: 'price20gp', column: 'price_20gp', container: '20GP' },
  { id: 'price40gp', column: 'price_40gp', container: '40GP' },
  { id: 'price40hc', column: 'price_40hc', container: '40HC' },
  { id: 'price45hc', column: 'price_45hc', container: '45HC' },
  { id: 'lclPerCbm', column: 'lcl_per_cbm', container: null },
  { id: 'lclMinimum', column: 'lcl_minimum', container: null },
] as const;

export type PriceColumn = (typeof PRICE_COLUMNS)[number]['column'];
