import { useText } from '../../../../shared/i18n/use-text.ts';
import type { OrderWithStyles } from '../../../lists/definitions/order-entries.ts';
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import { texts } from '../texts/index.ts';
import * as card from './card.css.ts';
import * as s from './orders.css.ts';

/** The orders of a record, each with the style numbers that the record carries under it. */
export function Orders({ orders, empty }: { orders: readonly OrderWithStyles[]; empty: string }) {
  const text = useText(texts);
  if (orders.length === 0) return <p className={card.empty}>{empty}</p>;
  return (
    <ul className={s.orders}>
      {orders.map(({ id, orderNumbers, styleNumbers }) => (
        <li key={id} className={s.order}>
          <div className={s.head}>
            <PortalLink href={pageOf.order(id)}>{orderNumbers}</PortalLink>
            <span className={s.count}>{text('record.styleCount', { count: styleNumbers.length })}</span>
          </div>
          <StyleNumbers of={styleNumbers} />
        </li>
      ))}
    </ul>
  );
}

export function StyleNumbers({ of: numbers }: { of: readonly string[] }) {
  return (
    numbers.length > 0 && (
      <ul className={s.styles}>
        {numbers.map((number) => (
          <li key={number} className={s.style}>
            {number}
          </li>
        ))}
      </ul>
    )
  );
}
