import { LONGEST_TEXT } from '../../../../shared/list/list-query.ts';
import { useDebouncedText } from '../../../../shared/list/use-debounced-text.ts';
import { Field } from '../../../../shared/ui/field/field.tsx';
import { TextInput } from '../../../../shared/ui/field/text-input.tsx';

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch(value: string): void;
}

/** The search above a list, which follows what is typed. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const { typed, setTyped } = useDebouncedText(value, onSearch);
  return (
    <Field label={label}>
      <TextInput
        type="search"
        name="search"
        autoComplete="off"
        maxLength={LONGEST_TEXT}
        value={typed}
        onText={setTyped}
      />
    </Field>
  );
}
