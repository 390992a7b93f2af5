import type { IdOf, Translate } from '../../../../shared/i18n/define-texts.ts';
import type { Formats } from '../../../../shared/i18n/formats.ts';
import { providerDay } from '../../../../shared/trade/provider-day.ts';
import { reasonText } from '../parts/delay-text.ts';
import type { texts } from './texts/index.ts';

interface Language {
  text: Translate<IdOf<typeof texts>>;
  formats: Pick<Formats, 'date'>;
}

type Given<T> = T | null | undefined;

/** An order as the server says that it is late; days as YYYY-MM-DD. */
export interface LateOrder {
  /** Null where it isn't late. */
  daysLate?: Given<number>;
  lateReason?: Given<string>;
  shipUntil?: Given<string>;
  deliverBy?: Given<string>;
  /** Of the last of its shipments. */
  arrivalOn?: Given<string>;
  /** Those that the viewer sees. */
  shipments: readonly {
    reference: string;
    status?: Given<string>;
    arrivalOn?: Given<string>;
    delayReason?: Given<string>;
  }[];
}

/**
 * Which days the lateness of an order compares, and why the shipment that arrives too late does, each as a sentence; nothing
 * for an order that isn't late. `now` in milliseconds; its day is the provider's (MOD-05, D-154).
 */
export function latenessTexts(order: LateOrder, now: number, language: Language): string[] {
  const { daysLate, lateReason } = order;
  if (typeof daysLate !== 'number') return [];
  switch (lateReason) {
    case 'Not Shipped':
      return [compared('order.late.notShipped', order.shipUntil, language)];
    case 'Not Delivered':
    case 'Arrives Late':
      return [deliveryText(order, now, language), ...arrivalReason(order, language)];
    default:
      return [language.text('order.late.shipment')];
  }
}

const compared = (
  id: 'order.late.notShipped' | 'order.late.notDelivered',
  day: Given<string>,
  { text, formats }: Language,
) => text(id, { day: day ? formats.date(day) : '' });

function deliveryText({ deliverBy, arrivalOn }: LateOrder, now: number, language: Language): string {
  const { text, formats } = language;
  const isToCome = arrivalOn && arrivalOn > providerDay(now);
  if (!isToCome) return compared('order.late.notDelivered', deliverBy, language);
  return text('order.late.arrives', {
    day: deliverBy ? formats.date(deliverBy) : '',
    arrival: formats.date(arrivalOn),
  });
}

/** What the agent says of the shipment that arrives last. */
function arrivalReason({ arrivalOn, shipments }: LateOrder, { text }: Language): string[] {
  const last = shipments.find(
    (shipment) => shipment.status !== 'Cancelled' && shipment.delayReason && shipment.arrivalOn === arrivalOn,
  );
  const reason = last && reasonText(text, { delayReason: last.delayReason });
  return reason ? [text('order.late.reason', { reference: last.reference, reason })] : [];
}
