import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { decimalSignOf, writeNumber } from '../../../shared/trade/number-notation.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { NumberField } from '../../../shared/ui/number-field/number-field.tsx';
import { ChoiceChips } from '../choice-chips/choice-chips.tsx';
import { enteredNumber } from '../rows/entered-number.ts';
import type { RateRow } from '../rows/rate-row.ts';
import { type Adjustment, adjusted, ROUNDINGS, type Rounding } from './adjust.ts';
import * as s from './adjust-dialog.css.ts';
import { Preview } from './preview.tsx';
import type { SelectedCells } from './selected.ts';
import { texts } from './texts/index.ts';

export interface AdjustDialogProps {
  rows: readonly RateRow[];
  /** The range of the table; columns without prices in it are left alone. */
  selected: SelectedCells;
  /** Gets all rows, to be put into the table as one step. */
  onApply(rows: readonly RateRow[]): void;
  onClose(): void;
}

const NO_CHANGE = { unit: 'amount', value: '0', rounding: '0.01', direction: 'raise' } as const;

/** Raises or lowers the prices of the selected cells, and shows what becomes of them before. */
export function AdjustDialog({ rows, selected, onApply, onClose }: AdjustDialogProps) {
  const text = useText(texts);
  const form = useId();
  const [direction, setDirection] = useState<Adjustment['direction']>('raise');
  const [unit, setUnit] = useState<Adjustment['unit']>('percent');
  const [rounding, setRounding] = useState<Rounding>('0.01');
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The dialog itself would begin at its X.
  useEffect(() => input.current?.focus(), []);

  const sign = decimalSignOf(useLocale());
  const entered = enteredNumber(typed, sign);
  const value = 'value' in entered ? entered.value : undefined;
  const result = useMemo(
    () => value !== undefined && adjusted(rows, selected, { direction, unit, value, rounding }),
    [rows, selected, direction, unit, value, rounding],
  );
  const prices = useMemo(() => {
    // With a change of nothing, so that a price with more decimals than two counts once, too.
    const { edits, same } = adjusted(rows, selected, NO_CHANGE);
    return edits.length + same;
  }, [rows, selected]);
  const edits = result ? result.edits : [];

  function apply() {
    if (!result || edits.length === 0) return;
    onApply(result.rows);
    onClose();
  }

  return (
    <Dialog
      open
      title={text('adjust.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('adjust.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} disabled={edits.length === 0}>
            {text('adjust.apply', { count: edits.length })}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={s.content}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <p className={s.quiet}>
          {prices === 0 ? text('adjust.noPrices') : text('adjust.selected', { count: prices })}
        </p>
        <div className={s.fields}>
          <ChoiceChips
            label={text('adjust.direction')}
            value={direction}
            options={[
              ['raise', text('adjust.raise')],
              ['lower', text('adjust.lower')],
            ]}
            onChange={setDirection}
          />
          <ChoiceChips
            label={text('adjust.unit')}
            value={unit}
            options={[
              ['percent', text('adjust.percent')],
              ['amount', text('adjust.amount')],
            ]}
            onChange={setUnit}
          />
          <div className={s.number}>
            <NumberField
              ref={input}
              label={text('adjust.by')}
              value={typed}
              error={'error' in entered && entered.error === 'notANumber' && text('adjust.invalid')}
              onText={setTyped}
            />
          </div>
          <ChoiceChips
            label={text('adjust.rounding')}
            value={rounding}
            options={ROUNDINGS.map((one) => [one, writeNumber(one, sign)])}
            onChange={setRounding}
          />
        </div>
        <div className={s.counts} aria-live="polite">
          {result && result.atZero > 0 && <p>{text('adjust.atZero', { count: result.atZero })}</p>}
          {result && result.unreadable > 0 && (
            <p>{text('adjust.unreadable', { count: result.unreadable })}</p>
          )}
          {result && result.same > 0 && (
            <p className={s.quiet}>{text('adjust.same', { count: result.same })}</p>
          )}
        </div>
        <Preview edits={edits} />
      </form>
    </Dialog>
  );
}
