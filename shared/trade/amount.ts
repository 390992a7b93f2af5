import { decimal, isWithinLimit } from './decimal.ts';

/** Whether an amount that was calculated, such as a total, has at most twelve digits before the decimal point. */
export const fitsAmount = (value: string): boolean => isWithinLimit(decimal(value));
