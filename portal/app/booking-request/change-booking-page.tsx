import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { nameOf } from '../../lists/definitions/common.ts';
import { pageOf } from '../../lists/definitions/record-pages.ts';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { MissingRecord } from '../modules/record/missing-record.tsx';
import { AnswerState } from '../records/booking/answer-state.tsx';
import * as s from '../records/conflict/conflict-notice.css.ts';
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
  const page = (content: ReactNode, row?: BookingSource) => (
    <RequestPage
      title={row ? text('booking.changeOf', { reference: row.reference }) : text('booking.change')}
      subtitle={row && nameOf(row.customer)}
      back={id ? pageOf.booking(id) : '/booking'}
    >
      {content}
    </RequestPage>
  );
  if (id === undefined) return page(<MissingRecord />);
  if (userId === undefined) return page(<Loading />);
  return (
    <WithRecord id={id} source={BOOKING} page={page}>
      {(row, reload) => <Change row={row} onStale={reload} />}
    </WithRecord>
  );
}

function Change({ row, onStale }: { row: BookingSource; onStale(): void }) {
  const text = useText(texts);
  const stored = useMemo(() => entryOfBooking(row), [row]);
  const isAnswered = row.status !== 'Requested';
  // Answered while it was changed: what was typed stays, to be read and copied.
  const [wasOpen] = useState(!isAnswered);
  const isOver = isAnswered && wasOpen;
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, and was far below.
    if (isOver) message.current?.focus();
  }, [isOver]);
  return (
    <>
      {isAnswered && (
        <div ref={message} tabIndex={-1} className={s.message}>
          <Banner kind="error">
            {text(row.status === 'Cancelled' ? 'booking.withdrawn' : 'booking.answered', {
              reference: row.reference,
            })}
            <AnswerState booking={row} />
            {isOver && <p>{text('booking.answered.copy')}</p>}
          </Banner>
        </div>
      )}
      {wasOpen && (
        <DraftedForm
          about={`booking ${row.id}`}
          on={{ bookingId: row.id, revision: row.revision, quoteId: null }}
          stored={stored}
          isOver={isOver}
          onStale={onStale}
        />
      )}
    </>
  );
}
