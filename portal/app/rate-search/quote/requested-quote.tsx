import { PortalLink } from '../../layout/portal-link.tsx';
import { StatusBadge } from '../../modules/cell/status-badge.tsx';
import { useWords } from '../results/use-words.ts';
import * as s from './requested-quote.css.ts';
import type { Requested } from './use-requested.ts';

/** When a quote was requested of a rate, what has become of it, and the way to it (MOD-12). */
export function RequestedQuoteLink({ quote, isNew, takesFocus }: Requested) {
  const { text, day: dayText } = useWords();
  const day = dayText(quote.requestedAt);
  return (
    <div
      ref={(node) => {
        if (node && takesFocus()) node.querySelector('a')?.focus();
      }}
      role={isNew ? 'status' : undefined}
      className={s.requested}
    >
      <span className={s.when}>
        {text(quote.isSameCargo ? 'rateSearch.requestedOn' : 'rateSearch.requestedOther', { day })}
      </span>
      <span className={s.quote}>
        <PortalLink href={`/quotes/${quote.id}`}>{quote.reference}</PortalLink>
        <StatusBadge of={quote.status} />
      </span>
    </div>
  );
}
