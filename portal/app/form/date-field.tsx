import { useEffect, useRef } from 'react';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { useLocale } from '../../../shared/i18n/use-text.ts';
import { readMoment } from '../../../shared/trade/moment-text.ts';
import { DateInput } from '../../../shared/ui/date-input/date-input.tsx';
import { DAY, type EntryKind } from '../../../shared/ui/date-input/entry-kind.ts';
import { Field } from '../../../shared/ui/field/field.tsx';
import { dateMessage } from '../../../shared/ui/grid/date/date-cell.ts';
import { useFieldRules } from './form.tsx';
import { LOCAL_TIME, MOMENT, TIME_OF_DAY } from './moment-kinds.ts';
import type { TextFieldProps } from './text-field.tsx';
import { texts } from './texts/index.ts';
import { useShownProblems } from './use-shown-problems.tsx';

type DateFieldProps = Pick<
  TextFieldProps,
  'label' | 'hideLabel' | 'hint' | 'required' | 'value' | 'problems' | 'takesFocus'
> & {
  onText(text: string): void;
  /** An error that shows at once, such as the server's. */
  error?: string | undefined;
};

interface AskedFor {
  readonly kind: EntryKind;
  /** Why a text can't be read; undefined for a blank one. */
  messageOf(text: string, locale: string): Text | undefined;
}

const DAYS: AskedFor = { kind: DAY, messageOf: dateMessage };
const MOMENTS: AskedFor = {
  kind: MOMENT,
  messageOf(text, locale) {
    const reading = readMoment(text, locale);
    if ('value' in reading || reading.error === 'blank') return undefined;
    return texts(`form.moment.${reading.error}`);
  },
};
const LOCAL_TIMES: AskedFor = { ...MOMENTS, kind: LOCAL_TIME };
const TIMES: AskedFor = {
  kind: TIME_OF_DAY,
  messageOf: (text) => (text.trim() === '' ? undefined : texts('form.time.unreadable')),
};

/** A day in a {@link Form}; what can't be read as one has one error, in which form it is written. */
export const DateField = (props: DateFieldProps) => <TypedField asked={DAYS} {...props} />;

/** The same of a day with a time, `2026-12-02T14:30`, on the reader's clocks. */
export const MomentField = (props: DateFieldProps) => <TypedField asked={MOMENTS} {...props} />;

/** The same on the clocks of a place. */
export const LocalTimeField = (props: DateFieldProps) => <TypedField asked={LOCAL_TIMES} {...props} />;

/** The same of a time of the day: `14:30`. */
export const TimeOfDayField = (props: DateFieldProps) => <TypedField asked={TIMES} {...props} />;

function TypedField({ asked, ...props }: DateFieldProps & { asked: AskedFor }) {
  const { label, hideLabel, hint, required, value, problems = [], takesFocus = false, onText } = props;
  const { kind, messageOf } = asked;
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const { isReadOnly } = useFieldRules();
  const unreadable = kind.isRead(value) ? undefined : messageOf(value, locale);
  const { error, onLeave } = useShownProblems(value, unreadable ? [unreadable] : problems);

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  return (
    <Field {...{ label, hideLabel, hint, required }} error={props.error || error}>
      <DateInput {...{ kind, value, onText, onLeave }} ref={input} readOnly={isReadOnly} />
    </Field>
  );
}
