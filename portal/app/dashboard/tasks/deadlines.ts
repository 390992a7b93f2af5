import { addDays } from '../../../../shared/trade/calendar-days.ts';

/** How many days ahead a quote or a rate that ends is something to be done. */
const QUOTE_DAYS = 14;
const RATE_DAYS = 30;

/** The days, YYYY-MM-DD and both included, in which a quote or a rate has to end to be a task. */
export interface Deadlines {
  from: string;
  quotesTo: string;
  ratesTo: string;
}

export const deadlinesOn = (today: string): Deadlines => ({
  from: today,
  quotesTo: addDays(today, QUOTE_DAYS),
  ratesTo: addDays(today, RATE_DAYS),
});
