import { useState } from 'react';
import type { RecordCharges } from '../../../../shared/contract/record-charges.ts';
import { isAnsweredQuote } from '../../../../shared/trade/record-words.ts';
import type { Viewer } from '../../../lists/definition.ts';
import { ChargesCard } from '../charges/charges-card.tsx';
import { Acceptance } from './acceptance.tsx';
import type { IssuedQuote } from './issued-quote.ts';

interface QuoteOfferProps {
  quote: IssuedQuote;
  viewer: Viewer;
  onChange(): void;
}

/** What a quote offers and whether it is accepted (MOD-10): what is asked before it is, has the room of the sums that the page shows. */
export function QuoteOffer({ quote, viewer, onChange }: QuoteOfferProps) {
  const [charges, setCharges] = useState<RecordCharges>();
  return (
    <>
      <Acceptance quote={quote} viewer={viewer} charges={charges} onChange={onChange} />
      <ChargesCard
        key={quote.revision}
        record={{ recordType: 'quote', recordId: quote.id }}
        viewer={viewer}
        isAnswered={isAnsweredQuote(quote.status)}
        onLoad={setCharges}
      />
    </>
  );
}
