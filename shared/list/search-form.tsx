import { type ReactNode, useId } from 'react';
import { Field } from '../ui/field/field.tsx';
import { TextInput } from '../ui/field/text-input.tsx';
import { LONGEST_TEXT } from './list-query.ts';
import * as s from './search-form.css.ts';
import { useDebouncedText } from './use-debounced-text.ts';

interface SearchFormProps {
  label: string;
  /** `text` where it is no search box by role. */
  type?: 'search' | 'text';
  /** Shows the label above the input, not in it as long as it is empty. */
  showLabel?: boolean;
  /** What the search looks in, which the empty input says. */
  hint?: string | undefined;
  /** Shows the hint above the input, which has no room for it. */
  isHintAbove?: boolean;
  value: string;
  /** Gets the text 300 ms after the last key, or at once by Enter (D-118). */
  onSearch(text: string): void;
  /** Buttons beside the input; `clear` empties it, also of what wasn't searched for yet. */
  buttons?(clear: () => void): ReactNode;
}

/** The search of a list. */
export function SearchForm(props: SearchFormProps) {
  const {
    label,
    type = 'search',
    showLabel = false,
    hint,
    isHintAbove = false,
    value,
    onSearch,
    buttons,
  } = props;
  const hintId = useId();
  const { typed, setTyped, flush } = useDebouncedText(value, onSearch);
  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}
    >
      <div className={s.input}>
        {isHintAbove && (
          <p id={hintId} className={s.hint}>
            {hint}
          </p>
        )}
        <Field label={label} hideLabel={!showLabel}>
          <TextInput
            type={type}
            name="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={LONGEST_TEXT}
            placeholder={isHintAbove ? label : (hint ?? (showLabel ? undefined : label))}
            title={isHintAbove ? undefined : hint}
            aria-describedby={isHintAbove ? hintId : undefined}
            value={typed}
            onText={setTyped}
          />
        </Field>
      </div>
      {buttons?.(() => setTyped(''))}
    </form>
  );
}
