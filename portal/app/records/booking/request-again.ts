import type { RequestedBooking } from './requested-booking.ts';

/** The request form as the booking's quote fills it, else as the booking was requested, with its orders. */
export const requestAgain = ({
  id,
  requests: [request],
}: Pick<RequestedBooking, 'id' | 'requests'>): string =>
  request?.quote ? `/booking/new?quote=${request.quote.id}` : `/booking/new?again=${id}`;
