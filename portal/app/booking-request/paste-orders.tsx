import { useRef, useState } from 'react';
import { ClientError } from '../../../shared/client/client-error.ts';
import { MOST_REQUEST_ORDERS } from '../../../shared/contract/booking-requests.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { usePendingField, useTypedText } from '../../../shared/ui/pending-fields/pending-field.ts';
import { useFieldRules } from '../form/form.tsx';
import { TextAreaField } from '../form/text-area-field.tsx';
import { LoadError } from '../layout/load-error.tsx';
import { loadNumbered } from './api.ts';
import * as s from './booking-request.css.ts';
import type { Named } from './entry.ts';
import { type ListedOrders, listedOrders, numbersIn } from './order-list.ts';
import { texts } from './texts/index.ts';
import { LeftOutOrders } from './with-orders.tsx';

interface PasteOrdersProps {
  /** Whose orders they are. */
  company: number;
  orders: readonly Named[];
  newOrders: readonly string[];
  onChange(orders: readonly Named[]): void;
  onNew(numbers: readonly string[]): void;
}

type State =
  | { is: 'idle' }
  | { is: 'busy' }
  | { is: 'failed'; cause: ClientError }
  | { is: 'done'; listed: ListedOrders; added: number };

/** Takes the orders of a list, a part of a spreadsheet or a mail at once, and says which of them don't go along (D-150). */
export function PasteOrders({ company, orders, newOrders, onChange, onNew }: PasteOrdersProps) {
  const text = useText(texts);
  const { isReadOnly, isChecked } = useFieldRules();
  const [isOpen, setOpen] = useState(false);
  const [pasted, setPasted] = useState('');
  const [state, setState] = useState<State>({ is: 'idle' });
  const message = useRef<HTMLDivElement>(null);
  const numbers = numbersIn(pasted);
  /** An answer to an older list, or one that came too late, is dropped. */
  const round = useRef(0);
  const stopPress = usePendingField({
    isPending: state.is === 'busy',
    settle: () => undefined,
    giveUp() {
      round.current += 1;
      setState({ is: 'idle' });
    },
  });
  useTypedText(isOpen && pasted.trim() !== '');

  const add = async () => {
    if (numbers.length === 0 || isReadOnly || state.is === 'busy') return;
    setState({ is: 'busy' });
    round.current += 1;
    const own = round.current;
    try {
      const found = await loadNumbered(company, numbers, new AbortController().signal);
      if (round.current !== own) return;
      const listed = listedOrders(numbers, found);
      const { leftOut, missing } = listed.chosen;
      if (leftOut.length + missing + listed.unknown.length > 0) stopPress();
      const there = new Set(orders.map(({ id }) => id));
      const further = listed.chosen.taken.filter(({ id }) => !there.has(id));
      const taken = further.slice(0, MOST_REQUEST_ORDERS - orders.length);
      onChange([...orders, ...taken.map(({ id, orderNumbers }) => ({ id, label: orderNumbers }))]);
      // What was not found stays, to be looked at.
      setPasted(listed.unknown.join('\n'));
      setState({ is: 'done', listed, added: taken.length });
      message.current?.focus();
    } catch (cause) {
      if (!(cause instanceof ClientError)) throw cause;
      if (round.current === own) setState({ is: 'failed', cause });
    }
  };
  const addNew = (unknown: readonly string[]) => {
    const further = unknown.filter((number) => !newOrders.includes(number));
    const room = MOST_REQUEST_ORDERS - newOrders.length;
    onNew([...newOrders, ...further.slice(0, room)]);
    setPasted(further.slice(room).join('\n'));
    setState({ is: 'idle' });
  };
  // There are no orders of what is left: it can become new ones, or be corrected.
  const isDecided = state.is === 'done' && state.listed.unknown.length > 0;
  // Sent now, the booking would go without them.
  const isLeft = isChecked && numbers.length > 0 && state.is !== 'busy';
  if (!isOpen)
    return (
      <span>
        <Button size="sm" onClick={() => setOpen(true)}>
          {text('booking.paste')}
        </Button>
      </span>
    );
  return (
    <div className={s.orders}>
      <TextAreaField
        label={text('booking.paste.list')}
        hint={text('booking.paste.hint')}
        value={pasted}
        problems={isLeft ? [texts('booking.paste.left')] : []}
        onText={(typed) => {
          setPasted(typed);
          setState({ is: 'idle' });
        }}
        rows={4}
        takesFocus
      />
      {!isDecided && (
        <span>
          <Button
            size="sm"
            busy={state.is === 'busy'}
            disabled={numbers.length === 0}
            onClick={() => void add()}
          >
            {text('booking.paste.add', { count: numbers.length })}
          </Button>
        </span>
      )}
      {state.is === 'failed' && (
        <LoadError
          message={text('list.failed', { list: text('menu.purchaseOrder') })}
          error={state.cause}
          onRetry={() => void add()}
        />
      )}
      <div ref={message} tabIndex={-1} className={s.orders}>
        {state.is === 'done' && (
          <>
            <p role="status" className={s.note}>
              {text('booking.paste.added', { count: state.added })}
            </p>
            <LeftOutOrders chosen={state.listed.chosen} />
            {state.listed.unknown.length > 0 && (
              <Banner
                kind="warning"
                actions={
                  <Button size="sm" onClick={() => addNew(state.listed.unknown)}>
                    {text('booking.paste.new', { count: state.listed.unknown.length })}
                  </Button>
                }
              >
                {text('booking.paste.unknown', { numbers: state.listed.unknown.join(', ') })}
              </Banner>
            )}
          </>
        )}
      </div>
    </div>
  );
}
