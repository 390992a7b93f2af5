import type { Ref } from 'react';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { type DateOrder, readDate } from '../../../../shared/trade/date-text.ts';
import { texts } from '../texts/index.ts';
import { RadioGroup } from './radio-group.tsx';

interface DateQuestionProps {
  /** A date such as `03/04/2026`. */
  example: string;
  value: DateOrder | undefined;
  onChange(order: DateOrder): void;
  isMissing: boolean;
  ref?: Ref<HTMLDivElement>;
}

const ORDERS = ['dayFirst', 'monthFirst'] as const;

/** Which number of the dates is the day (D-113). */
export function DateQuestion({ example, value, onChange, isMissing, ref }: DateQuestionProps) {
  const text = useText(texts);
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const options = ORDERS.map((order) => {
    const reading = readDate(example, locale, order);
    const day = 'value' in reading ? format.format(new Date(reading.value)) : example;
    return [order, text('import.date.is', { example, day })] as const;
  });
  return (
    <div ref={ref}>
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
