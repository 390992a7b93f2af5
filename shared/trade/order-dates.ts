/** When the goods of a purchase order are ready, may leave, and have to be there; `YYYY-MM-DD`, null: not said. */
export const ORDER_DATES = ['cargoReadyOn', 'shipFrom', 'shipUntil', 'deliverBy'] as const;
export type OrderDate = (typeof ORDER_DATES)[number];
export type OrderDates = Readonly<Record<OrderDate, string | null>>;

/** Of two days the second lies before the first. */
const isReversed = (from: string | null, until: string | null): boolean =>
  from !== null && until !== null && until < from;

/** The dates that can't be, beside the others; one that isn't said contradicts none. */
export function contradictions({ cargoReadyOn, shipFrom, shipUntil, deliverBy }: OrderDates): OrderDate[] {
  const wrong: OrderDate[] = [];
  if (isReversed(cargoReadyOn, shipUntil)) wrong.push('cargoReadyOn');
  if (isReversed(shipFrom, shipUntil)) wrong.push('shipUntil');
  if (isReversed(shipFrom, deliverBy) || isReversed(cargoReadyOn, deliverBy)) wrong.push('deliverBy');
  return wrong;
}
