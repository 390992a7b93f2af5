import * as v from 'valibot';
import { INCOTERMS } from '../../../shared/trade/incoterms.ts';
import { Text } from '../../lists/definitions/common.ts';
import { selectionOf } from '../../lists/request/selection.ts';
import { client } from '../client/client.ts';
import type { RequestEntry } from './entry.ts';

/** Bookings that are looked at for one that says who its parties are. */
const LOOKED_AT = 5;

const Request = v.object({ shipper: Text, consignee: Text, pickUp: Text, incoterm: Text });
const Bookings = v.object({
  results: v.array(v.object({ reference: v.string(), requests: v.array(Request) })),
});
const Last = v.object({ lane: Bookings, any: Bookings });

const QUERY = `query lastParties($lane: JSON, $any: JSON, $newest: JSON) {
  lane: allBooking(where: $lane, sort: $newest, take: ${LOOKED_AT}) { results ${selectionOf(Bookings.entries.results.item)} }
  any: allBooking(where: $any, sort: $newest, take: ${LOOKED_AT}) { results ${selectionOf(Bookings.entries.results.item)} }
}`;

export type Parties = Pick<RequestEntry, 'shipper' | 'consignee' | 'pickUp' | 'incoterm'>;

export const partiesOf = ({ shipper, consignee, pickUp, incoterm }: Parties): Parties => ({
  ...{ shipper, consignee, pickUp, incoterm },
});

/** Parties and terms, and the booking that has them. */
export interface LastParties {
  readonly parties: Parties;
  readonly reference: string;
}

/** Between whom and under which terms a customer's goods went last: on this lane, else anywhere; nothing of one who never said. */
export async function lastParties(
  {
    mode,
    origin,
    destination,
    customer,
  }: Pick<RequestEntry, 'mode' | 'origin' | 'destination'> & { customer: number },
  signal: AbortSignal,
): Promise<LastParties | undefined> {
  const kind = mode === 'Air' ? 'Airport' : 'Port';
  const any = { customer: { id: { eq: customer } } };
  const lane = {
    ...any,
    [`origin${kind}`]: { id: { eq: origin ?? 0 } },
    [`destination${kind}`]: { id: { eq: destination ?? 0 } },
  };
  const variables = { lane, any, newest: { field: 'createdAt', order: 'DESC' } };
  const found = await client.query(Last, { name: 'lastParties', query: QUERY, variables, signal });
  const all = [...found.lane.results, ...found.any.results].flatMap(({ reference, requests }) =>
    requests.map((request) => ({ reference, request })),
  );
  const last = all.find(({ request }) => request.shipper || request.consignee);
  if (!last) return undefined;
  const { reference, request } = last;
  return {
    reference,
    parties: {
      shipper: request.shipper ?? '',
      consignee: request.consignee ?? '',
      pickUp: request.pickUp ?? '',
      incoterm: INCOTERMS.find((one) => one === request.incoterm) ?? '',
    },
  };
}
