import type { Kysely } from 'kysely';
import { demoRate, workingDay } from '../../../exchange-rates/demo-source.ts';
import { insertRows } from '../../insert-rows.ts';
import type { NewRow, Tables } from '../../tables.ts';
import { type Calendar, DAY } from '../calendar.ts';

const DAYS = 30;

/** The currencies of the lanes that the demo's companies trade on, and of those beside them. */
const TRADED =
  'AED ARS AUD BDT BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP GTQ HKD HUF IDR ILS INR JPY KES KHR KRW KWD LKR MAD MXN MYR NOK NZD PEN PHP PKR PLN QAR RON SAR SEK SGD THB TRY TWD VND ZAR'.split(
    ' ',
  );

/** Rates of each working day of a month. Those after the demo's own day are made when they are asked for. */
export async function seedExchangeRates(db: Kysely<Tables>, { today }: Calendar): Promise<void> {
  const times = Array.from({ length: DAYS }, (_, index) => today - (DAYS - 1 - index) * DAY);
  const days = [...new Set(times.map(workingDay))];
  const rows = days.flatMap((day) => TRADED.map((currency) => rowOf(currency, day)));
  await insertRows(db, 'exchange_rate', rows);
}

function rowOf(currency: string, day: number): NewRow<'exchange_rate'> {
  const { usdRate, date, updatedAt, source } = demoRate(currency, day);
  return { currency, rate_date: date, usd_rate: usdRate, source, updated_at: updatedAt, asked_on: date };
}
