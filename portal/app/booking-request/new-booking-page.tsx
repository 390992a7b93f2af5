import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { pageOf } from '../../lists/definitions/record-pages.ts';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { idIn } from '../routes/record-id.ts';
import { useAddress } from '../routes/use-address.ts';
import { entryOfOrder, entryOfQuote, firstEntry, type RequestEntry, type RequestOf } from './entry.ts';
import { DraftedForm, RequestPage } from './request-page.tsx';
import { ORDER, QUOTE } from './sources.ts';
import { texts } from './texts/index.ts';
import { Loading, WithRecord } from './with-record.tsx';

const NEW = { bookingId: null, revision: null, quoteId: null } as const;
const ignore = () => {};

/** `/booking/new` (MOD-04), filled from `quote` or `order` of the address. */
export function NewBookingPage() {
  const text = useText(texts);
  const { query } = useAddress();
  const { userId } = useListViewer();
  const quote = idIn(query.get('quote'));
  const order = idIn(query.get('order'));
  const back = quote ? pageOf.quote(quote) : order ? pageOf.order(order) : '/booking';
  return (
    <RequestPage title={text('booking.new')} back={back}>
      {userId === undefined ? <Loading /> : <Start quote={quote} order={order} />}
    </RequestPage>
  );
}

function Start({ quote, order }: { quote: number | undefined; order: number | undefined }) {
  const text = useText(texts);
  const [blank] = useState(firstEntry);
  if (quote)
    return (
      <WithRecord id={quote} source={QUOTE}>
        {(row) =>
          row.status === 'Accepted' ? (
            <Filled
              about={`quote ${quote}`}
              on={{ ...NEW, quoteId: quote }}
              start={() => entryOfQuote(row)}
            />
          ) : (
            <Banner kind="error">{text('booking.quoteOpen', { reference: row.reference })}</Banner>
          )
        }
      </WithRecord>
    );
  if (order)
    return (
      <WithRecord id={order} source={ORDER}>
        {(row) => <Filled about={`order ${order}`} on={NEW} start={() => entryOfOrder(row)} />}
      </WithRecord>
    );
  return <DraftedForm about="new" on={NEW} stored={blank} onStale={ignore} />;
}

interface FilledProps {
  about: string;
  on: RequestOf;
  start(): RequestEntry;
}

/** Begins with the same entries for as long as it is shown. */
function Filled({ about, on, start }: FilledProps) {
  const [stored] = useState(start);
  return <DraftedForm about={about} on={on} stored={stored} onStale={ignore} />;
}
