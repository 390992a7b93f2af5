import type { ReactNode } from 'react';
import { MOST_REQUEST_ORDERS } from '../../../shared/contract/booking-requests.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { pageOf } from '../../lists/definitions/record-pages.ts';
import { LoadError } from '../layout/load-error.tsx';
import { PortalLink } from '../layout/portal-link.tsx';
import * as s from './booking-request.css.ts';
import type { ChosenOrders, LeftOut } from './chosen-orders.ts';
import type { OrderSource } from './sources.ts';
import { texts } from './texts/index.ts';
import { useChosenOrders } from './use-chosen-orders.ts';
import { Loading } from './with-record.tsx';

interface WithOrdersProps {
  /** As the address has them, `17,18`. */
  ids: string;
  children(orders: readonly OrderSource[]): ReactNode;
}

/** Loads the orders that a request begins with, and says which of those that were chosen can't go with it, and why (MOD-04). */
export function WithOrders({ ids, children }: WithOrdersProps) {
  const text = useText(texts);
  const { loaded, retry } = useChosenOrders(ids);
  if (loaded.name === 'loading') return <Loading />;
  if (loaded.name === 'failed')
    return (
      <LoadError
        message={text('list.failed', { list: text('menu.purchaseOrder') })}
        error={loaded.cause}
        onRetry={retry}
      />
    );
  return (
    <>
      <LeftOutOrders chosen={loaded.chosen} />
      {children(loaded.chosen.taken)}
    </>
  );
}

/** Which of the orders that were chosen can't go with the request, and why. */
export function LeftOutOrders({ chosen: { taken, leftOut, missing } }: { chosen: ChosenOrders }) {
  const text = useText(texts);
  if (leftOut.length + missing === 0) return null;
  return (
    <div className={s.above}>
      <Banner kind="warning">
        {text(taken.length > 0 ? 'booking.leftOut' : 'booking.leftOut.all')}
        <ul className={s.leftOutList}>
          {leftOut.map((one) => (
            <li key={one.order.id}>
              <PortalLink href={pageOf.order(one.order.id)}>{one.order.orderNumbers}</PortalLink>
              {': '}
              <Reason of={one} />
            </li>
          ))}
          {missing > 0 && <li>{text('booking.leftOut.missing', { count: missing })}</li>}
        </ul>
      </Banner>
    </div>
  );
}

function Reason({ of }: { of: LeftOut }) {
  const text = useText(texts);
  if (of.why === 'many') return text('booking.leftOut.many', { most: MOST_REQUEST_ORDERS });
  const words = text(`booking.leftOut.${of.why}`);
  if (of.why === 'customer' || !of.booking) return words;
  const { id, reference } = of.booking;
  return (
    <>
      {words} (<PortalLink href={pageOf.booking(id)}>{reference}</PortalLink>)
    </>
  );
}
