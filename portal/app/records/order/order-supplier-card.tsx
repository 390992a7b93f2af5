import { useState } from 'react';
import { useLocale, useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { countryIn } from '../../../lists/cell/country-names.ts';
import { nameOf } from '../../../lists/definitions/common.ts';
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import * as card from '../parts/card.css.ts';
import { Card } from '../parts/card.tsx';
import { Facts } from '../parts/facts.tsx';
import * as s from './order-dates.css.ts';
import type { OrderSupplier, PlacedOrder } from './order-supplier.ts';
import { OrderSupplierDialog } from './order-supplier-dialog.tsx';
import { texts } from './texts/index.ts';

interface OrderSupplierCardProps {
  order: PlacedOrder;
  mayChange: boolean;
  onChange(): void;
}

/** Whom an order is placed with, and where that is (MOD-05). */
export function OrderSupplierCard({ order, mayChange, onChange }: OrderSupplierCardProps) {
  const text = useText(texts);
  const [isAsking, setAsking] = useState(false);
  const { supplier, orderPurchaser: purchaser } = order;
  return (
    <Card title={text('list.col.supplier')}>
      {supplier ? <Supplier of={supplier} /> : <p className={card.empty}>{text('order.supplier.none')}</p>}
      {mayChange && purchaser && (
        <div className={s.buttons}>
          <Button size="sm" onClick={() => setAsking(true)}>
            {text(supplier ? 'order.supplier.change' : 'order.supplier.choose')}
          </Button>
        </div>
      )}
      {isAsking && purchaser && (
        <OrderSupplierDialog
          order={order}
          purchaser={purchaser}
          onClose={() => setAsking(false)}
          onDone={onChange}
          onStale={onChange}
        />
      )}
    </Card>
  );
}

function Supplier({ of }: { of: NonNullable<OrderSupplier> }) {
  const text = useText(texts);
  const locale = useLocale();
  const { id, street, city, postalCode, country, inCountry } = of;
  const town = [postalCode, city].filter(Boolean).join(' ');
  return (
    <Facts
      facts={[
        { name: text('list.col.company'), value: nameOf(of), href: pageOf.supplier(id) },
        { name: text('list.col.address'), value: [street, town].filter(Boolean).join(', ') },
        {
          name: text('list.col.country'),
          value: (inCountry?.code && countryIn(locale, inCountry.code)) || country,
        },
      ]}
    />
  );
}
