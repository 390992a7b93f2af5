import { useEffect, useState } from 'react';
import type { Client } from '../../../../shared/client/client.ts';
import { ClientError, isAborted } from '../../../../shared/client/client-error.ts';
import type { ModuleDefinition, Row } from '../definition.ts';
import { loadRecord, type Scope } from '../request/request.ts';

export type Loaded =
  | { name: 'loading' }
  | { name: 'found'; row: Row }
  | { name: 'missing' }
  | { name: 'failed'; cause: ClientError };

/** The whole record; `again` loads it once more. */
export function useRecord(
  client: Client,
  definition: ModuleDefinition,
  id: number,
  scope: Scope | undefined,
): { record: Loaded; again(): void } {
  const [record, setRecord] = useState<Loaded>({ name: 'loading' });
  const [turn, setTurn] = useState(0);
  const asked = JSON.stringify([definition.id, id, scope]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is the record, and each turn asks again
  useEffect(() => {
    const mine = new AbortController();
    setRecord({ name: 'loading' });
    loadRecord(client, definition, { id, scope, signal: mine.signal }).then(
      (row) => setRecord(row ? { name: 'found', row } : { name: 'missing' }),
      (cause: unknown) => {
        if (isAborted(cause)) return;
        if (!(cause instanceof ClientError)) throw cause;
        setRecord({ name: 'failed', cause });
      },
    );
    return () => mine.abort();
  }, [client, asked, turn]);

  return { record, again: () => setTurn(turn + 1) };
}
