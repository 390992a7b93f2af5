import { useEffect, useRef, useState } from 'react';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { zoneName } from '../../../../shared/i18n/zone-name.ts';
import { isEndedBooking } from '../../../../shared/trade/record-words.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import type { Viewer } from '../../../lists/definition.ts';
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import { Card } from '../parts/card.tsx';
import { Facts } from '../parts/facts.tsx';
import * as s from '../quote/acceptance.css.ts';
import { action } from '../record-page.css.ts';
import { AnswerDialog, type BookingAnswerKind } from './answer-dialog.tsx';
import { AnswerState } from './answer-state.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { MissedNote } from './missed-note.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { leavingOf, storedPlan } from './plan-entry.ts';
import { requestAgain } from './request-again.ts';
import { planFacts, requestFacts } from './request-facts.ts';
import type { BookedGoods, RequestedBooking } from './requested-booking.ts';
import { texts } from './texts/index.ts';

interface BookingRequestCardProps {
  booking: RequestedBooking & BookedGoods;
  viewer: Viewer;
  onChange(): void;
}

/** What a booking was requested with, how that was answered, and what the viewer does next (MOD-04). */
export function BookingRequestCard({ booking, viewer, onChange }: BookingRequestCardProps) {
  const text = useText(texts);
  const [asked, setAsked] = useState<'confirm' | 'plan' | BookingAnswerKind>();
  const [isDone, setDone] = useState(false);
  const state = useRef<HTMLDivElement>(null);
  const [request] = booking.requests;
  const isOpen = booking.status === 'Requested';
  const { role, companyId } = viewer;
  const isEnded = isEndedBooking(booking.status);
  const again = isEnded ? requestAgain(booking) : `/booking/new?again=${booking.id}`;
  const isOwner = companyId !== undefined && booking.customer?.id === companyId;
  const mayAnswer = role === 'admin' || (role === 'agent' && booking.agent?.id === companyId);

  const isUnderWay = (booking.shipments ?? []).some(({ milestones }) =>
    milestones.some((one) => one.actualAt),
  );
  const mayPlan = booking.status === 'Confirmed' && mayAnswer && !isUnderWay;

  // The button that was pressed may be gone: what has become of the booking is read instead.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each state that was loaded since
  useEffect(() => {
    if (!isDone) return;
    state.current?.focus();
    setDone(false);
  }, [booking.revision]);

  const dialog = {
    booking,
    onClose: () => setAsked(undefined),
    onDone: () => {
      setAsked(undefined);
      setDone(true);
      onChange();
    },
    onStale: onChange,
  };
  if (!request && !isOpen && !mayPlan) return null;
  return (
    <Card title={text('booking.request.title')}>
      <div ref={state} tabIndex={-1} className={s.state}>
        <State booking={booking} mayAnswer={mayAnswer} />
        {request && <By request={request} />}
      </div>
      {request && <RequestFacts booking={booking} request={request} isOver={isEnded || isUnderWay} />}
      <div className={s.buttons}>
        {isOpen && mayAnswer && (
          <>
            <Button variant="primary" onClick={() => setAsked('confirm')}>
              {text('booking.confirm')}
            </Button>
            <Button onClick={() => setAsked('decline')}>{text('booking.decline')}</Button>
          </>
        )}
        {mayPlan && (
          <Button onClick={() => setAsked('plan')}>
            {text(request?.departsAt ? 'booking.plan.change' : 'booking.plan.enter')}
          </Button>
        )}
        {isOpen && (isOwner || mayAnswer) && (
          <PortalLink href={`${pageOf.booking(booking.id)}/change`} className={action}>
            {text('booking.change')}
          </PortalLink>
        )}
        {isOwner && !isOpen && (
          <PortalLink href={again} className={action}>
            {text(isEnded ? 'booking.again' : 'booking.copy')}
          </PortalLink>
        )}
        {isOpen && isOwner && (
          <Button onClick={() => setAsked('withdraw')}>{text('booking.withdraw')}</Button>
        )}
      </div>
      {asked === 'confirm' && <ConfirmDialog {...dialog} />}
      {asked === 'plan' && <PlanDialog {...dialog} />}
      {asked && asked !== 'confirm' && asked !== 'plan' && <AnswerDialog kind={asked} {...dialog} />}
    </Card>
  );
}

/** How it stands, in words. */
function State({ booking, mayAnswer }: { booking: RequestedBooking; mayAnswer: boolean }) {
  const text = useText(texts);
  if (booking.status !== 'Requested') return <AnswerState booking={booking} />;
  return <p>{text(mayAnswer ? 'booking.state.answer' : 'booking.state.waiting')}</p>;
}

/** Who requested it, and apart from that who changed it last. */
function By({ request: { requestedBy, changedAt, changedBy } }: RequestProps) {
  const text = useText(texts);
  const formats = useFormats();
  const change = changedAt && { time: formats.dateTime(changedAt), name: changedBy ?? '' };
  return (
    <>
      {requestedBy && <p className={s.note}>{text('booking.state.by', { name: requestedBy })}</p>}
      {change && <p className={s.note}>{text('booking.state.changed', change)}</p>}
    </>
  );
}

interface RequestProps {
  request: RequestedBooking['requests'][number];
}

interface RequestFactsProps extends RequestProps {
  booking: RequestedBooking & BookedGoods;
  /** It came to nothing, or the goods are on their way: what they were too late for is not ahead of them any more. */
  isOver: boolean;
}

function RequestFacts({ booking, request, isOver }: RequestFactsProps) {
  const text = useText(texts);
  const formats = useFormats();
  const language = { text, formats };
  return (
    <>
      <Facts
        facts={[...planFacts(request, booking.mode === 'Air', language), ...requestFacts(request, language)]}
      />
      {!isOver && <MissedNote readyOn={request.cargoReadyOn} {...leavingOf(storedPlan(booking))} />}
      {request.departsAt && (
        <p className={s.note}>{text('record.milestone.zone', { zone: zoneName(formats.locale) })}</p>
      )}
    </>
  );
}
