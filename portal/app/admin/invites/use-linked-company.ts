import { useEffect } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { isAborted } from '../../../../shared/client/client-error.ts';
import { useStable } from '../../../../shared/ui/hooks/use-stable.ts';
import { client } from '../../client/client.ts';
import { idIn } from '../../routes/record-id.ts';
import { type CompanyOption, findCompany } from '../api.ts';

/**
 * Chooses the only company that the person may choose, else that which the address names (`company=101`), as links from the list
 * of companies do.
 */
export function useLinkedCompany(onFound: (company: CompanyOption) => void, only?: number): void {
  const named = idIn(new URLSearchParams(useSearch()).get('company'));
  const id = only ?? named;
  const found = useStable(onFound);
  useEffect(() => {
    if (id === undefined) return;
    const request = new AbortController();
    findCompany(client, id, request.signal).then(
      (company) => company && found(company),
      (error: unknown) => {
        // The field stays empty, and its search says what is wrong.
        if (!isAborted(error)) console.warn('[portal] The company could not be loaded:', error);
      },
    );
    return () => request.abort();
  }, [id, found]);
}
