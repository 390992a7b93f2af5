import { useCallback, useMemo, useRef } from 'react';
import { MOST_REQUEST_ORDERS } from '../../../shared/contract/booking-requests.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { IconButton } from '../../../shared/ui/button/icon-button.tsx';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import { CloseIcon } from '../../../shared/ui/icons/icons.tsx';
import { without } from '../../../shared/ui/options/option.ts';
import { useRemoteOptions } from '../../../shared/ui/search/remote-options.ts';
import { useFieldRules } from '../form/form.tsx';
import { findOrders } from './api.ts';
import * as s from './booking-request.css.ts';
import type { Named } from './entry.ts';
import { texts } from './texts/index.ts';

interface OrdersFieldProps {
  /** Whose orders are offered. */
  company: number;
  orders: readonly Named[];
  error: string | undefined;
  onChange(orders: readonly Named[]): void;
}

/** The purchase orders that go with the booking, found by a part of their numbers. */
export function OrdersField({ company, orders, error, onChange }: OrdersFieldProps) {
  const text = useText(texts);
  const { isReadOnly } = useFieldRules();
  const place = useRef<HTMLDivElement>(null);
  const find = useCallback(
    (part: string, signal: AbortSignal) => findOrders(company, part, signal),
    [company],
  );
  const found = useRemoteOptions(find);
  const options = useMemo(() => ({ ...found, rows: without(found.rows, orders) }), [found, orders]);

  const remove = (order: Named) => {
    if (isReadOnly) return;
    onChange(orders.filter(({ id }) => id !== order.id));
    // The focused button goes with its order.
    place.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={place} className={s.orders}>
      <Combobox
        label={text('booking.orders')}
        hint={text('booking.orders.hint')}
        placeholder={text('booking.orders.placeholder')}
        {...(error && { error })}
        options={options}
        value={null}
        readOnly={isReadOnly || orders.length >= MOST_REQUEST_ORDERS}
        onChange={(order) => order && onChange([...orders, { id: Number(order.id), label: order.label }])}
      />
      {orders.length > 0 && (
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
        </ul>
      )}
    </div>
  );
}
