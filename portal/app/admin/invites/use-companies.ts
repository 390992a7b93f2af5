import { useEffect, useState } from 'react';
import { isAborted } from '../../../../shared/client/client-error.ts';
import { client } from '../../client/client.ts';
import { type CompanyOption, searchCompanies } from '../api.ts';

/** How long typing has to pause before the server is asked, in milliseconds. */
const PAUSE = 200;
const NONE: readonly CompanyOption[] = [];

/** Companies by a part of their name; the first ones before anything was typed. */
export function useCompanies() {
  const [term, setTerm] = useState('');
  const [found, setFound] = useState<{ term: string; options: readonly CompanyOption[] }>();
  const [failed, setFailed] = useState<string>();

  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      searchCompanies(client, term, leaving.signal).then(
        (options) => {
          setFailed(undefined);
          setFound({ term, options });
        },
        (error: unknown) => isAborted(error) || setFailed(term),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [term]);

  const hasFailed = failed === term;
  return {
    options: found?.options ?? NONE,
    search: (text: string) => setTerm(text.trim()),
    isBusy: found?.term !== term && !hasFailed,
    hasFailed,
  };
}
