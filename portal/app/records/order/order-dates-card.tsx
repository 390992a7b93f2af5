import { useState } from 'react';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { contradictions, ORDER_DATES, planContradictions } from '../../../../shared/trade/order-dates.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import * as card from '../parts/card.css.ts';
import { Card } from '../parts/card.tsx';
import { Facts } from '../parts/facts.tsx';
import type { DatedOrder } from './dated-order.ts';
import * as s from './order-dates.css.ts';
import { OrderDatesDialog } from './order-dates-dialog.tsx';
import { planTexts } from './plan-texts.ts';
import { texts } from './texts/index.ts';

interface OrderDatesCardProps {
  order: DatedOrder;
  /** What makes it late, each as a sentence. */
  lateness?: readonly string[];
  mayChange: boolean;
  onChange(): void;
}

/** When the goods of an order are ready, may leave and have to be there (MOD-05). */
export function OrderDatesCard({ order, lateness = [], mayChange, onChange }: OrderDatesCardProps) {
  const text = useText(texts);
  const formats = useFormats();
  const [isAsking, setAsking] = useState(false);
  const facts = ORDER_DATES.map((date) => {
    const day = order[date];
    return { name: text(`order.${date}`), value: day ? formats.date(day) : null };
  });
  return (
    <Card title={text('order.dates')}>
      {facts.some(({ value }) => value) ? (
        <Facts facts={facts} />
      ) : (
        <p className={card.empty}>{text('order.dates.none')}</p>
      )}
      {contradictions(order).map((date) => (
        <p key={date} className={s.contradiction}>
          {text(`order.${date}.contradiction`)}
        </p>
      ))}
      {planTexts(planContradictions(order), { text, formats }).map((sentence) => (
        <p key={sentence} className={s.contradiction}>
          {sentence}
        </p>
      ))}
      {lateness.map((sentence) => (
        <p key={sentence} className={s.lateness}>
          {sentence}
        </p>
      ))}
      {mayChange && (
        <div className={s.buttons}>
          <Button size="sm" onClick={() => setAsking(true)}>
            {text('order.dates.change')}
          </Button>
        </div>
      )}
      {isAsking && (
        <OrderDatesDialog
          order={order}
          onClose={() => setAsking(false)}
          onDone={onChange}
          onStale={onChange}
        />
      )}
    </Card>
  );
}
