import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { SpinnerOverlay } from '../../../shared/ui/spinner/spinner-overlay.tsx';
import type { Row } from '../../lists/definition.ts';
import type { RecordSource } from '../../lists/request/request.ts';
import { client } from '../client/client.ts';
import { LoadError } from '../layout/load-error.tsx';
import { useRecord } from '../modules/record/use-record.ts';
import * as s from './booking-request.css.ts';
import { texts } from './texts/index.ts';

interface WithRecordProps<R extends Row> {
  id: number;
  source: RecordSource<R>;
  children(row: R, reload: () => void): ReactNode;
}

/** Loads what a request comes of, or what it changes. */
export function WithRecord<R extends Row>({ id, source, children }: WithRecordProps<R>) {
  const text = useText(texts);
  const { record, reload } = useRecord(client, source, id);
  if (record.name === 'found') return children(record.row, reload);
  if (record.name === 'missing') return <Banner kind="error">{text('list.record.missing')}</Banner>;
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
