import { useText } from '../../../../shared/i18n/use-text.ts';
import { checkbox } from '../../../../shared/ui/field/checkbox.css.ts';
import { frame } from '../../../../shared/ui/field/control.css.ts';
import { Field, useFieldControl } from '../../../../shared/ui/field/field.tsx';
import { texts } from '../texts/index.ts';
import { useTargetLabel } from './column-label.ts';
import { DateQuestion } from './date-question.tsx';
import { HiddenChoice } from './hidden-choice.tsx';
import * as s from './import-dialog.css.ts';
import { MappingTable } from './mapping-table.tsx';
import { NumberQuestion } from './number-question.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Summary } from './summary.tsx';
import { CurrencyQuestion, PriceUnitQuestion, WeightUnitQuestion } from './unit-questions.tsx';
import type { Review } from './use-review.ts';

export type ImportMode = 'append' | 'replace';

interface ReviewViewProps {
  review: Review;
  /** Whether it is a file, which rows are counted of. */
  isFile: boolean;
  levels: readonly string[];
  hasLanes: boolean;
  mode: ImportMode;
  onMode(mode: ImportMode): void;
  /** A question was passed over. */
  isAnswerMissing: boolean;
}

/** Everything that is shown and asked about one block. */
export function ReviewView(props: ReviewViewProps) {
  const { review, isFile, levels, hasLanes, mode, onMode, isAnswerMissing } = props;
  const text = useText(texts);
  const labelOf = useTargetLabel();
  const { dateQuestion, order, numberQuestion, sign, repeats, isRepeated } = review;
  return (
    <>
      <Field label={text('import.heading')}>
        <HeadingChoice review={review} />
      </Field>
      <MappingTable review={review} levels={levels} />
      <HiddenChoice review={review} />
      {dateQuestion && (
        <DateQuestion
          example={dateQuestion}
          value={order}
          onChange={review.setOrder}
          isMissing={isAnswerMissing && !order}
        />
      )}
      {numberQuestion && (
        <NumberQuestion
          example={numberQuestion}
          value={sign}
          onChange={review.setSign}
          isMissing={isAnswerMissing && !sign}
        />
      )}
      <PriceUnitQuestion review={review} isMissing={isAnswerMissing} />
      <WeightUnitQuestion review={review} isMissing={isAnswerMissing} />
      <CurrencyQuestion review={review} isMissing={isAnswerMissing} />
      {repeats.length > 0 && (
        <label className={s.choice}>
          <input
            type="checkbox"
            className={checkbox}
            checked={isRepeated}
            onChange={({ currentTarget }) => review.setRepeated(currentTarget.checked)}
          />
          {text('import.repeat', { columns: repeats.map(labelOf).join(', ') })}
        </label>
      )}
      {hasLanes && (
        <RadioGroup
          label={text('import.mode')}
          options={[
            ['append', text('import.mode.append')],
            ['replace', text('import.mode.replace')],
          ]}
          value={mode}
          onChange={onMode}
        />
      )}
      <Summary review={review} isFile={isFile} />
    </>
  );
}

/** Lines among which the headings may be chosen. */
const OFFERED = 30;
const LONGEST = 60;

/** The line of headings, in case another one was recognised. */
function HeadingChoice({ review: { block, recognised, setHeading } }: { review: Review }) {
  const text = useText(texts);
  const control = useFieldControl();
  const lines = block.slice(0, OFFERED).flatMap((line, n) => {
    const words = line.filter((one) => one.trim()).join(', ');
    const short = words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
    return words ? [{ n, label: text('import.atLine', { line: String(n + 1), message: short }) }] : [];
  });
  return (
    <select
      id={control?.id}
      className={`${frame} ${s.select}`}
      value={recognised.headings?.start ?? 'none'}
      onChange={({ currentTarget: { value } }) => setHeading(value === 'none' ? value : Number(value))}
    >
      <option value="none">{text('import.heading.none')}</option>
      {lines.map(({ n, label }) => (
        <option key={n} value={n}>
          {label}
        </option>
      ))}
    </select>
  );
}
