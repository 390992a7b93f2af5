/** When the goods of a purchase order are ready, may leave, and have to be there; `YYYY-MM-DD`, null: not said. */
export const ORDER_DATES = ['cargoReadyOn', 'shipFrom', 'shipUntil', 'deliverBy'] as const;
export type OrderDate = (typeof ORDER_DATES)[number];
export type OrderDates = Readonly<Record<OrderDate, string | null>>;

/** A date that contradicts others of its order. */
export type ContradictingDate = Extract<OrderDate, 'cargoReadyOn' | 'deliverBy'>;

type Day = string | null | undefined;

/** Of two days the second lies before the first; one that isn't said contradicts none. */
const isReversed = (from: Day, until: Day): boolean => Boolean(from && until && until < from);

/** Whether the ship window ends before it begins, which can't be (D-157). */
export const isWindowReversed = ({
  shipFrom,
  shipUntil,
}: Pick<OrderDates, 'shipFrom' | 'shipUntil'>): boolean => isReversed(shipFrom, shipUntil);

/**
 * The dates that contradict the others: facts, which are stored, marked and told (D-157). The goods are ready only after the
 * window, or have to be there before they can leave.
 */
export function contradictions({
  cargoReadyOn,
  shipFrom,
  shipUntil,
  deliverBy,
}: { readonly [date in OrderDate]?: Day }): ContradictingDate[] {
  const contradicting: ContradictingDate[] = [];
  if (isReversed(cargoReadyOn, shipUntil)) contradicting.push('cargoReadyOn');
  if (isReversed(shipFrom, deliverBy) || isReversed(cargoReadyOn, deliverBy)) contradicting.push('deliverBy');
  return contradicting;
}

/** When the shipments of an order that haven't left yet are to leave: the first and the last of these days. */
export interface Departures {
  readonly firstDepartureOn?: Day;
  readonly lastDepartureOn?: Day;
}

/** A date of an order that contradicts what is booked, and the day of the departure that it contradicts. */
export interface PlanContradiction {
  readonly date: Exclude<OrderDate, 'deliverBy'>;
  readonly departsOn: string;
}

/**
 * The dates that contradict the booked departures (D-157): the goods are ready only after one of them, or one of them is outside
 * the ship window. An arrival after the day of delivery makes the order late, and so is no mark of its own.
 */
export function planContradictions({
  cargoReadyOn,
  shipFrom,
  shipUntil,
  firstDepartureOn: first,
  lastDepartureOn: last,
}: { readonly [date in OrderDate]?: Day } & Departures): PlanContradiction[] {
  const contradicting: PlanContradiction[] = [];
  if (first && isReversed(cargoReadyOn, first))
    contradicting.push({ date: 'cargoReadyOn', departsOn: first });
  if (first && isReversed(shipFrom, first)) contradicting.push({ date: 'shipFrom', departsOn: first });
  if (last && isReversed(last, shipUntil)) contradicting.push({ date: 'shipUntil', departsOn: last });
  return contradicting;
}
