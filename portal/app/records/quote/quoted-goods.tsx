import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { cargoText } from '../../../lists/cell/cargo-text.ts';
import { nameOf } from '../../../lists/definitions/common.ts';
import { Facts } from '../parts/facts.tsx';
import { routeText } from '../parts/route-text.ts';
import type { IssuedQuote } from './issued-quote.ts';
import { texts } from './texts/index.ts';

interface QuotedGoodsProps {
  quote: Pick<IssuedQuote, 'customer' | 'requests'>;
  /** Those who quote for several customers read for which one it is. */
  namesCustomer?: boolean;
}

/** What a price is for (D-158): route, cargo and day, and for which customer. */
export function QuotedGoods({ quote: { customer, requests }, namesCustomer = false }: QuotedGoodsProps) {
  const text = useText(texts);
  const formats = useFormats();
  const [request] = requests;
  return (
    <Facts
      facts={[
        ...(namesCustomer ? [{ name: text('list.col.customer'), value: nameOf(customer) }] : []),
        ...(request
          ? [
              { name: text('record.request.route'), value: routeText(request) },
              { name: text('record.request.cargo'), value: cargoText(request, formats) },
              { name: text('record.request.day'), value: formats.date(request.shipOn) },
              { name: text('list.col.incoterm'), value: request.incoterm },
            ]
          : []),
      ]}
    />
  );
}
