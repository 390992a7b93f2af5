import * as v from 'valibot';
import { BookingAnswer, type SaveBookingRequest } from '../../../shared/contract/booking-requests.ts';
import { partOfNumber } from '../../lists/definitions/common.ts';
import { client } from '../client/client.ts';
import type { Named } from './entry.ts';

/** How many orders or companies are offered at a time. */
const OFFERED = 20;

/** Requests a booking, or changes a requested one; a repeat with the same key takes effect once. */
export const saveBookingRequest = (input: SaveBookingRequest, key: string): Promise<BookingAnswer> =>
  client.action('saveBookingRequest', input, BookingAnswer, { key });

const Orders = v.object({
  found: v.object({ results: v.array(v.object({ id: v.number(), orderNumbers: v.string() })) }),
});

/** The newest orders of a company with this part in their numbers. */
export async function findOrders(company: number, text: string, signal: AbortSignal): Promise<Named[]> {
  const part = text ? partOfNumber('orderNumbers', text) : {};
  const { found } = await client.query(Orders, {
    name: 'orders',
    query: `query orders($where: JSON, $newest: JSON) {
      found: allPurchaseOrder(where: $where, sort: $newest, take: ${OFFERED}) { results { id orderNumbers } }
    }`,
    variables: {
      where: { orderPurchaser: { id: { eq: company } }, ...part },
      newest: { field: 'createdAt', order: 'DESC' },
    },
    signal,
  });
  return found.results.map(({ id, orderNumbers }) => ({ id, label: orderNumbers }));
}

const Companies = v.object({
  found: v.object({ results: v.array(v.object({ id: v.number(), companyName: v.string() })) }),
});

/** The importers that the caller may request bookings for. */
export async function findCustomers(text: string, signal: AbortSignal): Promise<Named[]> {
  const { found } = await client.query(Companies, {
    name: 'customers',
    query: `query customers($where: JSON) {
      found: allCompany(where: $where, take: ${OFFERED}) { results { id companyName } }
    }`,
    variables: {
      where: { entityType: { eq: 'Importer' }, ...(text && { companyName: { matches: text } }) },
    },
    signal,
  });
  return found.results.map(({ id, companyName }) => ({ id, label: companyName }));
}
