import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { SpinnerOverlay } from '../../../shared/ui/spinner/spinner-overlay.tsx';
import type { RecordLink, Row, Viewer } from '../../lists/definition.ts';
import type { RecordSource } from '../../lists/request/request.ts';
import { client } from '../client/client.ts';
import { LoadError } from '../layout/load-error.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { PaperLine } from '../layout/paper-line.tsx';
import { PortalLink } from '../layout/portal-link.tsx';
import { PrintButton } from '../layout/print-button.tsx';
import { WaitingNotice } from '../layout/waiting-notice.tsx';
import { StatusBadge } from '../modules/cell/status-badge.tsx';
import { useLeftList, useListedRows } from '../modules/list/list-address.ts';
import { useListViewer } from '../modules/page/use-list-viewer.ts';
import { MissingRecord } from '../modules/record/missing-record.tsx';
import { Neighbours } from '../modules/record/neighbours.tsx';
import { ReloadError } from '../modules/record/reload-error.tsx';
import { useRecord } from '../modules/record/use-record.ts';
import { idIn } from '../routes/record-id.ts';
import * as s from './record-page.css.ts';
import { type TextId, texts } from './texts/index.ts';

interface Shown {
  /** What the record is called, such as its reference. */
  name: string;
  status?: string | null | undefined;
  /** One line about it. */
  about?: string | undefined;
}

/** The list that a record is of. */
export interface RecordList {
  id: string;
  path: string;
  title: TextId;
}

interface RecordPageProps<R extends Row> {
  /** The id as it stands in the address. */
  id: string | undefined;
  source: RecordSource<R>;
  list: RecordList;
  shown(row: R): Shown;
  /** What can be done with it. */
  actions?(row: R, viewer: Viewer): readonly RecordLink[];
  /** Whether something of it is due, valid or late by a day. */
  usesDays?: boolean;
  /** What is printed in place of the page. */
  paper?(row: R): ReactNode;
  /** Further ways to take it along, beside printing. */
  tools?(row: R): ReactNode;
  children(row: R, page: { viewer: Viewer; reload(): void }): ReactNode;
}

/** A record at an address of its own: what it is, what can be done with it, and its parts. */
export function RecordPage<R extends Row>({ id, ...rest }: RecordPageProps<R>) {
  const text = useText(texts);
  const known = idIn(id ?? null);
  if (known !== undefined) return <Whole key={known} id={known} {...rest} />;
  return (
    <>
      <PageTitle of={text(rest.list.title)} />
      <PageHeader title={text(rest.list.title)} actions={<ToList {...rest.list} />} />
      <MissingRecord />
    </>
  );
}

type WholeProps<R extends Row> = Omit<RecordPageProps<R>, 'id'> & { id: number };

function Whole<R extends Row>(props: WholeProps<R>) {
  const { id, source, list, shown, actions, usesDays, paper, tools, children } = props;
  const listed = useListedRows(list.id);
  const text = useText(texts);
  const viewer = useListViewer();
  const { record, reload } = useRecord(client, source, id);
  const row = record.name === 'found' ? record.row : undefined;
  const facts = row && shown(row);
  return (
    <>
      <PageTitle of={facts?.name ?? text(list.title)} />
      <div className={row && (paper ? s.onScreen : s.printed)}>
        {row && <PaperLine />}
        <PageHeader
          title={facts?.name ?? text(list.title)}
          usesDays={usesDays}
          subtitle={
            (facts?.status || facts?.about) && (
              <span className={s.about}>
                <StatusBadge of={facts.status} />
                {facts.about}
              </span>
            )
          }
          actions={
            <>
              <ToList {...list} />
              {row && actions?.(row, viewer).map((action) => <ActionLink key={action.href} of={action} />)}
              {row && tools?.(row)}
              {row && <PrintButton />}
              {/* Last, where they stay as the others come. */}
              <Neighbours list={listed} id={id} hrefOf={(other) => `${list.path}/${other}`} />
            </>
          }
        />
        <WaitingNotice client={client} className={s.notice} />
        {record.name === 'loading' && (
          <SpinnerOverlay busy label={text('common.loading')}>
            <div className={s.waiting} />
          </SpinnerOverlay>
        )}
        {record.name === 'missing' && <MissingRecord />}
        {record.name === 'failed' && (
          <LoadError
            message={text('list.failed', { list: text(list.title) })}
            error={record.cause}
            onRetry={reload}
          />
        )}
        <ReloadError record={record} onRetry={reload} />
        {row && children(row, { viewer, reload })}
      </div>
      {row && paper?.(row)}
    </>
  );
}

/** The way back to the list, as it was left. */
export function ToList({ id, path }: Pick<RecordList, 'id' | 'path'>) {
  const text = useText(texts);
  return <PortalLink href={useLeftList(id) ?? path}>{text('record.list')}</PortalLink>;
}

function ActionLink({ of: { href, text: words } }: { of: RecordLink }) {
  const text = useText(texts);
  return (
    <PortalLink href={href} className={s.action}>
      {typeof words === 'string' ? words : text(words)}
    </PortalLink>
  );
}

/** The parts of a record in two columns, where there is room. */
export function Columns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className={s.columns}>
      <div className={s.stack}>{main}</div>
      <div className={s.stack}>{side}</div>
    </div>
  );
}
