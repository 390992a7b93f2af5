import { useEffect, useState } from 'react';
import type { Client } from '../../../../shared/client/client.ts';
import { ClientError, isAborted } from '../../../../shared/client/client-error.ts';
import type { Row } from '../../../lists/definition.ts';
import { loadRecord, type RecordSource } from '../../../lists/request/request.ts';

export type Loaded<R extends Row = Row> =
  | { name: 'loading' }
  /** `cause` is why it could not be loaded again. */
  | { name: 'found'; row: R; cause?: ClientError }
  | { name: 'missing' }
  | { name: 'failed'; cause: ClientError };

/**
 * Loads a record, anew for another client, source or id. One that is shown stays, with dialogs and uploads, where it can't
 * be loaded again.
 */
export function useRecord<R extends Row>(
  client: Client,
  source: RecordSource<R>,
  id: number,
): { record: Loaded<R>; reload(): void } {
  const [record, setRecord] = useState<Loaded<R>>({ name: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    const request = new AbortController();
    // What is shown stays until the answer to the same question is there.
    setRecord((last) => (last.name === 'found' && last.row.id === id ? last : { name: 'loading' }));
    loadRecord(client, source, { id, signal: request.signal }).then(
      (row) => setRecord(row ? { name: 'found', row } : { name: 'missing' }),
      (cause: unknown) => {
        if (isAborted(cause)) return;
        if (!(cause instanceof ClientError)) throw cause;
        setRecord((last) => (last.name === 'found' ? { ...last, cause } : { name: 'failed', cause }));
      },
    );
    return () => request.abort();
  }, [client, source, id, attempt]);

  return { record, reload: () => setAttempt(attempt + 1) };
}
