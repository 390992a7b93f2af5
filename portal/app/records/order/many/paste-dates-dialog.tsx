import { useEffect, useMemo, useState } from 'react';
import type { Text } from '../../../../../shared/i18n/define-texts.ts';
import { useLocale, useText } from '../../../../../shared/i18n/use-text.ts';
import { readSeparated } from '../../../../../shared/spreadsheet/read-separated.ts';
import { comparable } from '../../../../../shared/trade/comparable-number.ts';
import { ORDER_DATES } from '../../../../../shared/trade/order-dates.ts';
import { Button } from '../../../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../../../shared/ui/dialog/dialog.tsx';
import { adminFailure } from '../../../admin/failure-text.ts';
import { SelectField } from '../../../admin/select-field.tsx';
import { texts as adminTexts } from '../../../admin/texts/index.ts';
import { Form } from '../../../form/form.tsx';
import { TextAreaField } from '../../../form/text-area-field.tsx';
import { useForm } from '../../../form/use-form.ts';
import { useClosing } from '../../../unsaved-work/use-closing.tsx';
import { useUnsavedWork } from '../../../unsaved-work/use-unsaved-work.ts';
import type { DatedOrder } from '../dated-order.ts';
import { texts } from '../texts/index.ts';
import { datesHeadings } from './headings.ts';
import { loadOrdersOf } from './load-orders.ts';
import * as s from './many.css.ts';
import { Loading } from './many-entry.tsx';
import { planned } from './plan.ts';
import { PlannedTable } from './planned-table.tsx';
import { byOrder, type DatesColumn, readDates } from './read-dates.ts';
import { useSaving } from './use-saving.ts';

interface PasteDatesDialogProps {
  onClose(): void;
  /** Something was saved: the list is another by now. */
  onSaved(): void;
}

const CHOICES: readonly DatesColumn[] = ['number', ...ORDER_DATES, 'out'];

/** Takes dates of orders from a pasted list of numbers and days, after a look at what becomes of each (MOD-05). */
export function PasteDatesDialog({ onClose, onSaved }: PasteDatesDialogProps) {
  const text = useText(texts);
  const adminText = useText(adminTexts);
  const locale = useLocale();
  const form = useForm();
  const [pasted, setPasted] = useState('');
  const [block, setBlock] = useState<readonly (readonly string[])[]>([]);
  const [chosen, setChosen] = useState<readonly DatesColumn[]>();
  const [found, setFound] = useState<readonly DatedOrder[]>();
  const [failure, setFailure] = useState<Text>();
  const [attempt, setAttempt] = useState(0);
  const saving = useSaving();
  const closing = useClosing(onClose);
  useUnsavedWork(form.ref, pasted !== '' && !closing.isLeaving);

  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const lines = await readSeparated(pasted);
      if (isCurrent) setBlock(lines.filter((cells) => cells.some((cell) => cell.trim())));
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [pasted]);
  const reading = useMemo(
    () => readDates(block, { headings: datesHeadings(text), locale, chosen }),
    [block, text, locale, chosen],
  );
  const rows = useMemo(() => byOrder(reading.rows), [reading]);
  const numbers = [...rows.values()].map(({ number }) => number);
  const asked = numbers.join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks for the same again, and the text stands for the numbers
  useEffect(() => {
    if (asked === '') return setFound([]);
    const leaving = new AbortController();
    setFailure(undefined);
    loadOrdersOf(numbers, leaving.signal).then(setFound, (error: unknown) => {
      if (!leaving.signal.aborted) setFailure(adminFailure(error));
    });
    return () => leaving.abort();
  }, [asked, attempt]);

  const orders = (found ?? []).flatMap((order) => {
    const row = rows.get(comparable(order.orderNumbers));
    return row ? [{ ...planned(order, row.news), unreadable: row.unreadable }] : [];
  });
  const known = new Set(orders.map(({ order }) => comparable(order.orderNumbers)));
  const unknown = numbers.filter((number) => !known.has(comparable(number)));
  const unreadable = reading.rows.filter((row) => row.unreadable.length > 0);
  const toSave = orders.filter(({ fate }) => fate === 'change');
  const close = () => {
    if (saving.isBusy) return;
    if (pasted !== '') closing.close();
    else onClose();
  };
  const save = async () => {
    if (toSave.length === 0) return;
    const saved = await saving.save(toSave);
    if (saved.length > 0) onSaved();
    if (saved.length < toSave.length) return setAttempt((count) => count + 1);
    closing.leave();
    onClose();
  };

  return (
    <Dialog
      open
      wide="full"
      title={text('order.pasteDates.title')}
      onClose={close}
      actions={
        <>
          <p role="status">{saving.progress && text('order.many.progress', { ...saving.progress })}</p>
          <Button onClick={close}>{adminText('admin.cancel')}</Button>
          <Button
            variant="primary"
            busy={saving.isBusy}
            aria-disabled={toSave.length === 0 || undefined}
            onClick={() => void save()}
          >
            {text('order.many.save', { count: toSave.length })}
          </Button>
        </>
      }
    >
      <Form of={form} isBusy={saving.isBusy} onSubmit={() => void save()}>
        <TextAreaField
          label={text('order.pasteDates.list')}
          hint={text('order.pasteDates.hint')}
          value={pasted}
          onText={setPasted}
          problems={[]}
          rows={6}
          takesFocus
        />
        {reading.rows.length > 0 && !reading.hasHeading && (
          <div className={s.columns}>
            {reading.columns.map((column, n) => (
              <SelectField
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                key={n}
                label={text('order.pasteDates.column', { number: n + 1 })}
                value={column}
                options={CHOICES.map((choice) => [choice, columnName(choice)] as const)}
                onChange={(choice) => setChosen(reading.columns.map((one, at) => (at === n ? choice : one)))}
              />
            ))}
          </div>
        )}
      </Form>
      {unknown.length > 0 && found && (
        <p className={s.fault}>{text('order.pasteDates.unknown', { numbers: unknown.join(', ') })}</p>
      )}
      {unreadable.length > 0 && (
        <p className={s.fault}>
          {text('order.pasteDates.unreadable', {
            numbers: unreadable.map(({ number }) => number).join(', '),
          })}
        </p>
      )}
      {orders.length > 0 && <PlannedTable orders={orders} failures={saving.failures} />}
      {(failure || (asked !== '' && !found)) && (
        <Loading failure={failure} onRetry={() => setAttempt((count) => count + 1)} />
      )}
      {closing.question}
    </Dialog>
  );

  function columnName(column: DatesColumn): string {
    if (column === 'number') return text('list.col.orderNumber');
    return column === 'out' ? text('order.pasteDates.out') : text(`order.${column}`);
  }
}
