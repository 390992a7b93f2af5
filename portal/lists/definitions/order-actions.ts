import { isEndedBooking } from '../../../shared/trade/record-words.ts';
import type { RecordLink } from '../definition.ts';
import { texts } from '../texts/index.ts';

/** A booking or a shipment. */
interface CarriesOrders {
  id: number;
  status?: string | null | undefined;
}

const manageOrders = (href: string): RecordLink => ({ text: texts('list.action.manageOrders'), href });

/** The way to the orders of a booking; those of one that was declined or withdrawn stay as they are. */
export const bookingActions = ({ id, status }: CarriesOrders): RecordLink[] =>
  isEndedBooking(status) ? [] : [manageOrders(`/booking/purchase-order-and-style-manager/?record_id=${id}`)];

/** The way to the orders of a shipment; those of a cancelled one stay as those of its booking do. */
export const shipmentActions = ({ id, status }: CarriesOrders): RecordLink[] =>
  status === 'Cancelled'
    ? []
    : [manageOrders(`/shipments/purchase-order-and-style-manager/?record_id=${id}`)];
