import { useAtom, useAtomValue } from 'jotai';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { DateInput } from '../../../../shared/ui/date-input/date-input.tsx';
import { Field } from '../../../../shared/ui/field/field.tsx';
import { entriesAtom, shownProblemsAtom } from '../state/form-state.ts';
import { texts } from '../texts/index.ts';
import type { FieldProps } from './field-props.ts';

/** SHEET-05 to SHEET-08 */
export function DayField(props: FieldProps<'validityFrom' | 'validityTo'>) {
  const { generator, name, label, isDisabled, isReadOnly } = props;
  const text = useText(texts);
  const [entries, change] = useAtom(entriesAtom);
  const problem = useAtomValue(shownProblemsAtom)[name];
  return (
    <Field label={label} error={problem && text(problem)} required>
      <DateInput
        name={name}
        value={entries[name]}
        onText={(typed) => change({ [name]: typed })}
        onLeave={() => generator.leave(name)}
        disabled={isDisabled}
        readOnly={isReadOnly}
      />
    </Field>
  );
}
