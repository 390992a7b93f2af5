import type { FakeNetwork } from '../../../helpers/network.ts';

const NONE = { results: [] };
const NOTHING = { found: NONE, own: NONE, partners: NONE, places: NONE, lane: NONE, any: NONE };

/** The form of a request has nothing to offer: no orders, parties, departures or earlier bookings. */
export function offersNothing(network: FakeNetwork): void {
  for (const model of ['PurchaseOrder', 'Company', 'Booking', 'Sailing'])
    network.on(`query all${model}`, () => Response.json({ data: NOTHING }));
}
