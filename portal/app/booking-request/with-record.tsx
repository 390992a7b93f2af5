import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { SpinnerOverlay } from '../../../shared/ui/spinner/spinner-overlay.tsx';
import type { Row } from '../../lists/definition.ts';
import type { RecordSource } from '../../lists/request/request.ts';
import { client } from '../client/client.ts';
import { LoadError } from '../layout/load-error.tsx';
import { MissingRecord } from '../modules/record/missing-record.tsx';
import { ReloadError } from '../modules/record/reload-error.tsx';
import { useRecord } from '../modules/record/use-record.ts';
import * as s from './booking-request.css.ts';
import { texts } from './texts/index.ts';

interface WithRecordProps<R extends Row> {
  id: number;
  source: RecordSource<R>;
  children(row: R, reload: () => void): ReactNode;
  /** Puts what is shown into a page that names the record, once it is known. */
  page?(content: ReactNode, row: R | undefined): ReactNode;
}

/** Loads what a request comes of, or what it changes. */
export function WithRecord<R extends Row>({
  id,
  source,
  children,
  page = (content) => content,
}: WithRecordProps<R>) {
  const { record, reload } = useRecord(client, source, id);
  const row = record.name === 'found' ? record.row : undefined;
  const content = (
    <Loaded record={record} reload={reload}>
      {children}
    </Loaded>
  );
  return page(content, row);
}

function Loaded<R extends Row>({
  record,
  reload,
  children,
}: Pick<WithRecordProps<R>, 'children'> & ReturnType<typeof useRecord<R>>) {
  const text = useText(texts);
  if (record.name === 'found')
    return (
      <>
        <ReloadError record={record} onRetry={reload} />
        {children(record.row, reload)}
      </>
    );
  if (record.name === 'missing') return <MissingRecord />;
  if (record.name === 'failed')
    return (
      <LoadError
        message={text('list.failed', { list: text('menu.booking') })}
        error={record.cause}
        onRetry={reload}
      />
    );
  return <Loading />;
}

/** Keeps the room of what comes, so that the page doesn't jump. */
export function Loading() {
  const text = useText(texts);
  return (
    <SpinnerOverlay busy label={text('common.loading')}>
      <div className={s.waiting} />
    </SpinnerOverlay>
  );
}
