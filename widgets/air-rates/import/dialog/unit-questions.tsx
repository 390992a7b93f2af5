import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { decimalSignOf, writeNumber } from '../../../../shared/trade/number-notation.ts';
import { checkbox } from '../../../../shared/ui/field/checkbox.css.ts';
import { ErrorIcon } from '../../../../shared/ui/icons/icons.tsx';
import { texts } from '../texts/index.ts';
import { kilogramsOfPounds, type PriceUnit, perKilogram, type WeightUnit } from '../units/units.ts';
import * as s from './import-dialog.css.ts';
import { RadioGroup } from './radio-group.tsx';
import type { Review } from './use-review.ts';

interface QuestionProps {
  review: Review;
  /** It was passed over. */
  isMissing: boolean;
}

/** What the prices are for, where the sheet names more than kilograms. */
export function PriceUnitQuestion({ review, isMissing }: QuestionProps) {
  const text = useText(texts);
  const sign = decimalSignOf(useLocale());
  const { priceQuestion, priceUnit, examplePrice } = review;
  if (!priceQuestion) return null;
  const shown = (value: string) => writeNumber(value, sign);
  const converted = priceQuestion.found.flatMap((unit): (readonly [PriceUnit, string])[] =>
    unit === 'kg' || unit === 'other'
      ? []
      : [
          [
            unit,
            text('import.unit.convert', {
              unit: text(`import.unit.${unit}`),
              example: shown(examplePrice),
              converted: shown(perKilogram(examplePrice, unit)),
            }),
          ],
        ],
  );
  return (
    <div data-unanswered={priceUnit === undefined || undefined}>
      <RadioGroup<PriceUnit>
        label={text('import.unit')}
        options={[...converted, ['kg', text('import.unit.kg', { example: shown(examplePrice) })]]}
        value={priceUnit}
        onChange={review.setPriceUnit}
        error={isMissing && priceUnit === undefined && text('import.unit.missing')}
      />
      {priceQuestion.found.includes('other') && <p className={s.hint}>{text('import.unit.other')}</p>}
    </div>
  );
}

/** What the weight breaks are in, where the sheet speaks of pounds. */
export function WeightUnitQuestion({ review, isMissing }: QuestionProps) {
  const text = useText(texts);
  const sign = decimalSignOf(useLocale());
  const { weightQuestion, weightUnit, exampleBreak } = review;
  if (!weightQuestion) return null;
  const kilograms = writeNumber(kilogramsOfPounds(exampleBreak), sign);
  return (
    <div data-unanswered={weightUnit === undefined || undefined}>
      <RadioGroup<WeightUnit>
        label={text('import.breaks')}
        options={[
          ['lb', text('import.breaks.lb', { example: writeNumber(exampleBreak, sign), kilograms })],
          ['kg', text('import.breaks.kg', { example: writeNumber(exampleBreak, sign) })],
        ]}
        value={weightUnit}
        onChange={review.setWeightUnit}
        error={isMissing && weightUnit === undefined && text('import.unit.missing')}
      />
    </div>
  );
}

/** Whether the numbers are taken although they are in another currency than the table. */
export function CurrencyQuestion({ review, isMissing }: QuestionProps) {
  const text = useText(texts);
  const { foreign, takesForeign } = review;
  if (foreign.length === 0) return null;
  const isWrong = isMissing && !takesForeign;
  return (
    <div data-unanswered={!takesForeign || undefined}>
      <p role="alert" className={s.warning}>
        {text('import.currency', { currencies: foreign.join(', ') })}
      </p>
      <label className={s.choice}>
        <input
          type="checkbox"
          className={checkbox}
          checked={takesForeign}
          aria-invalid={isWrong || undefined}
          onChange={({ currentTarget }) => review.setTakesForeign(currentTarget.checked)}
        />
        {text('import.currency.take')}
      </label>
      <div aria-live="polite">
        {isWrong && (
          <p className={s.error}>
            <ErrorIcon />
            {text('import.currency.missing')}
          </p>
        )}
      </div>
    </div>
  );
}
