import { useEffect, useState } from 'react';
import { ClientError } from '../../../../shared/client/client-error.ts';
import type { QuoteAgent } from '../../../../shared/contract/rate-search.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { client } from '../../client/client.ts';
import { findQuoteAgent } from '../api.ts';
import { texts } from '../texts/index.ts';

interface WhoAnswersProps {
  /** Whose quote it becomes; null: the viewer's own company's. */
  customerId: number | null;
  /** The reference of the chosen rate, if one was chosen. */
  rate: string | null;
  className?: string | undefined;
}

/** Who answers a request, before it is sent (MOD-10); as long as that isn't known, in general words. */
export function WhoAnswers({ customerId, rate, className }: WhoAnswersProps) {
  const text = useText(texts);
  const [found, setFound] = useState<QuoteAgent>();
  useEffect(() => {
    const request = new AbortController();
    setFound(undefined);
    findQuoteAgent(client, { customerId, rate }, request.signal).then(setFound, (cause: unknown) => {
      // The request can be sent all the same.
      if (!(cause instanceof ClientError)) throw cause;
    });
    return () => request.abort();
  }, [customerId, rate]);
  return (
    <p className={className} aria-live="polite">
      {!found && text('rateSearch.quote.explanation')}
      {found &&
        (found.agent
          ? text('rateSearch.quote.byAgent', { agent: found.agent.companyName })
          : text('rateSearch.quote.byProvider'))}
    </p>
  );
}
