import { Fragment } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { isEndedBooking } from '../../../../shared/trade/record-words.ts';
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import { action } from '../record-page.css.ts';
import type { IssuedQuote } from './issued-quote.ts';
import { texts } from './texts/index.ts';

const bookedOf = ({ bookings }: IssuedQuote) => bookings.filter(({ status }) => !isEndedBooking(status));

/** Which bookings there are of a quote; nothing where there is none that counts. */
export function Booked({ quote }: { quote: IssuedQuote }) {
  const text = useText(texts);
  const booked = bookedOf(quote);
  if (booked.length === 0) return null;
  return (
    <p>
      {text('quote.booked')}
      {booked.map(({ id, reference }, place) => (
        <Fragment key={id}>
          {place > 0 && ','} <PortalLink href={pageOf.booking(id)}>{reference}</PortalLink>
        </Fragment>
      ))}
    </p>
  );
}

/**
 * The way from an accepted quote to its booking, or to a further one, which is asked about there. None where its goods are shipped
 * without a booking.
 */
export function BookingLink({ quote }: { quote: IssuedQuote }) {
  const text = useText(texts);
  const { id, shipment } = quote;
  const isBooked = bookedOf(quote).length > 0;
  if (!isBooked && shipment && shipment.status !== 'Cancelled') return null;
  return (
    <PortalLink href={`/booking/new?quote=${id}`} className={action}>
      {text(isBooked ? 'list.action.requestAnother' : 'list.action.requestBooking')}
    </PortalLink>
  );
}
