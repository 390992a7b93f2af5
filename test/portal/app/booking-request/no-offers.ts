import type { FakeNetwork } from '../../../helpers/network.ts';

const NONE = { results: [] };
const NOTHING = {
  ...{ found: NONE, own: NONE, suppliers: NONE, partners: NONE, places: NONE, lane: NONE, any: NONE },
  ...{ templates: NONE, bookings: NONE },
};

/** The form of a request has nothing to offer: no orders, parties, departures, templates or earlier bookings. */
export function offersNothing(network: FakeNetwork): void {
  for (const model of ['PurchaseOrder', 'Company', 'Booking', 'BookingTemplate', 'Sailing'])
    network.on(`query all${model}`, () => Response.json({ data: NOTHING }));
}
