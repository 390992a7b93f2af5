import { useText } from '../../../../shared/i18n/use-text.ts';
import { LONGEST_TEXT } from '../../../../shared/list/list-query.ts';
import { useDebouncedText } from '../../../../shared/list/use-debounced-text.ts';
import { frame } from '../../../../shared/ui/field/control.css.ts';
import { Field, useFieldControl } from '../../../../shared/ui/field/field.tsx';
import { TextInput } from '../../../../shared/ui/field/text-input.tsx';
import type { Filter } from '../../../lists/definition.ts';
import { texts } from '../../../lists/texts/index.ts';
import { DayFilter } from './day-filter.tsx';
import * as s from './list-toolbar.css.ts';
import { PlaceFilter } from './place-filter.tsx';

interface ValueProps {
  value: string;
  onValue(value: string): void;
}

interface FilterFieldProps extends ValueProps {
  filter: Filter;
  /** Id of what is wrong with the value. */
  error: string | undefined;
  /** Whether a day was left as something that is none. */
  onUnreadable(is: boolean): void;
}

/** One filter: a choice, a text, a port or an airport, or a day. */
export function FilterField({ filter, value, error, onValue, onUnreadable }: FilterFieldProps) {
  const text = useText(texts);
  if (filter.kind === 'port' || filter.kind === 'airport') {
    const isAir = filter.kind === 'airport';
    return <PlaceFilter label={text(filter.label)} isAir={isAir} value={value} onValue={onValue} />;
  }
  if (filter.kind === 'date')
    return (
      <DayFilter key={filter.id} label={text(filter.label)} {...{ value, error, onValue, onUnreadable }} />
    );
  if (filter.kind === 'text') {
    return (
      <Field label={text(filter.label)}>
        <TextFilter key={filter.id} value={value} onValue={onValue} />
      </Field>
    );
  }
  const options = filter.options.map(({ id, text: label }) => ({ value: id, label: text(label) }));
  return (
    <Field label={text(filter.label)}>
      <Select
        value={value}
        options={[{ value: '', label: text('list.filter.all') }, ...options]}
        onValue={onValue}
      />
    </Field>
  );
}

function TextFilter({ value, onValue }: ValueProps) {
  const { typed, setTyped } = useDebouncedText(value, onValue);
  return <TextInput autoComplete="off" maxLength={LONGEST_TEXT} value={typed} onText={setTyped} />;
}

export function Select({
  value,
  options,
  onValue,
}: ValueProps & { options: { value: string; label: string }[] }) {
  const control = useFieldControl();
  return (
    <select
      {...control}
      className={`${frame} ${s.select}`}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
