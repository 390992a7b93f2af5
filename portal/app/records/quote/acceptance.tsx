import { useEffect, useRef, useState } from 'react';
import type { RecordCharges, RecordChargeTotal } from '../../../../shared/contract/record-charges.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { providerToday } from '../../../../shared/trade/provider-day.ts';
import { isAnsweredQuote } from '../../../../shared/trade/record-words.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import type { Viewer } from '../../../lists/definition.ts';
import { ISSUE } from '../../../lists/definitions/record-pages.ts';
import { PortalLink } from '../../layout/portal-link.tsx';
import { useAddress } from '../../routes/use-address.ts';
import { Card } from '../parts/card.tsx';
import { action } from '../record-page.css.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import * as s from './acceptance.css.ts';
import { Booked, BookingLink } from './booked.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { EarlierVersions } from './earlier-versions.tsx';
import { IssueButton } from './issue-button.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import type { IssuedQuote } from './issued-quote.ts';
import { isToIssue, mayIssue } from './may-issue.ts';
import { QuoteState } from './quote-state.tsx';
import { searchAgain } from './search-again.ts';
import { texts } from './texts/index.ts';
import { VersionDialog } from './version-dialog.tsx';
import { isWithdrawable, WithdrawDialog } from './withdraw-dialog.tsx';

interface AcceptanceProps {
  quote: IssuedQuote;
  viewer: Viewer;
  /** What the page shows of its charges, as soon as they are loaded. */
  charges: RecordCharges | undefined;
  onChange(): void;
}

const DIALOGS = {
  accept: AcceptDialog,
  decline: DeclineDialog,
  issue: IssueDialog,
  version: VersionDialog,
  withdraw: WithdrawDialog,
};
type Asked = keyof typeof DIALOGS;
const NONE: readonly RecordChargeTotal[] = [];

/** Whether a quote can be accepted, what became of it, and what the viewer does next (MOD-10). */
export function Acceptance({ quote, viewer, charges, onChange }: AcceptanceProps) {
  const text = useText(texts);
  const { query } = useAddress();
  const [isDone, setDone] = useState(false);
  const state = useRef<HTMLDivElement>(null);
  const { status, revision } = quote;
  const isOwner = viewer.companyId !== undefined && quote.customer?.id === viewer.companyId;
  // Whoever acts for the customer has not agreed to anything in its name (D-152).
  const mayAnswer = isOwner && viewer.homeCompanyId === viewer.companyId;
  const mayWithdraw = (isOwner || viewer.role === 'admin') && isWithdrawable(quote);

  const [asked, setAsked] = useState<Asked | undefined>(
    // Who comes from the charges has pressed for it already.
    query.has(ISSUE) && isToIssue(quote, viewer) && quote.isPriced ? 'issue' : undefined,
  );

  // The button that was pressed may be gone: what has become of the quote is read instead.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each state that was loaded since
  useEffect(() => {
    if (!isDone) return;
    state.current?.focus();
    setDone(false);
  }, [revision]);

  const Dialog = asked && DIALOGS[asked];
  return (
    <Card title={text('quote.acceptance')}>
      <div ref={state} tabIndex={-1} className={s.state}>
        <QuoteState quote={quote} isOwner={mayAnswer} />
        <Booked quote={quote} />
        {charges && <EarlierVersions versions={charges.versions} />}
      </div>
      <div className={s.buttons}>
        {mayAnswer && status === 'Open' && quote.isPriced && (
          <Button variant="primary" onClick={() => setAsked('accept')}>
            {text('quote.accept')}
          </Button>
        )}
        {mayAnswer && status === 'Open' && (
          <Button onClick={() => setAsked('decline')}>{text('quote.decline')}</Button>
        )}
        {isOwner && (status === 'Expired' || status === 'Declined' || status === 'Cancelled') && (
          <>
            <PortalLink href={searchAgain(quote, providerToday())} className={action}>
              {text('quote.search')}
            </PortalLink>
            <PortalLink href={`/quotes/new?again=${quote.id}`} className={action}>
              {text('quote.again')}
            </PortalLink>
          </>
        )}
        {status === 'Accepted' && (isOwner || viewer.role !== undefined) && <BookingLink quote={quote} />}
        {charges?.newVersion && isAnsweredQuote(status) && (
          <Button onClick={() => setAsked('version')}>{text('quote.version')}</Button>
        )}
        {mayIssue(quote, viewer) && (
          <IssueButton quote={quote} viewer={viewer} onPress={() => setAsked('issue')} />
        )}
        {mayWithdraw && <Button onClick={() => setAsked('withdraw')}>{text('quote.withdraw')}</Button>}
      </div>
      {Dialog && (
        <Dialog
          quote={quote}
          shown={charges?.totals ?? NONE}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined);
            setDone(true);
            onChange();
          }}
          onStale={onChange}
        />
      )}
    </Card>
  );
}
