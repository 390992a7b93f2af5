import { sql, type Transaction } from 'kysely';
import type { UploadRates } from '../../../../shared/contract/air-rates-input.ts';
import { type Reason, reason } from '../../../../shared/contract/reasons.ts';
import { decimal } from '../../../../shared/trade/decimal.ts';
import type { Tables } from '../../db/tables.ts';
import { invalid } from '../../http/errors/api-error.ts';

type Trx = Transaction<Tables>;

/** A lane as it was sent and understood. */
export type SentRate = UploadRates['rates'][number];

/** What lanes refer to: the id of each airport by its code, and the names of the airlines. */
interface Known {
  airports: ReadonlyMap<string, number>;
  airlines: ReadonlySet<string>;
}

/** What is wrong with a field of a lane. */
type Refusal = Reason & { field: string };

/** @throws ApiError 422 that names the first lane of the chunk, counted from 1, and the field that can't be stored */
export async function checkRates(trx: Trx, rates: readonly SentRate[]): Promise<void> {
  const known = { airports: await airportsOf(trx, rates), airlines: await airlinesOf(trx, rates) };
  for (const [index, rate] of rates.entries()) {
    const refusal = refusalOf(rate, known);
    if (refusal) throw invalid({ ...refusal, line: index + 1 });
  }
}

/** The first check that fails, in the order of the screen (AIR-58). */
function refusalOf(rate: SentRate, { airports, airlines }: Known): Refusal | undefined {
  return (
    wrongAirport('from', rate, airports) ??
    wrongAirport('to', rate, airports) ??
    wrongAirline(rate, airlines) ??
    missing('validityFrom', rate) ??
    wrongPrices(rate) ??
    (rate.from === rate.to ? { ...reason('sameAirport'), field: 'to' } : undefined) ??
    wrongTransit(rate) ??
    wrongRouting(rate, airports) ??
    wrongValidity(rate)
  );
}

/** AIR-48, AIR-49, AIR-51 */
function missing(field: 'from' | 'to' | 'airline' | 'validityFrom', rate: SentRate): Refusal | undefined {
  return rate[field] ? undefined : { ...reason('fillIn'), field };
}

function wrongAirport(
  field: 'from' | 'to',
  rate: SentRate,
  airports: Known['airports'],
): Refusal | undefined {
  const empty = missing(field, rate);
  if (empty) return empty;
  const code = rate[field];
  const id = airports.get(code);
  if (id === undefined) return { ...reason('airport', { code }), field };
  const [idField, codeField] = [`${field}AirportId`, `${field}AirportCode`] as const;
  if (rate[idField] !== id) return { ...reason('airportId', { code }), field: idField };
  if (rate[codeField] !== code) return { ...reason('airportId', { code }), field: codeField };
  return undefined;
}

/** AIR-50, D-137 */
function wrongAirline(rate: SentRate, airlines: Known['airlines']): Refusal | undefined {
  const { airline } = rate;
  if (airline && !airlines.has(airline)) return { ...reason('airline', { name: airline }), field: 'airline' };
  return missing('airline', rate);
}

/** AIR-52 */
function wrongPrices({ weight }: SentRate): Refusal | undefined {
  if (weight.length === 0) return { ...reason('noWeightPrice'), field: 'weight' };
  const levels = weight.map(({ level }) => level);
  const twice = levels.find((level, index) => levels.indexOf(level) < index);
  return twice === undefined ? undefined : { ...reason('levelTwice', { level: twice }), field: 'weight' };
}

/** AIR-54, AIR-55 */
function wrongTransit({ minTime, maxTime }: SentRate): Refusal | undefined {
  if (minTime === null) return { ...reason('noTransitTime'), field: 'minTime' };
  if (maxTime === null) return { ...reason('noTransitTime'), field: 'maxTime' };
  return decimal(minTime).gt(maxTime) ? { ...reason('transitOrder'), field: 'minTime' } : undefined;
}

/** AIR-56, D-136 */
function wrongRouting({ routing }: SentRate, airports: Known['airports']): Refusal | undefined {
  if (routing.length === 0) return { ...reason('noRouting'), field: 'routing' };
  const code = routing.find((stop) => !airports.has(stop));
  if (code === undefined) return undefined;
  return { ...(code === '' ? reason('noRouting') : reason('airport', { code })), field: 'routing' };
}

/** AIR-57 */
function wrongValidity({ validityFrom, validityTo }: SentRate): Refusal | undefined {
  const endsEarly = validityFrom !== null && validityTo !== null && validityFrom > validityTo;
  return endsEarly ? { ...reason('validityOrder'), field: 'validityTo' } : undefined;
}

async function airportsOf(trx: Trx, rates: readonly SentRate[]): Promise<Known['airports']> {
  const codes = new Set(rates.flatMap(({ from, to, routing }) => [from, to, ...routing]));
  const { rows } = await sql<{ id: number; code: string }>`
    select airport.id, airport.code from airport where airport.code = any(${[...codes]}::text[])`.execute(
    trx,
  );
  return new Map(rows.map(({ id, code }) => [code, id]));
}

async function airlinesOf(trx: Trx, rates: readonly SentRate[]): Promise<Known['airlines']> {
  const names = new Set(rates.map(({ airline }) => airline));
  const { rows } = await sql<{ name: string }>`
    select company.company_name as name from company
    where company.entity_type = 'Airline' and company.company_name = any(${[...names]}::text[])`.execute(trx);
  return new Set(rows.map(({ name }) => name));
}
