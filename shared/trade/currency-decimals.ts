/**
 * The decimals of ISO 4217 where they aren't two. `Intl` doesn't have these: it knows how many are usually shown, which of
 * Hungarian forints are none.
 */
export const OTHER_DECIMALS: Readonly<Record<number, readonly string[]>> = {
  0: [
    ...['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW'],
    ...['PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'],
  ],
  3: ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'],
};
const DECIMALS: ReadonlyMap<string, number> = new Map(
  Object.entries(OTHER_DECIMALS).flatMap(([decimals, codes]) =>
    codes.map((code) => [code, Number(decimals)] as const),
  ),
);

/** How many decimals ISO 4217 gives a currency: the yen none. */
export const currencyDecimals = (currency: string): number => DECIMALS.get(currency) ?? 2;
