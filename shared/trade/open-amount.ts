import { decimal } from './decimal.ts';
import { withAtMost } from './money.ts';

interface Paid {
  amount: number;
  paidAmount: number;
  creditedAmount: number;
}

/** What is left to pay, as exact decimal text; the data API answers amounts as numbers. */
export const openAmountOf = ({ amount, paidAmount, creditedAmount }: Paid): string =>
  withAtMost(decimal(String(amount)).minus(String(paidAmount)).minus(String(creditedAmount)).toFixed(), 3);
