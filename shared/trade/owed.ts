import { decimal } from './decimal.ts';

interface Paid {
  amount: number;
  paidAmount: number;
  creditedAmount: number;
}

/** What is left to pay, as exact decimal text; the data API answers amounts of two decimals as numbers. */
export const owedOf = ({ amount, paidAmount, creditedAmount }: Paid): string =>
  decimal(amount.toFixed(2)).minus(paidAmount.toFixed(2)).minus(creditedAmount.toFixed(2)).toFixed(2);
