import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { type DateOrder, readDate } from '../../../../shared/trade/date-text.ts';
import { texts } from '../texts/index.ts';
import { RadioGroup } from './radio-group.tsx';

interface DateQuestionProps {
  /** A date such as `03/04/2026` or `27/03/31`. */
  example: string;
  value: DateOrder | undefined;
  onChange(order: DateOrder): void;
  isMissing: boolean;
}

const ORDERS = ['dayFirst', 'monthFirst', 'yearFirst'] as const;

/** What the numbers of the dates mean (D-113). */
export function DateQuestion({ example, value, onChange, isMissing }: DateQuestionProps) {
  const text = useText(texts);
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const days = new Map<string, DateOrder>();
  for (const order of ORDERS) {
    const reading = readDate(example, locale, order);
    if ('value' in reading && !days.has(reading.value)) days.set(reading.value, order);
  }
  const options = [...days].map(([day, order]) => {
    const written = format.format(new Date(day));
    return [order, text('import.date.is', { example, day: written })] as const;
  });
  return (
    <div data-unanswered={value === undefined || undefined}>
      <RadioGroup
        label={text('import.date')}
        options={options}
        value={value}
        onChange={onChange}
        error={isMissing && text('import.date.missing')}
      />
    </div>
  );
}
