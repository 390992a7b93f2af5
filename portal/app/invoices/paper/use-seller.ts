import { useEffect, useState } from 'react';
import { isAborted } from '../../../../shared/client/client-error.ts';
import { InvoiceParty } from '../../../../shared/contract/company-billing.ts';
import { client } from '../../client/client.ts';

/** The provider as its documents name it; undefined while it loads and after a failure, because no page waits for it. */
export function useSeller(): InvoiceParty | undefined {
  const [seller, setSeller] = useState<InvoiceParty>();
  useEffect(() => {
    const request = new AbortController();
    client
      .action('invoiceSeller', {}, InvoiceParty, { signal: request.signal })
      .then(setSeller, (error: unknown) => {
        if (!isAborted(error))
          console.warn('[portal] The provider of the invoices could not be loaded:', error);
      });
    return () => request.abort();
  }, []);
  return seller;
}
