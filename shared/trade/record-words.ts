/** The closed lists of the records, in the server's words (D-115): what a record can be, and imports are checked against. */
export const RECORD_MODES = ['Ocean', 'Air'] as const;
export const QUOTE_CONTAINERS = ['FCL', 'LCL', 'Loose'] as const;
export const BOOKING_STATUSES = ['Requested', 'Confirmed', 'Shipped', 'Declined', 'Cancelled'] as const;
export const SHIPMENT_STATUSES = ['Booked', 'In Transit', 'Delivered', 'Cancelled'] as const;
/** How far a shipment came that is in transit, by the last milestone that was reached. */
export const REACHED_STAGES = ['Arrived', 'Discharged', 'Customs Cleared', 'Out for Delivery'] as const;
/** What people are told of a shipment: its status, and in transit how far it came. */
export const SHIPMENT_STAGES = ['Booked', 'In Transit', ...REACHED_STAGES, 'Delivered', 'Cancelled'] as const;
export const QUOTE_STATUSES = ['Requested', 'Open', 'Accepted', 'Declined', 'Expired', 'Cancelled'] as const;
export const MANIFEST_STATUSES = ['Open', 'Closed'] as const;

export const INVOICE_STATUSES = ['Open', 'Partly Paid', 'Overdue', 'Paid', 'Cancelled', 'Credited'] as const;
export const DELIVERY_STATUSES = ['Requested', 'Confirmed', 'Delivered', 'Cancelled'] as const;

/** Whether a booking was declined or withdrawn: nothing is carried by it, and it can't be taken up again. */
export const isEndedBooking = (status: string | null | undefined): boolean =>
  status === 'Declined' || status === 'Cancelled';

/** Whether its customer has decided about a quote: what it was decided with doesn't change any more (D-152). */
export const isAnsweredQuote = (status: string | null | undefined): boolean =>
  status === 'Accepted' || status === 'Declined';

/** Whether nothing of a quote changes any more: it was answered, or its customer has withdrawn the request. */
export const isEndedQuote = (status: string | null | undefined): boolean =>
  isAnsweredQuote(status) || status === 'Cancelled';

export type QuoteStatus = (typeof QUOTE_STATUSES)[number];
export type ReachedStage = (typeof REACHED_STAGES)[number];
export type RecordMode = (typeof RECORD_MODES)[number];
export type RecordStatus =
  | (typeof BOOKING_STATUSES)[number]
  | (typeof SHIPMENT_STAGES)[number]
  | QuoteStatus
  | (typeof MANIFEST_STATUSES)[number]
  | InvoiceStatus
  | DeliveryStatus;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
