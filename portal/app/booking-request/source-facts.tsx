import { useFormats } from '../../../shared/i18n/use-formats.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { moneyText } from '../../lists/cell/cell-text.ts';
import { nameOf } from '../../lists/definitions/common.ts';
import { pageOf } from '../../lists/definitions/record-pages.ts';
import { Card } from '../records/parts/card.tsx';
import { Facts } from '../records/parts/facts.tsx';
import * as s from './booking-request.css.ts';
import type { BookingSource, QuoteSource } from './sources.ts';
import type { Beginning } from './templates.ts';
import { texts } from './texts/index.ts';

interface QuoteFactsProps {
  quote: QuoteSource;
  /** Its bookings that count. */
  booked: QuoteSource['bookings'];
}

/** What a request takes over of its quote and nobody enters: who handles it, with whom the goods go, and at what price. */
export function QuoteFacts({ quote, booked }: QuoteFactsProps) {
  const text = useText(texts);
  const formats = useFormats();
  const prices = quote.totals.map(({ currency, amount }) =>
    moneyText({ amount, currency: currency ?? null }, formats),
  );
  return (
    <div className={s.above}>
      <Card title={text('booking.ofQuote')}>
        <Facts
          facts={[
            { name: text('record.quote'), value: quote.reference, href: pageOf.quote(quote.id) },
            { name: text('list.col.amount'), value: prices.join(', ') },
            { name: text('list.col.carrier'), value: quote.requests[0]?.carrierName },
            { name: text('list.col.agent'), value: nameOf(quote.agent) },
            {
              name: text('menu.booking'),
              value: booked.map(({ reference }) => reference).join(', '),
            },
          ]}
        />
      </Card>
    </div>
  );
}

/** Which earlier booking a request repeats, and whom that asks again. */
export function BookingFacts({ booking }: { booking: BookingSource }) {
  const text = useText(texts);
  return (
    <div className={s.above}>
      <Card title={text('booking.ofBooking')}>
        <Facts
          facts={[
            { name: text('list.col.reference'), value: booking.reference, href: pageOf.booking(booking.id) },
            { name: text('list.col.agent'), value: nameOf(booking.agent) },
          ]}
        />
      </Card>
    </div>
  );
}

/** Which template a request begins with. */
export function TemplateFacts({ template }: { template: Beginning }) {
  const text = useText(texts);
  return (
    <div className={s.above}>
      <Card title={text('booking.ofTemplate')}>
        <Facts facts={[{ name: text('booking.template'), value: template.name }]} />
      </Card>
    </div>
  );
}
