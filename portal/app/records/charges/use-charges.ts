import { useEffect, useState } from 'react';
import { isAborted } from '../../../../shared/client/client-error.ts';
import { type ChargedRecord, RecordCharges } from '../../../../shared/contract/record-charges.ts';
import { client } from '../../client/client.ts';

export type LoadedCharges =
  | { name: 'loading' }
  | { name: 'loaded'; charges: RecordCharges }
  | { name: 'failed'; error: unknown };

/** What a record is charged, as far as the viewer sees it. */
export function useCharges({ recordType, recordId }: ChargedRecord): {
  loaded: LoadedCharges;
  reload(): void;
} {
  const [loaded, setLoaded] = useState<LoadedCharges>({ name: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const request = new AbortController();
    client.action('recordCharges', { recordType, recordId }, RecordCharges, { signal: request.signal }).then(
      (charges) => setLoaded({ name: 'loaded', charges }),
      (error: unknown) => isAborted(error) || setLoaded({ name: 'failed', error }),
    );
    return () => request.abort();
  }, [recordType, recordId, attempt]);
  const reload = () => {
    setLoaded({ name: 'loading' });
    setAttempt(attempt + 1);
  };
  return { loaded, reload };
}
