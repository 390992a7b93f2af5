import { useLocale, useText } from '../../i18n/use-text.ts';
import { decimalSignOf, writeNumber } from '../../trade/number-notation.ts';
import { Button } from '../button/button.tsx';
import * as s from './number-choices.css.ts';
import { texts } from './texts/index.ts';

interface NumberChoicesProps {
  /** The text that can be read in two ways. */
  text: string;
  /** As `readNumber` gives them. */
  readings: readonly string[];
  leastDecimals?: number | undefined;
  /** Gets the number that was meant, as it stands in the field from now on, and as `readNumber` gave it. */
  onChoose(text: string, reading: string): void;
}

/** The error of a number that can be read in two ways (D-148): it names both, and each is a button. */
export function NumberChoices({ text: typed, readings, leastDecimals, onChoose }: NumberChoicesProps) {
  const text = useText(texts);
  const sign = decimalSignOf(useLocale());
  return (
    <span>
      {text('number.ambiguous', { text: typed.trim() })}
      <span className={s.choices}>
        {readings.map((reading) => {
          const written = writeNumber(reading, sign, leastDecimals);
          return (
            <Button key={written} size="sm" onClick={() => onChoose(written, reading)}>
              {written}
            </Button>
          );
        })}
      </span>
    </span>
  );
}
