import { useEffect, useState } from 'react';
import { isAborted } from '../../../../shared/client/client-error.ts';
import { InvoiceStatement } from '../../../../shared/contract/invoices.ts';
import { client } from '../../client/client.ts';

export type LoadedStatement =
  | { name: 'loading' }
  | { name: 'loaded'; statement: InvoiceStatement; isUnknown: boolean }
  | { name: 'failed'; error: unknown };

/** What the customer owes, or all that the caller sees; what is shown stays until another answer is there. */
export function useStatement(customerId: number | undefined): { loaded: LoadedStatement; reload(): void } {
  const [loaded, setLoaded] = useState<LoadedStatement>({ name: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const request = new AbortController();
    const input = customerId === undefined ? {} : { entityId: customerId };
    client.action('invoiceStatement', input, InvoiceStatement, { signal: request.signal }).then(
      (statement) => {
        // Said of the answer, not of the address, which may be ahead of it.
        const isUnknown = customerId !== undefined && statement.customer === null;
        setLoaded({ name: 'loaded', statement, isUnknown });
      },
      (error: unknown) => isAborted(error) || setLoaded({ name: 'failed', error }),
    );
    return () => request.abort();
  }, [customerId, attempt]);
  const reload = () => {
    setLoaded({ name: 'loading' });
    setAttempt(attempt + 1);
  };
  return { loaded, reload };
}
