import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { isEndedBooking } from '../../../shared/trade/record-words.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { pageOf } from '../../lists/definitions/record-pages.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import { entryOfQuote } from './entry.ts';
import { Filled, NEW } from './filled.tsx';
import { QuoteFacts } from './source-facts.tsx';
import type { QuoteSource } from './sources.ts';
import { texts } from './texts/index.ts';
import { WithLastParties } from './with-last-parties.tsx';

/** A request that comes of a quote; whether one that is booked is booked once more is asked first (MOD-04). */
export function OfQuote({ quote }: { quote: QuoteSource }) {
  const text = useText(texts);
  const [isFurther, setFurther] = useState(false);
  const { id, reference, status } = quote;
  const isAccepted = status === 'Accepted';
  const booked = quote.bookings.filter((booking) => !isEndedBooking(booking.status));
  if (isAccepted && booked.length > 0 && !isFurther)
    return (
      <Banner
        kind="warning"
        actions={
          <>
            {booked.map((booking) => (
              <PortalLink key={booking.id} href={pageOf.booking(booking.id)}>
                {text('booking.shipment.open', { reference: booking.reference })}
              </PortalLink>
            ))}
            <Button size="sm" onClick={() => setFurther(true)}>
              {text('list.action.requestAnother')}
            </Button>
          </>
        }
      >
        {text('booking.quote.booked', {
          quote: reference,
          bookings: booked.map((booking) => booking.reference).join(', '),
        })}
      </Banner>
    );
  return (
    <>
      {!isAccepted && (
        <Banner kind="warning">
          {text('booking.quoteOpen', { reference })} {text('booking.quote.isWithout')}
        </Banner>
      )}
      {isAccepted && <QuoteFacts quote={quote} booked={booked} />}
      {/* Also of one that was taken back: what was entered for it before is still here. */}
      <WithLastParties entry={entryOfQuote(quote)}>
        {(entry, last) => (
          <Filled
            about={`quote ${id}`}
            on={
              isAccepted ? { ...NEW, quoteId: id, quoteBookingIds: booked.map((booking) => booking.id) } : NEW
            }
            start={() => entry}
            last={last}
            isChosen={isFurther}
          />
        )}
      </WithLastParties>
    </>
  );
}
