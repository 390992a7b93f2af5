import { useId } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import type { Viewer } from '../../../lists/definition.ts';
import { chargeLink } from '../../../lists/definitions/common.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import { action } from '../record-page.css.ts';
import * as s from './acceptance.css.ts';
import type { IssuedQuote } from './issued-quote.ts';
import { texts } from './texts/index.ts';

interface IssueButtonProps {
  quote: IssuedQuote;
  viewer: Viewer;
  onPress(): void;
}

/** Issues a quote or changes its last day; of one without a price it says why it can't, and leads to the charges in any case (MOD-10). */
export function IssueButton({ quote, viewer, onPress }: IssueButtonProps) {
  const text = useText(texts);
  const why = useId();
  const isRequested = quote.status === 'Requested';
  const name = text(isRequested ? 'quote.issue' : 'quote.issue.change');
  const charges = chargeLink('freight_charges', quote.id, viewer).map(({ href }) => (
    <PortalLink key={href} href={href} className={action}>
      {text('quote.issue.charges')}
    </PortalLink>
  ));
  if (quote.isPriced)
    return (
      <>
        <Button variant={isRequested ? 'primary' : 'secondary'} onClick={onPress}>
          {name}
        </Button>
        {charges}
      </>
    );
  return (
    <>
      <p id={why} className={s.whyNot}>
        {text('quote.issue.unpriced')}
      </p>
      {charges}
      <Button aria-disabled aria-describedby={why}>
        {name}
      </Button>
    </>
  );
}
