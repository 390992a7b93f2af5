import type { RequestedQuote } from '../../../../shared/contract/rate-search.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import { StatusBadge } from '../../modules/cell/status-badge.tsx';
import { useWords } from '../results/use-words.ts';
import * as s from './requested-quote.css.ts';

interface RequestedQuoteProps {
  quote: RequestedQuote;
  /** It was requested just now: its link takes the focus from the button in whose place it comes. */
  isNew: boolean;
}

/** When a quote was requested of a rate, what has become of it, and the way to it (MOD-12). */
export function RequestedQuoteLink({ quote, isNew }: RequestedQuoteProps) {
  const { text, day: dayText } = useWords();
  const day = dayText(quote.requestedAt);
  return (
    <div ref={isNew ? focusLink : undefined} role={isNew ? 'status' : undefined} className={s.requested}>
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

const focusLink = (node: HTMLElement | null) => node?.querySelector('a')?.focus();
