import { useId } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { RATE_CONTAINERS } from '../../../../shared/trade/base-rate-words.ts';
import { Field } from '../../../../shared/ui/field/field.tsx';
import { TextInput } from '../../../../shared/ui/field/text-input.tsx';
import { ErrorIcon } from '../../../../shared/ui/icons/icons.tsx';
import type { Fields } from '../query/fields.ts';
import { texts } from '../texts/index.ts';
import * as s from './rate-search-form.css.ts';

interface ContainerFieldsProps {
  counts: Fields['counts'];
  error: string | undefined;
  onChange(counts: Fields['counts']): void;
}

/** How many containers of each type. */
export function ContainerFields({ counts, error, onChange }: ContainerFieldsProps) {
  const text = useText(texts);
  const errorId = useId();
  return (
    <fieldset className={s.containers} aria-describedby={error ? errorId : undefined}>
      <legend className={s.legend}>{text('rateSearch.containers')}</legend>
      <div className={s.boxes}>
        {RATE_CONTAINERS.map((type) => (
          <Field key={type} label={type}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              placeholder="0"
              maxLength={3}
              value={counts[type]}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              onText={(count) => onChange({ ...counts, [type]: count })}
            />
          </Field>
        ))}
      </div>
      <div aria-live="polite">
        {error && (
          <p id={errorId} className={s.error}>
            <ErrorIcon />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
