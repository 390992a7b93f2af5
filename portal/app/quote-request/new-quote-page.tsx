import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Spinner } from '../../../shared/ui/spinner/spinner.tsx';
import { pageOf } from '../../lists/definitions/record-pages.ts';
import { client } from '../client/client.ts';
import { useEntryDraft } from '../drafts/use-entry-draft.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { PortalLink } from '../layout/portal-link.tsx';
import { useGo } from '../layout/use-go.ts';
import { WaitingNotice } from '../layout/waiting-notice.tsx';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { DRAFT_FORMAT, DRAFT_PREFIX, draftOf, firstEntry } from './entry.ts';
import * as s from './quote-request.css.ts';
import { QuoteRequestForm } from './quote-request-form.tsx';
import { texts } from './texts/index.ts';

/** `/quotes/new` (MOD-10): a quote is asked for, also by the provider's own people for a customer who did so by telephone. */
export function NewQuotePage() {
  const text = useText(texts);
  const { userId, role } = useListViewer();
  const title = text('list.action.requestQuote');
  return (
    <div className={s.page}>
      <PageTitle of={title} />
      <PageHeader
        title={title}
        subtitle={text('quoteRequest.subtitle')}
        usesDays
        actions={<PortalLink href="/quotes">{text('quoteRequest.back')}</PortalLink>}
      />
      <WaitingNotice client={client} />
      {role === 'agent' && <Banner kind="info">{text('quoteRequest.agents')}</Banner>}
      {role !== 'agent' && (userId === undefined ? <Spinner size={20} /> : <Drafted />)}
    </div>
  );
}

/** The form over what an earlier visit left of it on this device. */
function Drafted() {
  const go = useGo();
  const viewer = useListViewer();
  const [blank] = useState(firstEntry);
  const draft = useEntryDraft({ prefix: DRAFT_PREFIX, key: draftOf(viewer), format: DRAFT_FORMAT });
  if (!draft) return <Spinner size={20} />;
  return (
    <QuoteRequestForm
      key={draft.round}
      stored={draft.found?.base ?? blank}
      // Who acts for a customer asks in its name.
      asksCustomer={viewer.role === 'admin' && viewer.companyId === viewer.homeCompanyId}
      draft={draft}
      onDone={({ id }) => go(pageOf.quote(id))}
    />
  );
}
