import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { isEndedBooking } from '../../../shared/trade/record-words.ts';
import { pageOf } from '../../lists/definitions/record-pages.ts';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { idIn, idsIn } from '../routes/record-id.ts';
import { useAddress } from '../routes/use-address.ts';
import { BeginFrom } from './begin-from.tsx';
import { entryAgain, entryOfFlight, entryOfOrders, entryOfSailing, firstEntry } from './entry.ts';
import { Filled, ignore, NEW } from './filled.tsx';
import { OfQuote } from './of-quote.tsx';
import { DraftedForm, RequestPage } from './request-page.tsx';
import { BookingFacts, TemplateFacts } from './source-facts.tsx';
import { BOOKING, FLIGHT, type OrderSource, QUOTE, SAILING } from './sources.ts';
import { entryOfTemplate } from './template-content.ts';
import { TEMPLATE } from './templates.ts';
import { texts } from './texts/index.ts';
import { UnfinishedRequests } from './unfinished-requests.tsx';
import { WithOrders } from './with-orders.tsx';
import { Loading, WithRecord } from './with-record.tsx';

/**
 * `/booking/new` (MOD-04), filled from `quote` of the address, from `again`, an earlier booking, from `template`, from `sailing`
 * or `flight` of the schedules, or from `order`: one or several, as `17,18`.
 */
export function NewBookingPage() {
  const text = useText(texts);
  const { query } = useAddress();
  const { userId } = useListViewer();
  const quote = idIn(query.get('quote'));
  const again = idIn(query.get('again'));
  const template = idIn(query.get('template'));
  const orders = idsIn(query.get('order'));
  const sailing = idIn(query.get('sailing'));
  const flight = idIn(query.get('flight'));
  const back = sailing || flight ? scheduleOf(flight) : backTo(quote, again, orders);
  return (
    <RequestPage title={text('booking.new')} back={back}>
      {userId === undefined ? (
        <Loading />
      ) : (
        <Start {...{ quote, again, template, sailing, flight }} orders={orders.join()} />
      )}
    </RequestPage>
  );
}

const scheduleOf = (flight: number | undefined) => (flight ? '/schedule?view=flights' : '/schedule');

/** Where the request was begun. */
function backTo(quote: number | undefined, again: number | undefined, orders: readonly number[]): string {
  if (quote) return pageOf.quote(quote);
  if (again) return pageOf.booking(again);
  const [order, ...more] = orders;
  if (order) return more.length > 0 ? '/purchase-order' : pageOf.order(order);
  return '/booking';
}

interface StartProps {
  quote: number | undefined;
  again: number | undefined;
  template: number | undefined;
  sailing: number | undefined;
  flight: number | undefined;
  orders: string;
}

function Start({ quote, again, template, sailing, flight, orders }: StartProps) {
  const [blank] = useState(firstEntry);
  if (quote)
    return (
      <WithRecord id={quote} source={QUOTE}>
        {(row) => <OfQuote quote={row} />}
      </WithRecord>
    );
  if (again) return <Again id={again} />;
  if (template)
    return (
      <WithRecord id={template} source={TEMPLATE}>
        {(row) => (
          <>
            <TemplateFacts template={row} />
            <Filled
              about={`template ${template}`}
              on={NEW}
              start={() => entryOfTemplate(row.content)}
              template={row}
              isChosen
            />
          </>
        )}
      </WithRecord>
    );
  if (sailing)
    return (
      <WithRecord id={sailing} source={SAILING}>
        {(row) => <WithParties about={`sailing ${sailing}`} entry={entryOfSailing(row)} />}
      </WithRecord>
    );
  if (flight)
    return (
      <WithRecord id={flight} source={FLIGHT}>
        {(row) => <WithParties about={`flight ${flight}`} entry={entryOfFlight(row)} />}
      </WithRecord>
    );
  if (orders)
    return (
      <WithOrders key={orders} ids={orders}>
        {(found) => (
          <WithParties
            about={`order ${orders}`}
            entry={entryOfOrders(found)}
            isSourceGone={found.length === 0}
          />
        )}
      </WithOrders>
    );
  return (
    <>
      <UnfinishedRequests />
      <BeginFrom>
        <WithParties about="new" entry={blank} />
      </BeginFrom>
    </>
  );
}

/** A request that comes of nothing that says who sends and gets the goods: as in the last booking. */
function WithParties({
  entry,
  ...rest
}: { entry: RequestEntry } & Pick<ComponentProps<typeof DraftedForm>, 'about' | 'isSourceGone'>) {
  return (
    <WithLastParties entry={entry}>
      {(filled, last) => <Filled {...rest} on={NEW} start={() => filled} last={last} />}
    </WithLastParties>
  );
}

/** The request of an earlier booking anew: of one that came to nothing with those of its orders that can still go with it. */
function Again({ id }: { id: number }) {
  return (
    <WithRecord id={id} source={BOOKING}>
      {(row) => {
        const filled = (orders: readonly OrderSource[]) => (
          <>
            <BookingFacts booking={row} />
            <Filled
              about={`again ${id}`}
              on={{ ...NEW, againId: id }}
              start={() => entryAgain(row, orders)}
              isChosen
            />
          </>
        );
        const ids = isEndedBooking(row.status) ? row.pos.map((order) => order.id).join() : '';
        return ids ? <WithOrders ids={ids}>{filled}</WithOrders> : filled([]);
      }}
    </WithRecord>
  );
}
