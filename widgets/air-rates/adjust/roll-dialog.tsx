import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocale, useText } from '../../../shared/i18n/use-text.ts';
import { isDay } from '../../../shared/trade/calendar-days.ts';
import { Button } from '../../../shared/ui/button/button.tsx';
import { DateInput } from '../../../shared/ui/date-input/date-input.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { Field } from '../../../shared/ui/field/field.tsx';
import { dateMessage } from '../../../shared/ui/grid/date/date-cell.ts';
import { ChoiceChips } from '../choice-chips/choice-chips.tsx';
import type { RateRow } from '../rows/rate-row.ts';
import * as s from './adjust-dialog.css.ts';
import { Preview } from './preview.tsx';
import { type Rolled, rolled } from './roll.ts';
import type { SelectedCells } from './selected.ts';
import { texts } from './texts/index.ts';

export interface RollDialogProps {
  rows: readonly RateRow[];
  /** The range of the table: its rows may be rolled forward alone. */
  selected: SelectedCells;
  /** Gets all rows, to be put into the table as one step. */
  onApply(rows: readonly RateRow[]): void;
  onClose(): void;
}

/** Gives all lanes, or the selected ones, the validity that follows theirs, and shows it before. */
export function RollDialog({ rows, selected, onApply, onClose }: RollDialogProps) {
  const text = useText(texts);
  const locale = useLocale();
  const form = useId();
  const keys = useMemo(() => rows.filter((row) => !row.isRemoved).map(({ key }) => key), [rows]);
  // A range of one row is no more than where the user was.
  const [scope, setScope] = useState<'all' | 'selected'>(selected.rows.length > 1 ? 'selected' : 'all');
  const [start, setStart] = useState<'after' | 'on'>('after');
  const [day, setDay] = useState('');

  const content = useRef<HTMLFormElement>(null);
  // The dialog itself would begin at its X.
  useEffect(() => content.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);

  const dayError = start === 'on' && !isDay(day) && dateMessage(day, locale);
  const result = useMemo((): Rolled | undefined => {
    const chosen = scope === 'all' ? keys : selected.rows;
    if (start === 'after') return rolled(rows, chosen);
    return isDay(day) ? rolled(rows, chosen, day) : undefined;
  }, [rows, keys, selected, scope, start, day]);
  const count = result?.count ?? 0;

  function apply() {
    if (!result || count === 0) return;
    onApply(result.rows);
    onClose();
  }

  return (
    <Dialog
      open
      title={text('roll.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('adjust.cancel')}</Button>
          <Button variant="primary" type="submit" form={form} disabled={count === 0}>
            {text('roll.apply', { count })}
          </Button>
        </>
      }
    >
      <form
        ref={content}
        id={form}
        className={s.content}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <p className={s.quiet}>{text('roll.length')}</p>
        {selected.rows.length > 0 && (
          <ChoiceChips
            label={text('roll.lanes')}
            value={scope}
            options={[
              ['all', text('roll.all', { count: keys.length })],
              ['selected', text('roll.selected', { count: selected.rows.length })],
            ]}
            onChange={setScope}
          />
        )}
        <ChoiceChips
          label={text('roll.start')}
          value={start}
          options={[
            ['after', text('roll.after')],
            ['on', text('roll.on')],
          ]}
          onChange={setStart}
        />
        {start === 'on' && (
          <Field label={text('roll.day')} error={dayError && text(dayError)}>
            <DateInput value={day} onText={setDay} />
          </Field>
        )}
        <div className={s.counts} aria-live="polite">
          {result && result.skipped > 0 && <p>{text('roll.skipped', { count: result.skipped })}</p>}
        </div>
        <Preview edits={result?.edits ?? []} />
      </form>
    </Dialog>
  );
}
