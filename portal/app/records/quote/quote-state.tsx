import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { isEndedQuote } from '../../../../shared/trade/record-words.ts';
import { nameOf } from '../../../lists/definitions/common.ts';
import * as s from './acceptance.css.ts';
import type { IssuedQuote } from './issued-quote.ts';
import { texts } from './texts/index.ts';

/** How a quote stands, in words (MOD-10). */
export function QuoteState({ quote, isOwner }: { quote: IssuedQuote; isOwner: boolean }) {
  const text = useText(texts);
  const formats = useFormats();
  const { status, validUntil, answeredAt, answeredBy, declineReason } = quote;
  const day = validUntil ? formats.date(validUntil) : '';
  if (isEndedQuote(status)) {
    const id = status === 'Accepted' ? 'accepted' : status === 'Declined' ? 'declined' : 'withdrawn';
    return (
      <>
        <p>
          {answeredAt
            ? text(`quote.${id}.by`, { time: formats.dateTime(answeredAt), name: answeredBy ?? '' })
            : text(`quote.${id}`)}
        </p>
        {declineReason && <blockquote className={s.reason}>{declineReason}</blockquote>}
      </>
    );
  }
  if (status === 'Expired')
    return (
      <>
        <p>{validUntil ? text('quote.expired.on', { day }) : text('quote.expired')}</p>
        <p className={s.note}>{text(isOwner ? 'quote.expired.next' : 'quote.expired.issue')}</p>
      </>
    );
  if (status === 'Open')
    return (
      <>
        <p>{validUntil ? text('quote.valid', { day }) : text('quote.valid.open')}</p>
        {!quote.isPriced && <p className={s.note}>{text('quote.valid.unpriced')}</p>}
        {!isOwner && quote.isPriced && (
          <p className={s.note}>{text('quote.waiting', { customer: nameOf(quote.customer) ?? '' })}</p>
        )}
      </>
    );
  const isNewVersion = quote.version > 1;
  if (isOwner) return <p>{text(isNewVersion ? 'quote.version.waited' : 'quote.requested')}</p>;
  return <p>{text(isNewVersion ? 'quote.version.issue' : 'quote.requested.issue')}</p>;
}
