import * as v from 'valibot';
import type { Text as Words } from '../../../shared/i18n/define-texts.ts';
import { ownValue } from '../../../shared/own-value.ts';
import { DELAYS } from '../../../shared/trade/delays/delay-terms.ts';
import type { Terms } from '../../../shared/trade/terms.ts';
import type { Column, Row } from '../definition.ts';
import { type TextId, texts } from '../texts/index.ts';
import { Amount, Text } from './common.ts';

/** Fields of when a shipment arrives, or an order by the last of its shipments, and by how many days it is late. */
export const ARRIVING = { arrivalOn: Text, arrivalBasis: Text, daysLate: Amount };

const Arriving = v.object(ARRIVING);
type Arriving = Row & v.InferOutput<typeof Arriving>;

/** By what the day of an arrival is known, where that isn't its plan. */
const ARRIVAL_NOTES: Readonly<Record<string, TextId>> = {
  Actual: 'list.col.arrived',
  Expected: 'list.arrival.expected',
  'Not Before': 'list.arrival.notBefore',
};

/** When it arrived, else when it is expected, else when that is planned. Saved views know the column by its first id. */
export const arrival: Column<Arriving> = {
  id: 'arrivesOn',
  label: 'list.col.arrivesOn',
  kind: 'date',
  value: (row) => row.arrivalOn,
  note({ arrivalBasis }) {
    const note = ownValue(ARRIVAL_NOTES, arrivalBasis ?? '');
    return note && texts(note);
  },
};

/** Why an order is late, beside what delays its shipments. */
const ORDER_DELAYS: Terms = {
  'Shipment Late': texts('list.late.shipment'),
  'Not Shipped': texts('list.late.notShipped'),
  'Not Delivered': texts('list.late.notDelivered'),
  'Arrives Late': texts('list.late.arrives'),
};
const REASONS: Terms = { ...DELAYS, ...ORDER_DELAYS };

/**
 * By how many days something is behind its plan, or is expected to be, and why as far as that is known: of a reason without a
 * name, what was noted of it.
 */
export function lateNote(
  daysLate: number | null | undefined,
  why: string | null | undefined,
  note?: string | null,
): Words | undefined {
  if (!daysLate) return undefined;
  const late = texts('list.late', { days: daysLate });
  const reason = why === 'Other' && note ? note : why && ownValue(REASONS, why);
  return reason ? texts('list.lateBecause', { late, reason }) : late;
}
