import { PortalLink } from '../../layout/portal-link.tsx';
import { useWords } from '../results/use-words.ts';
import type { Quote } from './quote.ts';

/** The way to a quote that was requested; it takes the focus from the button in whose place it comes. */
export function RequestedLink({ quote }: { quote: Quote }) {
  const { text } = useWords();
  return (
    <span ref={focusLink} role="status">
      <PortalLink href={`/quotes/${quote.id}`}>
        {text('rateSearch.requested', { reference: quote.reference })}
      </PortalLink>
    </span>
  );
}

const focusLink = (node: HTMLElement | null) => node?.querySelector('a')?.focus();
