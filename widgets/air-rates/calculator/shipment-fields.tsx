import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { NumberField } from '../../../shared/ui/number-field/number-field.tsx';
import * as s from './calculator-dialog.css.ts';
import { FIELDS, type Shipment, type ShipmentField, type ShipmentReading } from './shipment.ts';
import { texts } from './texts/index.ts';

interface ShipmentFieldsProps {
  shipment: Shipment;
  errors: ShipmentReading['errors'];
  onChange(shipment: Shipment): void;
}

/** The fields of a shipment. A blank one is an error only after the user was in it: it may still be filled. */
export function ShipmentFields({ shipment, errors, onChange }: ShipmentFieldsProps) {
  const text = useText(texts);
  const [left, setLeft] = useState<ReadonlySet<ShipmentField>>(new Set());
  const errorOf = (field: ShipmentField): string | undefined => {
    const error = errors[field];
    // The field itself has the error of a number that can be read in two ways.
    if (!error || error === 'ambiguous' || (error === 'blank' && !left.has(field))) return undefined;
    return text(`air.calculator.error.${error}`);
  };
  return (
    <div className={s.fields}>
      {FIELDS.map((field) => (
        <NumberField
          key={field}
          label={text(`air.calculator.field.${field}`)}
          required={field === 'gross' || field === 'divisor'}
          value={shipment[field]}
          error={errorOf(field)}
          maxLength={20}
          onText={(value) => onChange({ ...shipment, [field]: value })}
          onLeave={() => setLeft((before) => new Set(before).add(field))}
        />
      ))}
    </div>
  );
}
