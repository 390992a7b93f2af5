import * as v from 'valibot';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { isEndedBooking } from '../../../../shared/trade/record-words.ts';
import type { Viewer } from '../../../lists/definition.ts';
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import * as s from '../quote/acceptance.css.ts';
import { action } from '../record-page.css.ts';
import { AnswerState } from './answer-state.tsx';
import { requestAgain } from './request-again.ts';
import { requestedBooking } from './requested-booking.ts';
import { texts } from './texts/index.ts';

/** The booking of a shipment, with what became of it. */
export const ShipmentBooking = v.object(requestedBooking);

interface CancelledShipmentProps {
  booking: v.InferOutput<typeof ShipmentBooking> | null | undefined;
  viewer: Viewer;
}

/** That the goods of a shipment don't move, why, and what its customer does next. */
export function CancelledShipment({ booking, viewer }: CancelledShipmentProps) {
  const text = useText(texts);
  if (!booking || !isEndedBooking(booking.status)) return <p>{text('booking.shipment.cancelled')}</p>;
  const isOwner = viewer.companyId !== undefined && booking.customer?.id === viewer.companyId;
  const again = isOwner && requestAgain(booking);
  const { reference } = booking;
  return (
    <>
      <div className={s.state}>
        <p>
          {text(booking.status === 'Declined' ? 'booking.shipment.declined' : 'booking.shipment.withdrawn', {
            reference,
          })}
        </p>
        <AnswerState booking={booking} />
      </div>
      <div className={s.buttons}>
        <PortalLink href={pageOf.booking(booking.id)} className={action}>
          {text('booking.shipment.open', { reference })}
        </PortalLink>
        {again && (
          <PortalLink href={again} className={action}>
            {text('booking.again')}
          </PortalLink>
        )}
      </div>
    </>
  );
}
