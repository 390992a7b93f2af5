import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { type DecimalSign, decimalSignOf, writeNumber } from '../../../../shared/trade/number-notation.ts';
import { readNumber } from '../../../../shared/trade/read-number.ts';
import { texts } from '../texts/index.ts';
import { RadioGroup } from './radio-group.tsx';

interface NumberQuestionProps {
  /** A number such as `2,345`, which can be read in two ways. */
  example: string;
  value: DecimalSign | undefined;
  onChange(sign: DecimalSign): void;
  isMissing: boolean;
}

const SIGNS = ['.', ','] as const;

/** Which sign of the numbers is the decimal one (D-148). */
export function NumberQuestion({ example, value, onChange, isMissing }: NumberQuestionProps) {
  const text = useText(texts);
  const own = decimalSignOf(useLocale());
  const options = SIGNS.map((sign) => {
    const reading = readNumber(example, sign);
    // By the other sign it has thousands.
    const number = 'readings' in reading ? reading.readings[1] : 'value' in reading ? reading.value : example;
    return [sign, text('import.number.is', { example, number: writeNumber(number, own) })] as const;
  });
  return (
    <div data-unanswered={value === undefined || undefined}>
      <RadioGroup
        label={text('import.number')}
        options={options}
        value={value}
        onChange={onChange}
        error={isMissing && text('import.number.missing')}
      />
    </div>
  );
}
