import { useId, useRef, useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { RATE_CONTAINERS } from '../../../../shared/trade/base-rate-words.ts';
import { type NumberEntry, readingOf, writtenEntry } from '../../../../shared/trade/number-entry.ts';
import { Field } from '../../../../shared/ui/field/field.tsx';
import { ErrorIcon } from '../../../../shared/ui/icons/icons.tsx';
import { NumberChoices } from '../../../../shared/ui/number-field/number-choices.tsx';
import { NumberInput, type NumberInputProps } from '../../../../shared/ui/number-field/number-input.tsx';
import { useNumberEntry } from '../../../../shared/ui/number-field/use-number-entry.ts';
import { useFieldRules } from '../../form/form.tsx';
import type { Fields } from '../query/fields.ts';
import { texts } from '../texts/index.ts';
import * as s from './rate-search-form.css.ts';

interface ContainerFieldsProps {
  counts: Fields['counts'];
  error: string | undefined;
  onChange(counts: Fields['counts']): void;
}

/** How many containers of each type. What can't be read is told below all of them, once its field was left. */
export function ContainerFields({ counts, error, onChange }: ContainerFieldsProps) {
  const text = useText(texts);
  const errorId = useId();
  const place = useRef<HTMLFieldSetElement>(null);
  const [isLeft, setLeft] = useState(false);
  const { isReadOnly } = useFieldRules();
  const unread = RATE_CONTAINERS.filter((type) => isUnread(counts[type]));
  const shown = error ?? (isLeft && unread.length > 0 ? text('rateSearch.problem.containers') : undefined);
  const [ambiguous] = RATE_CONTAINERS.flatMap((type) => {
    const reading = readingOf(counts[type]);
    return 'readings' in reading ? [{ type, readings: reading.readings }] : [];
  });
  const set = (type: (typeof RATE_CONTAINERS)[number], count: NumberEntry) =>
    onChange({ ...counts, [type]: count });
  return (
    <fieldset ref={place} className={s.containers} aria-describedby={shown ? errorId : undefined}>
      <legend className={s.legend}>{text('rateSearch.containers')}</legend>
      <div className={s.boxes}>
        {RATE_CONTAINERS.map((type) => (
          <Field key={type} label={type}>
            <CountInput
              count={counts[type]}
              onCount={(count) => set(type, count)}
              readOnly={isReadOnly}
              aria-invalid={shown && (unread.length === 0 || unread.includes(type)) ? true : undefined}
              aria-describedby={shown ? errorId : undefined}
              onLeave={() => setLeft(true)}
            />
          </Field>
        ))}
      </div>
      <div aria-live="polite">
        {shown && (
          <div id={errorId} className={s.error}>
            <ErrorIcon />
            {ambiguous ? (
              <NumberChoices
                text={writtenEntry(counts[ambiguous.type], '.')}
                readings={ambiguous.readings}
                onChoose={(_text, value) => {
                  set(ambiguous.type, { value });
                  place.current?.querySelectorAll('input')[RATE_CONTAINERS.indexOf(ambiguous.type)]?.focus();
                }}
              />
            ) : (
              shown
            )}
          </div>
        )}
      </div>
    </fieldset>
  );
}

const isUnread = (entry: NumberEntry): boolean => {
  const reading = readingOf(entry);
  return 'error' in reading && reading.error !== 'blank';
};

interface CountInputProps extends Omit<NumberInputProps, 'value' | 'onText'> {
  count: NumberEntry;
  onCount(count: NumberEntry): void;
}

function CountInput({ count, onCount, onLeave, ...rest }: CountInputProps) {
  const entered = useNumberEntry({ value: count, onNumber: onCount });
  return (
    <NumberInput
      {...rest}
      {...entered.input}
      placeholder="0"
      onLeave={(text) => {
        entered.settle();
        onLeave?.(text);
      }}
    />
  );
}
