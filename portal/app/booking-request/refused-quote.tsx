import type { Text } from '../../../shared/i18n/define-texts.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { pageOf } from '../../lists/definitions/record-pages.ts';
import { PortalLink } from '../layout/portal-link.tsx';
import { texts } from './texts/index.ts';

interface RefusedQuoteProps {
  quoteId: number;
  /** Why the server refused it. */
  reason: Text;
  /** The freight is booked without it. */
  onWithout(): void;
}

/** Why nothing can be booked on a quote, with the ways to go on: to look at it, or to book without it. */
export function RefusedQuote({ quoteId, reason, onWithout }: RefusedQuoteProps) {
  const text = useText(texts);
  return (
    <Banner
      kind="error"
      actions={
        <>
          <PortalLink href={pageOf.quote(quoteId)}>{text('booking.quote.open')}</PortalLink>
          <Button size="sm" onClick={onWithout}>
            {text('booking.quote.without')}
          </Button>
        </>
      }
    >
      {text(reason)}
    </Banner>
  );
}
