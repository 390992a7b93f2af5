import { type ReactNode, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { pageOf } from '../../lists/definitions/record-pages.ts';
import { client } from '../client/client.ts';
import { OfflineNotice } from '../layout/offline-notice.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { PortalLink } from '../layout/portal-link.tsx';
import { useGo } from '../layout/use-go.ts';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import * as s from './booking-request.css.ts';
import type { RequestEntry, RequestOf } from './entry.ts';
import { RequestForm } from './request-form.tsx';
import { texts } from './texts/index.ts';
import { useRequestDraft } from './use-request-draft.ts';
import { Loading } from './with-record.tsx';

interface DraftedFormProps {
  stored: RequestEntry;
  on: RequestOf;
  /** What the request is about, such as `quote 3001`: each has a draft of its own. */
  about: string;
  onStale(): void;
}

/** The form over what an earlier visit left of it on this device. */
export function DraftedForm({ stored, on, about, onStale }: DraftedFormProps) {
  const go = useGo();
  const viewer = useListViewer();
  const [round, setRound] = useState(0);
  const { draft, isKept } = useRequestDraft(`${viewer.userId} ${viewer.companyId} ${about}`);
  if (!draft) return <Loading />;
  return (
    <RequestForm
      key={round}
      stored={stored}
      on={on}
      asksCustomer={on.bookingId === null && viewer.role !== undefined}
      company={stored.customer?.id ?? (viewer.role === undefined ? viewer.companyId : undefined)}
      draft={round > 0 ? { ...draft, found: undefined } : draft}
      isKept={isKept}
      onStale={onStale}
      onDone={({ id }) => go(pageOf.booking(id))}
      onStartOver={() => {
        draft.slot.save(null);
        setRound(round + 1);
      }}
    />
  );
}

/** Title, way back, and the form below. */
export function RequestPage({ title, back, children }: { title: string; back: string; children: ReactNode }) {
  const text = useText(texts);
  return (
    <div className={s.page}>
      <PageTitle of={title} />
      <PageHeader title={title} actions={<PortalLink href={back}>{text('booking.back')}</PortalLink>} />
      <OfflineNotice client={client} />
      {children}
    </div>
  );
}
