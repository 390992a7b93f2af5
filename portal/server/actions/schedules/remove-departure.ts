import { RemoveFlight, RemoveSailing } from '../../../../shared/contract/schedules.ts';
import { requireNotWished } from '../../schedules/wishing-bookings.ts';
import { defineAction } from '../action.ts';
import { personOf } from '../audit/person.ts';
import { callingProvider } from '../calling-provider.ts';
import { requireRevision } from '../record-revision.ts';
import { lockDeparture } from './locked-departure.ts';
import { removeDeparture } from './store-departure.ts';

/**
 * MOD-14: the provider takes a sailing out of the schedules.
 *
 * @throws ApiError 403 for others and an unknown sailing; 409 where somebody else saved since; 422 where bookings ask for it
 */
export const removeSailing = defineAction({
  id: '882c8753-7ff3-48f1-b9ad-ea072bdf8037',
  input: RemoveSailing,
  async allow(trx, caller, { sailingId }) {
    callingProvider(caller);
    return lockDeparture(trx, 'sailing', sailingId);
  },
  // It is gone by then; the first answer is the person's own.
  allowRepeat: async (_trx, caller) => personOf(caller),
  async run(trx, sailing, { revision }) {
    await requireRevision(trx, { type: 'sailing', id: sailing.id }, revision);
    await requireNotWished(trx, { type: 'sailing', id: sailing.id }, { code: 'departureWished' });
    return removeDeparture(trx, 'sailing', sailing);
  },
});

/** MOD-14: the provider takes a flight out of the schedules, as {@link removeSailing}. */
export const removeFlight = defineAction({
  id: '78d41f72-bb25-485a-94b1-66457b6670af',
  input: RemoveFlight,
  async allow(trx, caller, { flightId }) {
    callingProvider(caller);
    return lockDeparture(trx, 'flight', flightId);
  },
  allowRepeat: async (_trx, caller) => personOf(caller),
  async run(trx, flight, { revision }) {
    await requireRevision(trx, { type: 'flight', id: flight.id }, revision);
    await requireNotWished(trx, { type: 'flight', id: flight.id }, { code: 'departureWished' });
    return removeDeparture(trx, 'flight', flight);
  },
});
