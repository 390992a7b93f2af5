import { useState } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import * as s from './order-removal.css.ts';
import type { RemovableOrder } from './order-removal.ts';
import { OrderRemovalDialog } from './order-removal-dialog.tsx';
import { texts } from './texts/index.ts';

/** Further records are counted. */
const NAMED_AT_MOST = 5;

interface OrderRemovalProps {
  order: RemovableOrder;
  /** References of what carries the order, as far as the viewer sees it. */
  carriedBy: readonly string[];
  onRemoved(): void;
  onChange(): void;
}

/** Removes an order that was made by mistake, or says why that can't be (MOD-05). */
export function OrderRemoval({ order, carriedBy, onRemoved, onChange }: OrderRemovalProps) {
  const text = useText(texts);
  const [isAsking, setAsking] = useState(false);
  const named = carriedBy.slice(0, NAMED_AT_MOST);
  return (
    <>
      {named.length > 0 ? (
        <p className={s.refusal}>
          {text('order.remove.carried', {
            records: named.join(', '),
            more: carriedBy.length - named.length,
          })}
        </p>
      ) : (
        <div className={s.button}>
          <Button size="sm" onClick={() => setAsking(true)}>
            {text('order.remove')}
          </Button>
        </div>
      )}
      {isAsking && (
        <OrderRemovalDialog
          order={order}
          onClose={() => setAsking(false)}
          onDone={onRemoved}
          onStale={onChange}
        />
      )}
    </>
  );
}
