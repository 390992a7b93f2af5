import { useEffect, useState } from 'react';
import { useDebouncedText } from '../../../../shared/list/use-debounced-text.ts';
import { isDay } from '../../../../shared/trade/calendar-days.ts';
import { DateInput } from '../../../../shared/ui/date-input/date-input.tsx';
import { Field } from '../../../../shared/ui/field/field.tsx';
import { useStable } from '../../../../shared/ui/hooks/use-stable.ts';

interface DayFilterProps {
  label: string;
  value: string;
  /** Id of what is wrong with the day. */
  error: string | undefined;
  onValue(value: string): void;
  /** Whether it was left with something that is no day. */
  onUnreadable(is: boolean): void;
}

/** A list filtered by a day. What isn't one filters nothing, and stays as it was typed. */
export function DayFilter({ label, value, error, onValue, onUnreadable }: DayFilterProps) {
  const { typed, setTyped } = useDebouncedText(value, onValue);
  const [unreadable, setUnreadable] = useState<{ readonly text: string; readonly beside: string }>();
  const [wasLeft, setLeft] = useState(false);
  // A day that comes from elsewhere, such as Reset Filter, takes its place.
  const wrong = unreadable?.beside === value ? unreadable.text : undefined;
  const isWrong = wasLeft && wrong !== undefined;
  const tell = useStable(onUnreadable);
  useEffect(() => {
    if (!isWrong) return;
    tell(true);
    return () => tell(false);
  }, [isWrong, tell]);

  const take = (next: string) => {
    const isReadable = next === '' || isDay(next);
    setLeft(false);
    setUnreadable(isReadable ? undefined : { text: next, beside: value });
    if (isReadable) setTyped(next);
  };
  return (
    <Field label={label}>
      <DateInput
        value={wrong ?? typed}
        onText={take}
        onLeave={() => setLeft(true)}
        {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': error })}
      />
    </Field>
  );
}
