import type { Text } from '../../../shared/i18n/define-texts.ts';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { RATE_CONTAINERS } from '../../../shared/trade/base-rate-words.ts';
import { isDay } from '../../../shared/trade/calendar-days.ts';
import { isBlank, type NumberEntry, valueIn, writtenEntry } from '../../../shared/trade/number-entry.ts';
import type { Places } from '../rate-search/use-places.ts';
import type { FieldName } from './check-entry.ts';
import type { Departure, Named, RequestEntry } from './entry.ts';
import { texts } from './texts/index.ts';

/** The fields at which a refusal is shown. */
export const FIELD_NAMES: Readonly<Record<FieldName, true>> = {
  ...{ customerId: true, origin: true, destination: true, cargoReadyOn: true, containers: true },
  ...{ weightKg: true, volumeCbm: true, pieces: true, orderIds: true },
  ...{ shipper: true, consignee: true, remarks: true, incoterm: true, isDangerous: true },
  ...{ unNumber: true, dangerClass: true, pickUp: true, sailingId: true, flightId: true },
};

const NAMES: Readonly<Record<keyof RequestEntry, Text>> = {
  customer: texts('list.col.customer'),
  mode: texts('rateSearch.mode'),
  origin: texts('list.col.origin'),
  destination: texts('list.col.destination'),
  day: texts('booking.cargoReadyOn'),
  weight: texts('rateSearch.weight'),
  volume: texts('rateSearch.volume'),
  counts: texts('rateSearch.containers'),
  pieces: texts('booking.pieces'),
  orders: texts('booking.orders'),
  newOrders: texts('booking.orders.new'),
  shipper: texts('booking.shipper'),
  consignee: texts('booking.consignee'),
  remarks: texts('booking.remarks'),
  incoterm: texts('booking.incoterm'),
  danger: texts('booking.danger'),
  unNumber: texts('booking.unNumber'),
  dangerClass: texts('booking.dangerClass'),
  pickUp: texts('booking.pickUp'),
  departure: texts('booking.departure'),
};

/** What a field is called and what stands in it, where two people have changed it. */
export function useEntryText(places: Places) {
  const text = useText(texts);
  const formats = useFormats();
  /** What can't be read as a number stands as it was typed. */
  const numberText = (entry: NumberEntry, unit = '') => {
    const value = valueIn(entry);
    if (value === undefined) return writtenEntry(entry, '.');
    return `${formats.number(Number(value), { maximumFractionDigits: 20 })} ${unit}`.trim();
  };
  const valueText = (field: keyof RequestEntry, value: RequestEntry[keyof RequestEntry]): string => {
    if (value === null) return '';
    switch (field) {
      case 'origin':
      case 'destination':
        return places.options.find(({ id }) => id === value)?.label ?? String(value);
      case 'day':
        return isDay(value as string) ? formats.date(value as string) : (value as string);
      case 'mode':
        return text(`rateSearch.mode.${value as RequestEntry['mode']}`);
      case 'danger':
        return value === '' ? '' : text(value === 'yes' ? 'booking.danger.yes' : 'booking.danger.no');
      case 'customer':
        return (value as Named).label;
      case 'departure': {
        const { label, departsOn } = value as Departure;
        return `${label}, ${formats.date(departsOn)}`;
      }
      case 'orders':
        return (value as readonly Named[]).map(({ label }) => label).join(', ');
      case 'newOrders':
        return (value as readonly string[]).join(', ');
      case 'counts': {
        const counts = value as RequestEntry['counts'];
        return RATE_CONTAINERS.flatMap((type) =>
          isBlank(counts[type]) ? [] : `${numberText(counts[type])} × ${type}`,
        ).join(', ');
      }
      case 'weight':
        return numberText(value as NumberEntry, 'kg');
      case 'volume':
        return numberText(value as NumberEntry, 'CBM');
      case 'pieces':
        return numberText(value as NumberEntry);
      default:
        return String(value);
    }
  };
  return { nameOf: (field: keyof RequestEntry) => NAMES[field], valueText };
}
