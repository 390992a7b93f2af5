/** SQL of an amount as exact decimal text with two decimals, or as many as it has: dinars have three (D-149). */
export const amountText = (amount: string): string =>
  `round(${amount}, greatest(2, min_scale(${amount})))::text`;
