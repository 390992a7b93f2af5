import { useState } from 'react';
import type { RenamedOrder } from '../../../../shared/contract/order-renaming.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { OrderNumberDialog } from './order-number-dialog.tsx';
import * as s from './order-removal.css.ts';
import type { RemovableOrder } from './order-removal.ts';
import { OrderRemovalDialog } from './order-removal-dialog.tsx';
import { texts } from './texts/index.ts';

/** Further records are counted. */
const NAMED_AT_MOST = 5;

interface OwnOrderProps {
  order: RemovableOrder;
  /** References of what carries the order, as far as the viewer sees it. */
  carriedBy: readonly string[];
  onRenamed(renamed: RenamedOrder): void;
  onRemoved(): void;
  onChange(): void;
}

/** Renames or removes an order that was made by mistake, or says where it stands, for which that can't be (D-159). */
export function OwnOrder({ order, carriedBy, onRenamed, onRemoved, onChange }: OwnOrderProps) {
  const text = useText(texts);
  const [asking, setAsking] = useState<'number' | 'removal'>();
  const named = carriedBy.slice(0, NAMED_AT_MOST);
  const close = () => setAsking(undefined);
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
          <Button size="sm" onClick={() => setAsking('number')}>
            {text('order.rename')}
          </Button>
          <Button size="sm" onClick={() => setAsking('removal')}>
            {text('order.remove')}
          </Button>
        </div>
      )}
      {asking === 'number' && (
        <OrderNumberDialog
          order={order}
          onClose={close}
          onDone={(renamed) => {
            close();
            onRenamed(renamed);
          }}
          onStale={onChange}
        />
      )}
      {asking === 'removal' && (
        <OrderRemovalDialog order={order} onClose={close} onDone={onRemoved} onStale={onChange} />
      )}
    </>
  );
}
