/** SQL of whether a booking carries the order `alias` that was neither declined nor withdrawn. */
export const isBookedSql = (alias: string): string => `exists (
  select 1 from booking_purchase_order carried join booking on booking.id = carried.booking_id
  where carried.purchase_order_id = ${alias}.id and booking.status not in ('Declined', 'Cancelled'))`;
