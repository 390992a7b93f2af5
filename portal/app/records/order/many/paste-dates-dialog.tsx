import { useEffect, useMemo, useState } from 'react';
import type { Text } from '../../../../../shared/i18n/define-texts.ts';
import { useFormats } from '../../../../../shared/i18n/use-formats.ts';
import { useLocale, useText } from '../../../../../shared/i18n/use-text.ts';
import { readSeparated } from '../../../../../shared/spreadsheet/read-separated.ts';
import { type DateOrder, readDate } from '../../../../../shared/trade/date-text.ts';
import { ORDER_DATES } from '../../../../../shared/trade/order-dates.ts';
import { adminFailure } from '../../../admin/failure-text.ts';
import { SelectField } from '../../../admin/select-field.tsx';
import { TextAreaField } from '../../../form/text-area-field.tsx';
import { Loading } from '../../many/loading.tsx';
import * as s from '../../many/many.css.ts';
import type { DatedOrder } from '../dated-order.ts';
import { texts } from '../texts/index.ts';
import { datesHeadings } from './headings.ts';
import { ordersNumbered } from './load-orders.ts';
import { matchOrders } from './match-orders.ts';
import { PlannedDialog } from './planned-dialog.tsx';
import { byOrder, type DateAnswer, type DatesColumn, readDates } from './read-dates.ts';

interface PasteDatesDialogProps {
  onClose(): void;
  /** Something was saved, and nothing of the orders that are `left`: the list is another by now. */
  onSaved(count: number, left: readonly string[]): void;
}

interface Found {
  asked: string;
  orders: readonly DatedOrder[];
}

const CHOICES: readonly DatesColumn[] = ['number', ...ORDER_DATES, 'out'];
const DATE_ORDERS: readonly DateOrder[] = ['dayFirst', 'monthFirst', 'yearFirst'];

/** Takes dates of orders from a pasted list of numbers and days, after a look at what becomes of each (MOD-05). */
export function PasteDatesDialog({ onClose, onSaved }: PasteDatesDialogProps) {
  const text = useText(texts);
  const locale = useLocale();
  const formats = useFormats();
  const [pasted, setPasted] = useState('');
  const [block, setBlock] = useState<readonly (readonly string[])[]>([]);
  const [chosen, setChosen] = useState<readonly DatesColumn[]>();
  const [answer, setAnswer] = useState<DateAnswer>();
  /** For which numbers, too: those of a list that was changed meanwhile are asked for anew. */
  const [found, setFound] = useState<Found>({ asked: '', orders: [] });
  const [failure, setFailure] = useState<Text>();
  const [attempt, setAttempt] = useState(0);
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
    () => readDates(block, { headings: datesHeadings(text), locale, chosen, answer }),
    [block, text, locale, chosen, answer],
  );
  const rows = useMemo(() => byOrder(reading.rows), [reading]);
  const numbers = [...rows.values()].map(({ number }) => number);
  const asked = numbers.join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks for the same again, and the text stands for the numbers
  useEffect(() => {
    if (asked === '') return setFound({ asked, orders: [] });
    const leaving = new AbortController();
    setFailure(undefined);
    ordersNumbered(numbers, leaving.signal).then(
      (orders) => setFound({ asked, orders }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setFailure(adminFailure(error));
      },
    );
    return () => leaving.abort();
  }, [asked, attempt]);

  const dayOf = (date: string, order: DateOrder | undefined) => {
    const read = readDate(date, locale, order);
    return 'value' in read ? read.value : undefined;
  };
  /** The days that a date may be, and which of its numbers is the day then. */
  const meaningsOf = (date: string) =>
    new Map(DATE_ORDERS.map((order) => [dayOf(date, order) ?? '', order] as const).filter(([day]) => day));
  const retry = () => setAttempt((count) => count + 1);
  const isFound = found.asked === asked;
  const { orders, unknown, several } = matchOrders(rows, found.orders);
  const unreadable = reading.rows.filter((row) => row.unreadable.length > 0);
  const left = [...new Set([...unknown, ...several, ...unreadable.map(({ number }) => number)])];
  return (
    <PlannedDialog
      title={text('order.pasteDates.title')}
      orders={orders}
      isDirty={pasted !== ''}
      notices={
        <>
          {isFound && unknown.length > 0 && (
            <p className={s.fault}>{text('order.pasteDates.unknown', { numbers: unknown.join(', ') })}</p>
          )}
          {several.length > 0 && (
            <p className={s.fault}>{text('order.pasteDates.several', { numbers: several.join(', ') })}</p>
          )}
          {unreadable.length > 0 && (
            <p className={s.fault}>
              {text('order.pasteDates.unreadable', {
                numbers: unreadable.map(({ number }) => number).join(', '),
              })}
            </p>
          )}
          {!isFound && <Loading failure={failure} onRetry={retry} />}
        </>
      }
      onClose={onClose}
      onSaved={(count) => onSaved(count, left)}
      // Read again, those that were saved have their dates.
      onLeft={retry}
    >
      <TextAreaField
        label={text('order.pasteDates.list')}
        hint={text('order.pasteDates.hint')}
        value={pasted}
        onText={setPasted}
        problems={[]}
        rows={6}
      />
      {reading.rows.length > 0 && (!reading.hasHeading || reading.ask !== undefined) && (
        <div className={s.columns}>
          {!reading.hasHeading &&
            reading.columns.map((column, n) => (
              <SelectField
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                key={n}
                label={text('order.pasteDates.column', { number: n + 1 })}
                value={column}
                options={CHOICES.map((choice) => [choice, columnName(choice)] as const)}
                onChange={(choice) => setChosen(reading.columns.map((one, at) => (at === n ? choice : one)))}
              />
            ))}
          {reading.ask !== undefined && (
            <SelectField
              label={text('order.pasteDates.means', { date: reading.ask })}
              value={dayOf(reading.ask, reading.order) ?? ''}
              required
              error={reading.order === undefined ? text('order.pasteDates.choose') : undefined}
              options={[
                ...(reading.order === undefined ? [['', ''] as const] : []),
                ...[...meaningsOf(reading.ask).keys()].map((day) => [day, formats.date(day)] as const),
              ]}
              onChange={(day) => {
                const order = meaningsOf(reading.ask!).get(day);
                setAnswer(order && { example: reading.ask!, order });
              }}
            />
          )}
        </div>
      )}
    </PlannedDialog>
  );

  function columnName(column: DatesColumn): string {
    if (column === 'number') return text('list.col.orderNumber');
    return column === 'out' ? text('order.pasteDates.out') : text(`order.${column}`);
  }
}
