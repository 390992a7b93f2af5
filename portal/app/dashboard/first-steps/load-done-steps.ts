import * as v from 'valibot';
import type { Client } from '../../../../shared/client/client.ts';

/** What an installation has to have before its people can work, in this order. */
export const STEPS = ['companies', 'people', 'records', 'rates', 'sheets'] as const;
export type Step = (typeof STEPS)[number];

const some = v.object({ results: v.array(v.object({ id: v.number() })) });

const Found = v.object({
  companies: some,
  people: some,
  shipments: some,
  bookings: some,
  orders: some,
  quotes: some,
  baseRates: some,
  airRates: some,
  sheets: some,
});

const QUERY = `query firstSteps {
  companies: allManagedCompany(where: { type: { eq: "Importer" } }, take: 1) { results { id } }
  people: allAccount(take: 2) { results { id } }
  shipments: allShipments(take: 1) { results { id } }
  bookings: allBooking(take: 1) { results { id } }
  orders: allPurchaseOrder(take: 1) { results { id } }
  quotes: allQuote(take: 1) { results { id } }
  baseRates: allBaseRate(take: 1) { results { id } }
  airRates: allRateSubmission(take: 1) { results { id } }
  sheets: allRateSheet(take: 1) { results { id } }
}`;

/** The steps that were taken already: of companies customers count, and whoever asks is one of the people. Throws `ClientError`. */
export async function loadDoneSteps(client: Client, signal: AbortSignal): Promise<ReadonlySet<Step>> {
  const found = await client.query(Found, { name: 'firstSteps', query: QUERY, signal });
  const has = (...keys: (keyof typeof found)[]) => keys.some((key) => found[key].results.length > 0);
  const isDone: Readonly<Record<Step, boolean>> = {
    companies: has('companies'),
    people: found.people.results.length > 1,
    records: has('shipments', 'bookings', 'orders', 'quotes'),
    rates: has('baseRates', 'airRates'),
    sheets: has('sheets'),
  };
  return new Set(STEPS.filter((step) => isDone[step]));
}
