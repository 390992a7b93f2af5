import { useState } from 'react';
import type { RecordCharges } from '../../../../shared/contract/record-charges.ts';
import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { isEndedQuote } from '../../../../shared/trade/record-words.ts';
import { cargoText } from '../../../lists/cell/cargo-text.ts';
import type { Viewer } from '../../../lists/definition.ts';
import { ChargesCard } from '../charges/charges-card.tsx';
import { routeText } from '../parts/route-text.ts';
import { Acceptance } from './acceptance.tsx';
import type { IssuedQuote } from './issued-quote.ts';

interface QuoteOfferProps {
  quote: IssuedQuote;
  viewer: Viewer;
  onChange(): void;
}

/** What a quote offers and whether it is accepted (MOD-10): what is asked before it is, has the room of the sums that the page shows. */
export function QuoteOffer({ quote, viewer, onChange }: QuoteOfferProps) {
  const formats = useFormats();
  const [charges, setCharges] = useState<RecordCharges>();
  const [request] = quote.requests;
  return (
    <>
      <Acceptance quote={quote} viewer={viewer} charges={charges} onChange={onChange} />
      <ChargesCard
        key={quote.revision}
        record={{ recordType: 'quote', recordId: quote.id }}
        viewer={viewer}
        goods={
          request && {
            route: routeText(request),
            cargo: cargoText(request, formats),
            day: formats.date(request.shipOn),
          }
        }
        isEnded={isEndedQuote(quote.status)}
        onLoad={setCharges}
      />
    </>
  );
}
