import type { Text } from '../../../shared/i18n/define-texts.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { NumberField } from '../form/number-field.tsx';
import { ContainerFields } from '../rate-search/form/container-fields.tsx';
import * as s from './booking-request.css.ts';
import type { Problems } from './check-entry.ts';
import type { RequestEntry } from './entry.ts';
import { texts } from './texts/index.ts';

interface CargoFieldsProps {
  entry: RequestEntry;
  problems: Problems | undefined;
  errorOf(field: keyof Problems): string | undefined;
  onChange(part: Partial<RequestEntry>): void;
}

/** What there is to ship: containers, or weight and volume; and how many pieces. */
export function CargoFields({ entry, problems, errorOf, onChange }: CargoFieldsProps) {
  const text = useText(texts);
  const { mode } = entry;
  const isOptional = text('booking.optional');
  const fields = [
    { name: 'weight', field: 'weightKg', label: texts('rateSearch.weight'), required: mode !== 'FCL' },
    { name: 'volume', field: 'volumeCbm', label: texts('rateSearch.volume'), required: mode === 'LCL' },
    { name: 'pieces', field: 'pieces', label: texts('booking.pieces'), required: false },
  ] as const satisfies readonly { label: Text; [other: string]: unknown }[];
  return (
    <>
      {mode === 'FCL' && (
        <ContainerFields
          counts={entry.counts}
          error={errorOf('containers')}
          onChange={(counts) => onChange({ counts })}
        />
      )}
      <div className={s.measures}>
        {fields.map(({ name, field, label, required }) => (
          <NumberField
            key={name}
            label={text(label)}
            required={required}
            hint={required ? undefined : isOptional}
            value={entry[name]}
            onNumber={(number) => onChange({ [name]: number })}
            problems={problems?.[field] ? [problems[field]] : []}
            error={errorOf(field)}
          />
        ))}
      </div>
    </>
  );
}
