import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { finder } from '../../../shared/i18n/fold.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Field } from '../../../shared/ui/field/field.tsx';
import { TextInput } from '../../../shared/ui/field/text-input.tsx';
import * as s from '../order-manager.css.ts';
import { othersAtom, rowsAtom } from '../state.ts';
import { texts } from '../texts/index.ts';
import { OrderRow } from './order-row.tsx';

/** More rows than this get a search of their own. */
const FEW = 20;

interface OrderRowsProps {
  disabled: boolean;
  readOnly: boolean;
}

/** A row for each selected order. What was typed in a row stays while the search hides it. */
export function OrderRows({ disabled, readOnly }: OrderRowsProps) {
  const text = useText(texts);
  const rows = useAtomValue(rowsAtom);
  const [typed, setTyped] = useState('');
  const isLong = rows.length > FEW;
  const isFound = finder(isLong ? typed : '');
  const shown = rows.filter(({ order, selected }) =>
    [order, ...selected].some(({ label }) => isFound(label)),
  );
  const others = useAtomValue(othersAtom)?.changes;
  const changedIds = new Set([...(others?.added ?? []), ...(others?.styled ?? [])].map(({ id }) => id));
  const shownIds = new Set(shown.map(({ order }) => order.id));

  if (rows.length === 0) {
    return disabled ? null : <p className={s.quiet}>{text('orders.rows.empty')}</p>;
  }
  return (
    <div>
      {isLong && (
        <div className={s.filter}>
          <div className={s.filterInput}>
            <Field label={text('orders.rows.filter')}>
              <TextInput type="search" value={typed} onText={setTyped} autoComplete="off" />
            </Field>
          </div>
          <p role="status" className={s.quiet}>
            {shown.length > 0
              ? text('orders.rows.filtered', { shown: shown.length, total: rows.length })
              : text('orders.rows.none', { text: typed.trim() })}
          </p>
        </div>
      )}
      <ul aria-label={text('orders.rows')}>
        {rows.map(({ order, selected, pending, unlinked }) => (
          <OrderRow
            key={order.id}
            order={order}
            selected={selected}
            pending={pending}
            unlinked={unlinked}
            changed={changedIds.has(order.id)}
            disabled={disabled}
            readOnly={readOnly}
            hidden={!shownIds.has(order.id)}
            isOneOfMany={isLong}
          />
        ))}
      </ul>
    </div>
  );
}
