import { useEffect, useRef, useState } from 'react';
import { ClientError, isAborted } from '../../../../shared/client/client-error.ts';
import { type DocumentedRecord, loadDocuments } from './api.ts';
import type { Document } from './document.ts';

/**
 * The documents of a record: as the page loaded them, then as they stand after each change. Whatever is shown stays until
 * the next answer is there.
 */
export function useDocuments(record: DocumentedRecord, initial: readonly Document[]) {
  const [documents, setDocuments] = useState(initial);
  const [failure, setFailure] = useState<ClientError>();
  const request = useRef<AbortController>(undefined);
  useEffect(() => setDocuments(initial), [initial]);
  useEffect(() => () => request.current?.abort(), []);

  const reload = async () => {
    request.current?.abort();
    const current = new AbortController();
    request.current = current;
    try {
      setDocuments(await loadDocuments(record, current.signal));
      setFailure(undefined);
    } catch (error) {
      if (isAborted(error)) return;
      if (!(error instanceof ClientError)) throw error;
      setFailure(error);
    }
  };
  return { documents, failure, reload };
}
