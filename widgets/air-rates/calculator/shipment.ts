import { type ChargeableWeight, chargeableWeight, USUAL_RULES } from '../../../shared/trade/air-freight.ts';
import type { DecimalSign } from '../../../shared/trade/number-notation.ts';
import { type EnteredNumber, enteredNumber } from '../rows/entered-number.ts';

const DIMENSIONS = ['length', 'width', 'height'] as const;
export const FIELDS = ['gross', 'pieces', ...DIMENSIONS, 'divisor'] as const;
export type ShipmentField = (typeof FIELDS)[number];

/** What was typed, by field. */
export type Shipment = Readonly<Record<ShipmentField, string>>;

export const EMPTY: Shipment = {
  gross: '',
  pieces: '',
  length: '',
  width: '',
  height: '',
  divisor: USUAL_RULES.divisor,
};

export type ShipmentError = Extract<EnteredNumber, { error: unknown }>['error'] | 'zero' | 'notWhole';

export interface ShipmentReading {
  readonly errors: Readonly<Partial<Record<ShipmentField, ShipmentError>>>;
  /** null as long as a field is wrong. */
  readonly chargeable: ChargeableWeight | null;
}

/**
 * The chargeable weight of what was typed. The gross weight is needed; length, width and height are all given or none of
 * them, and without a number of pieces they are those of one.
 *
 * @param sign the decimal sign of the user's language
 */
export function readShipment(shipment: Shipment, sign: DecimalSign): ShipmentReading {
  const values: Partial<Record<ShipmentField, string>> = {};
  const errors: Partial<Record<ShipmentField, ShipmentError>> = {};
  const hasDimensions = DIMENSIONS.some((field) => shipment[field].trim() !== '');
  const isNeeded = (field: ShipmentField): boolean =>
    field === 'gross' || field === 'divisor' || (hasDimensions && field !== 'pieces');

  for (const field of FIELDS) {
    const read = enteredNumber(shipment[field], sign);
    if ('value' in read) {
      values[field] = read.value;
      if (read.value === '0') errors[field] = 'zero';
      else if (field === 'pieces' && read.value.includes('.')) errors[field] = 'notWhole';
    } else if (read.error !== 'blank') errors[field] = read.error;
    else if (isNeeded(field)) errors[field] = 'blank';
  }
  if (Object.keys(errors).length > 0) return { errors, chargeable: null };
  const { gross = '', pieces: count = '1', length = '', width = '', height = '', divisor = '' } = values;
  const pieces = hasDimensions ? { count, length, width, height } : null;
  return { errors, chargeable: chargeableWeight(gross, pieces, { ...USUAL_RULES, divisor }) };
}
