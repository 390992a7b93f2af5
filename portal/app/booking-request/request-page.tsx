import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { pageOf } from '../../lists/definitions/record-pages.ts';
import { client } from '../client/client.ts';
import { useEntryDraft } from '../drafts/use-entry-draft.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { PortalLink } from '../layout/portal-link.tsx';
import { useGo } from '../layout/use-go.ts';
import { WaitingNotice } from '../layout/waiting-notice.tsx';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import * as s from './booking-request.css.ts';
import { DRAFT_FORMAT, DRAFT_PREFIX, draftsOf } from './draft-format.ts';
import type { RequestEntry, RequestOf } from './entry.ts';
import { type LastParties, partiesOf } from './last-parties.ts';
import { RequestForm } from './request-form.tsx';
import { texts } from './texts/index.ts';
import { Loading } from './with-record.tsx';

interface DraftedFormProps
  extends Pick<ComponentProps<typeof RequestForm>, 'isOver' | 'template' | 'isChosen'> {
  stored: RequestEntry;
  /** The booking that the parties and terms of `stored` are suggested from; null: there is none; undefined: they are no suggestion. */
  last?: LastParties | null | undefined;
  /** Nothing of what the request came of is left: a draft goes on from what it began with then, not from `stored`. */
  isSourceGone?: boolean;
  on: RequestOf;
  /** What the request is about, such as `quote 3001`: each has a draft of its own. */
  about: string;
  onStale(): void;
}

/** The form over what an earlier visit left of it on this device. */
export function DraftedForm(props: DraftedFormProps) {
  const { stored, isSourceGone = false, isOver, last, template, isChosen, on, about, onStale } = props;
  const go = useGo();
  const viewer = useListViewer();
  const key = draftsOf(viewer) + about;
  const draft = useEntryDraft({ prefix: DRAFT_PREFIX, key, format: DRAFT_FORMAT });
  if (!draft) return <Loading />;
  const { found } = draft;
  // What was suggested then is no change of somebody else's when it is something else today.
  const merged = last !== undefined && found ? { ...stored, ...partiesOf(found.base) } : stored;
  const begun = (isSourceGone && found?.base) || merged;
  return (
    <RequestForm
      key={draft.round}
      stored={begun}
      on={on}
      asksCustomer={on.bookingId === null && viewer.role !== undefined}
      company={begun.customer?.id ?? (viewer.role === undefined ? viewer.companyId : undefined)}
      draft={draft}
      isOver={isOver ?? false}
      last={last ?? undefined}
      template={template}
      isChosen={isChosen ?? false}
      onStale={onStale}
      onDone={({ id }) => go(pageOf.booking(id))}
    />
  );
}

interface RequestPageProps {
  title: string;
  /** Whose request it is, where that is known. */
  subtitle?: string | undefined;
  back: string;
  children: ReactNode;
}

/** Title, way back, and the form below. */
export function RequestPage({ title, subtitle, back, children }: RequestPageProps) {
  const text = useText(texts);
  return (
    <div className={s.page}>
      <PageTitle of={title} />
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={<PortalLink href={back}>{text('booking.back')}</PortalLink>}
      />
      <WaitingNotice client={client} />
      {children}
    </div>
  );
}
