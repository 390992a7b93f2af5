import { useEffect, useState } from 'react';
import type { Client } from '../../../../shared/client/client.ts';
import { ClientError, isAborted } from '../../../../shared/client/client-error.ts';
import type { ModuleDefinition, Row } from '../definition.ts';
import { loadRecord } from '../request/request.ts';

export type Loaded =
  | { name: 'loading' }
  | { name: 'found'; row: Row }
  | { name: 'missing' }
  | { name: 'failed'; cause: ClientError };

/** Loads the whole record, with the fields of its detail. */
export function useRecord(
  client: Client,
  definition: ModuleDefinition,
  id: number,
): { record: Loaded; reload(): void } {
  const [record, setRecord] = useState<Loaded>({ name: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([definition.id, id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the record, and each attempt asks reload
  useEffect(() => {
    const request = new AbortController();
    setRecord({ name: 'loading' });
    loadRecord(client, definition, { id, signal: request.signal }).then(
      (row) => setRecord(row ? { name: 'found', row } : { name: 'missing' }),
      (cause: unknown) => {
        if (isAborted(cause)) return;
        if (!(cause instanceof ClientError)) throw cause;
        setRecord({ name: 'failed', cause });
      },
    );
    return () => request.abort();
  }, [client, key, attempt]);

  return { record, reload: () => setAttempt(attempt + 1) };
}
