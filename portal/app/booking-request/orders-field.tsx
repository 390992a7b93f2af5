import { useCallback, useMemo, useRef } from 'react';
import { MOST_REQUEST_ORDERS } from '../../../shared/contract/booking-requests.ts';
import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { IconButton } from '../../../shared/ui/button/icon-button.tsx';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import { CloseIcon } from '../../../shared/ui/icons/icons.tsx';
import { without } from '../../../shared/ui/options/option.ts';
import { useRemoteOptions } from '../../../shared/ui/search/remote-options.ts';
import { useFieldRules } from '../form/form.tsx';
import { STATUSES } from '../modules/cell/status.ts';
import { findOrders, type OfferedOrder } from './api.ts';
import * as s from './booking-request.css.ts';
import type { Named } from './entry.ts';
import { PasteOrders } from './paste-orders.tsx';
import { texts } from './texts/index.ts';

interface OrdersFieldProps {
  /** Whose orders are offered. */
  company: number;
  /** The booking that is changed; null for a new one. */
  bookingId: number | null;
  orders: readonly Named[];
  /** Numbers of those that are made with the booking. */
  newOrders: readonly string[];
  /** Those of them that are not there any more. */
  gone: readonly Named[];
  error: string | undefined;
  onChange(orders: readonly Named[]): void;
  onNew(numbers: readonly string[]): void;
}

/** The purchase orders that go with the booking, found by a part of their numbers. */
export function OrdersField(props: OrdersFieldProps) {
  const { company, bookingId, orders, newOrders, gone, error, onChange, onNew } = props;
  const text = useText(texts);
  const { isReadOnly } = useFieldRules();
  const place = useRef<HTMLDivElement>(null);
  const hintOf = useOrderHint();
  const find = useCallback(
    async (part: string, signal: AbortSignal) => {
      const offered = await findOrders({ company, bookingId }, part, signal);
      return offered.map((order) => ({ id: order.id, label: order.orderNumbers, hint: hintOf(order) }));
    },
    [company, bookingId, hintOf],
  );
  const found = useRemoteOptions(find);
  const options = useMemo(() => ({ ...found, rows: without(found.rows, orders) }), [found, orders]);

  const goneNumbers = gone.map(({ label }) => label).join(', ');
  const shownError =
    gone.length > 0 ? text('booking.orders.gone', { count: gone.length, numbers: goneNumbers }) : error;

  const remove = (order: Named) => {
    if (isReadOnly) return;
    onChange(orders.filter(({ id }) => id !== order.id));
    // The focused button goes with its order.
    place.current?.querySelector('input')?.focus();
  };
  const removeNew = (number: string) => {
    if (isReadOnly) return;
    onNew(newOrders.filter((one) => one !== number));
    place.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={place} className={s.orders}>
      <Combobox
        label={text('booking.orders')}
        hint={text('booking.orders.hint')}
        placeholder={text('booking.orders.placeholder')}
        {...(shownError && { error: shownError })}
        options={options}
        value={null}
        readOnly={isReadOnly || orders.length >= MOST_REQUEST_ORDERS}
        onChange={(order) => order && onChange([...orders, { id: Number(order.id), label: order.label }])}
      />
      <PasteOrders {...{ company, orders, newOrders, onChange, onNew }} />
      {orders.length + newOrders.length > 0 && (
        <ul className={s.orderList} aria-label={text('booking.orders')}>
          {orders.map((order) => (
            <li key={order.id} className={s.order}>
              <span className={s.orderNumber}>{order.label}</span>
              <IconButton
                label={text('common.remove', { label: order.label })}
                aria-disabled={isReadOnly || undefined}
                onClick={() => remove(order)}
              >
                <CloseIcon />
              </IconButton>
            </li>
          ))}
          {newOrders.map((number) => (
            <li key={number} className={s.order}>
              <span className={s.orderNumber}>{text('booking.orders.newOne', { number })}</span>
              <IconButton
                label={text('common.remove', { label: number })}
                aria-disabled={isReadOnly || undefined}
                onClick={() => removeNew(number)}
              >
                <CloseIcon />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** How far an order is, and when its goods are ready. */
function useOrderHint(): (order: OfferedOrder) => string {
  const text = useText(texts);
  const formats = useFormats();
  return useCallback(
    ({ status, cargoReadyOn }) => {
      const named = STATUSES[status]?.text;
      return [
        typeof named === 'string' ? text(named) : status,
        cargoReadyOn ? text('booking.orders.ready', { day: formats.date(cargoReadyOn) }) : '',
      ]
        .filter(Boolean)
        .join(' · ');
    },
    [text, formats],
  );
}
