import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import * as s from '../quote/acceptance.css.ts';
import type { RequestedBooking } from './requested-booking.ts';
import { texts } from './texts/index.ts';

interface AnswerStateProps {
  booking: {
    status?: string | null | undefined;
    requests: readonly Pick<
      RequestedBooking['requests'][number],
      'answeredAt' | 'answeredBy' | 'declineReason'
    >[];
  };
}

/** How a requested booking was answered, when and by whom; nothing where nobody answered it. */
export function AnswerState({ booking: { status, requests } }: AnswerStateProps) {
  const text = useText(texts);
  const formats = useFormats();
  const [request] = requests;
  if (!request?.answeredAt) return null;
  const answer = { time: formats.dateTime(request.answeredAt), name: request.answeredBy ?? '' };
  const kind = status === 'Declined' ? 'declined' : status === 'Cancelled' ? 'withdrawn' : 'confirmed';
  return (
    <>
      <p>{text(`booking.state.${kind}`, answer)}</p>
      {request.declineReason && <blockquote className={s.reason}>{request.declineReason}</blockquote>}
    </>
  );
}
