import { MOST_MONTHS, monthAfter, monthsOf } from '../../../shared/contract/reports.ts';
import { providerDay } from '../../../shared/trade/provider-day.ts';

/** What the charts compare: shipments, TEU by sea or kilograms by air, or the charges in one currency: `spend-USD`. */
export type Measure = 'shipments' | 'volume' | `spend-${string}`;

const MEASURE = /^(shipments|volume|spend-([A-Z]{3}|none))$/;

/** Null: the charges in lines that name no currency. */
export const spendIn = (currency: string | null): `spend-${string}` => `spend-${currency ?? 'none'}`;

export function currencyOf(measure: `spend-${string}`): string | null {
  const currency = measure.slice('spend-'.length);
  return currency === 'none' ? null : currency;
}

/** What the address says of a report. */
export interface ReportQuery {
  /** YYYY-MM, both included. */
  from: string;
  to: string;
  carrier: number | null;
  customer: number | null;
  /** Both ends of a lane, or neither. */
  lane: { origin: number; destination: number } | null;
  measure: Measure;
}

/** Months of a report whose address names none. */
const USUAL_MONTHS = 12;

/** Also the month of a day: the reports had periods of days. */
const MONTH = /^((?:19|20)\d\d-(?:0[1-9]|1[0-2]))(?:-\d\d)?$/;

/** By the provider's calendar, as the months of the figures (D-154). */
const monthOf = (time: number): string => providerDay(time).slice(0, 7);

/** Whatever the address has that is no filter is left out. `now` is in milliseconds. */
export function readReportQuery(params: URLSearchParams, now: number): ReportQuery {
  const month = (name: string) => MONTH.exec(params.get(name) ?? '')?.[1];
  const given = { from: month('from'), to: month('to') };
  const to = given.to ?? (given.from ? later(monthOf(now), given.from) : monthOf(now));
  const [origin, destination] = [idIn(params.get('origin')), idIn(params.get('destination'))];
  return {
    from: given.from ?? monthAfter(to, 1 - USUAL_MONTHS),
    to,
    carrier: idIn(params.get('carrier')),
    customer: idIn(params.get('customer')),
    lane: origin && destination ? { origin, destination } : null,
    measure: (MEASURE.exec(params.get('measure') ?? '')?.[0] ?? 'shipments') as Measure,
  };
}

const later = (one: string, other: string) => (one > other ? one : other);

function idIn(text: string | null): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0;
  return id > 0 && id <= 2_147_483_647 ? id : null;
}

/** The address's parameters, of which the usual ones are left out; those of others stay. */
export function writeReportQuery(query: ReportQuery, params: URLSearchParams, now: number): URLSearchParams {
  const next = new URLSearchParams(params);
  const usual = readReportQuery(new URLSearchParams(), now);
  const isUsualPeriod = query.from === usual.from && query.to === usual.to;
  const values = {
    from: isUsualPeriod ? null : query.from,
    to: isUsualPeriod ? null : query.to,
    carrier: query.carrier,
    customer: query.customer,
    origin: query.lane?.origin,
    destination: query.lane?.destination,
    measure: query.measure === 'shipments' ? null : query.measure,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value == null) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** What is wrong with a period, so that nothing is asked for it. */
export function periodProblem(query: Pick<ReportQuery, 'from' | 'to'>): 'reversed' | 'long' | undefined {
  const months = monthsOf(query);
  if (months < 1) return 'reversed';
  return months > MOST_MONTHS ? 'long' : undefined;
}

/** The months that can be chosen, the latest one first: five years, and those of the address. */
export function choosableMonths({ from, to }: Pick<ReportQuery, 'from' | 'to'>, now: number): string[] {
  const months = Array.from({ length: 60 }, (_, n) => monthAfter(monthOf(now), -n));
  return [...new Set([...months, from, to])].sort().reverse();
}
