import { sql, type Transaction } from 'kysely';
import { reason } from '../../../../shared/contract/reasons.ts';
import { decimal, rateText } from '../../../../shared/trade/decimal.ts';
import { convert, convertUnitCost } from '../../../../shared/trade/money.ts';
import type { Tables } from '../../db/tables.ts';
import { OLDEST_RATE_DAYS, RATE_TODAY } from '../../exchange-rates/rate-source.ts';
import type { ChargeList } from './charge-list.ts';
import { invalidLine } from './invalid-line.ts';
import type { SentLine } from './stored-lines.ts';

type Conversion = NonNullable<SentLine['original']>;
type Rate = Pick<Conversion, 'currency' | 'rate' | 'rateDate' | 'source'>;

const CONVERTED = ['unitCost', 'totalPrice', 'minimumPrice'] as const;

/**
 * The amounts of a line before the conversion must give its converted ones (CHG-43), at a rate that this server has
 * answered and would answer still, or that the stored list has (D-22).
 *
 * @throws ApiError 422 that names the line and the field
 */
export async function checkConversions(
  trx: Transaction<Tables>,
  { quote, lines: stored }: ChargeList,
  lines: readonly SentLine[],
): Promise<void> {
  const answered = await answeredRates(trx, conversionsOf(lines));
  const known = new Set([...answered, ...conversionsOf(stored)].map(rateKey));
  for (const [index, line] of lines.entries()) {
    const { original } = line;
    if (!original) continue;
    if (!quote) throw invalidLine(index, 'original', reason('manifestConverted'));
    if (line.currency !== 'USD') throw invalidLine(index, 'currency', reason('notInUsd'));
    const { rate, currency, rateDate: date } = original;
    if (!known.has(rateKey(original)))
      throw invalidLine(index, 'original.rate', reason('rate', { rate, currency, date }));
    checkAmounts(index, line, original);
  }
}

function checkAmounts(index: number, line: SentLine, original: Conversion): void {
  for (const field of CONVERTED) {
    const entered = original[field];
    const inUsd = field === 'unitCost' ? convertUnitCost : convert;
    const converted = entered === null ? null : inUsd(entered, original.rate);
    if (line[field] === converted) continue;
    const { currency, rate } = original;
    const values = { given: line[field] ?? 'blank', entered: entered ?? 'blank', currency, rate };
    throw invalidLine(index, field, reason('conversion', values));
  }
}

const conversionsOf = (lines: readonly SentLine[]) => lines.flatMap(({ original }) => original ?? []);

const rateKey = ({ currency, rate, rateDate, source }: Rate) =>
  JSON.stringify([currency, rate, rateDate, source]);

/**
 * The rates of these currencies and days, as `GET /api/exchange-rate/pair/{currency}/USD` answers them. One more day than
 * there: what it answered shortly before midnight is still on somebody's screen.
 */
async function answeredRates(trx: Transaction<Tables>, asked: readonly Rate[]): Promise<Rate[]> {
  if (asked.length === 0) return [];
  const { rows } = await sql<Rate>`
    select currency, usd_rate as rate, rate_date as "rateDate", source from exchange_rate
    where rate_date >= ${sql.raw(RATE_TODAY)} - ${sql.lit(OLDEST_RATE_DAYS + 1)}
    and (currency, rate_date) in (
      select * from unnest(
        ${asked.map(({ currency }) => currency)}::text[], ${asked.map(({ rateDate }) => rateDate)}::date[]
      )
    )`.execute(trx);
  return rows.map((row) => ({ ...row, rate: rateText(decimal(row.rate)) }));
}
