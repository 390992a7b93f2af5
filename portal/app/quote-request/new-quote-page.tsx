import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Spinner } from '../../../shared/ui/spinner/spinner.tsx';
import { pageOf } from '../../lists/definitions/record-pages.ts';
import { WithRecord } from '../booking-request/with-record.tsx';
import { client } from '../client/client.ts';
import { useEntryDraft } from '../drafts/use-entry-draft.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { PortalLink } from '../layout/portal-link.tsx';
import { useGo } from '../layout/use-go.ts';
import { WaitingNotice } from '../layout/waiting-notice.tsx';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { idIn } from '../routes/record-id.ts';
import { useAddress } from '../routes/use-address.ts';
import {
  DRAFT_FORMAT,
  DRAFT_PREFIX,
  draftOf,
  EARLIER,
  entryAgain,
  firstEntry,
  type QuoteEntry,
} from './entry.ts';
import * as s from './quote-request.css.ts';
import { QuoteRequestForm } from './quote-request-form.tsx';
import { texts } from './texts/index.ts';

/** `/quotes/new` (MOD-10): a quote is asked for, also by the provider's own people for a customer who did so by telephone, or as an earlier one by `again` of the address. */
export function NewQuotePage() {
  const text = useText(texts);
  const { userId, role } = useListViewer();
  const { query } = useAddress();
  const again = idIn(query.get('again'));
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
      {role !== 'agent' && (userId === undefined ? <Spinner size={20} /> : <Start again={again} />)}
    </div>
  );
}

function Start({ again }: { again: number | undefined }) {
  if (again === undefined) return <Drafted start={firstEntry} />;
  return (
    <WithRecord id={again} source={EARLIER}>
      {(quote) => <Drafted again={again} start={() => entryAgain(quote)} />}
    </WithRecord>
  );
}

/** The form over what an earlier visit left of it on this device; it begins with the same entries for as long as it is shown. */
function Drafted({ again, start }: { again?: number; start(): QuoteEntry }) {
  const go = useGo();
  const viewer = useListViewer();
  const [blank] = useState(start);
  const draft = useEntryDraft({ prefix: DRAFT_PREFIX, key: draftOf(viewer, again), format: DRAFT_FORMAT });
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
