import { useEffect, useRef } from 'react';
import { useLocale } from '../../../shared/i18n/use-text.ts';
import { isDay } from '../../../shared/trade/calendar-days.ts';
import { DateInput } from '../../../shared/ui/date-input/date-input.tsx';
import { Field } from '../../../shared/ui/field/field.tsx';
import { dateMessage } from '../../../shared/ui/grid/date/date-cell.ts';
import { useFieldRules } from './form.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { useShownProblems } from './use-shown-problems.tsx';

type DateFieldProps = Pick<
  TextFieldProps,
  'label' | 'hint' | 'required' | 'value' | 'problems' | 'takesFocus'
> & {
  onText(text: string): void;
  /** An error that shows at once, such as the server's. */
  error?: string | undefined;
};

/** A day in a {@link Form}; what can't be read as one has one error, in which form it is written. */
export function DateField(props: DateFieldProps) {
  const { label, hint, required, value, problems = [], takesFocus = false, onText, error: given } = props;
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const { isReadOnly } = useFieldRules();
  const unreadable = isDay(value) ? undefined : dateMessage(value, locale);
  const { error, onLeave } = useShownProblems(value, unreadable ? [unreadable] : problems);

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  return (
    <Field label={label} hint={hint} required={required} error={given || error}>
      <DateInput ref={input} value={value} readOnly={isReadOnly} onText={onText} onLeave={onLeave} />
    </Field>
  );
}
