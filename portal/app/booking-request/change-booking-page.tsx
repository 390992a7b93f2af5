import { useMemo } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { pageOf } from '../../lists/definitions/record-pages.ts';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import type { PageProps } from '../routes/lazy-page.tsx';
import { idIn } from '../routes/record-id.ts';
import { entryOfBooking } from './entry.ts';
import { DraftedForm, RequestPage } from './request-page.tsx';
import { BOOKING, type BookingSource } from './sources.ts';
import { texts } from './texts/index.ts';
import { Loading, WithRecord } from './with-record.tsx';

/** `/booking/{id}/change` (MOD-04): a booking that nobody answered yet. */
export function ChangeBookingPage({ params }: PageProps) {
  const text = useText(texts);
  const { userId } = useListViewer();
  const id = idIn(params.id ?? null);
  return (
    <RequestPage title={text('booking.change')} back={id ? pageOf.booking(id) : '/booking'}>
      {userId === undefined ? (
        <Loading />
      ) : id === undefined ? (
        <Banner kind="error">{text('list.record.missing')}</Banner>
      ) : (
        <WithRecord id={id} source={BOOKING}>
          {(row, reload) => <Change row={row} onStale={reload} />}
        </WithRecord>
      )}
    </RequestPage>
  );
}

function Change({ row, onStale }: { row: BookingSource; onStale(): void }) {
  const text = useText(texts);
  const stored = useMemo(() => entryOfBooking(row), [row]);
  if (row.status !== 'Requested')
    return <Banner kind="error">{text('booking.answered', { reference: row.reference })}</Banner>;
  return (
    <DraftedForm
      about={`booking ${row.id}`}
      on={{ bookingId: row.id, revision: row.revision, quoteId: null }}
      stored={stored}
      onStale={onStale}
    />
  );
}
