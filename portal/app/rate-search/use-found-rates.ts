import { useEffect, useRef, useState } from 'react';
import { ClientError, isAborted } from '../../../shared/client/client-error.ts';
import type { SearchRates, SearchRatesAnswer } from '../../../shared/contract/rate-search.ts';
import { client } from '../client/client.ts';
import { searchRates } from './api.ts';

/** What was found, and for which search. */
export interface Found {
  readonly search: SearchRates;
  readonly answer: SearchRatesAnswer;
}

export type Finding =
  | { readonly name: 'none' }
  /** `last`: what was found for the very same, which stays in sight until the answer is there. */
  | { readonly name: 'loading'; readonly last: Found | undefined }
  | { readonly name: 'found'; readonly found: Found }
  | { readonly name: 'failed'; readonly cause: ClientError };

/** Searches, anew for another search or company; a newer search aborts the older one. */
export function useFoundRates(
  search: SearchRates | undefined,
  company: number | undefined,
): { finding: Finding; retry(): void } {
  const [finding, setFinding] = useState<Finding>({ name: 'none' });
  const [attempt, setAttempt] = useState(0);
  const asked = search && JSON.stringify(search);
  /** What was asked for last, and for whom. */
  const last = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again, and so does another company
  useEffect(() => {
    if (asked === undefined) return setFinding({ name: 'none' });
    const now: SearchRates = JSON.parse(asked);
    const request = new AbortController();
    const isSame = last.current === `${company} ${asked}`;
    last.current = `${company} ${asked}`;
    setFinding((before) => ({ name: 'loading', last: isSame ? foundIn(before) : undefined }));
    searchRates(client, now, request.signal).then(
      (answer) => setFinding({ name: 'found', found: { search: now, answer } }),
      (cause: unknown) => {
        if (isAborted(cause)) return;
        if (!(cause instanceof ClientError)) throw cause;
        setFinding({ name: 'failed', cause });
      },
    );
    return () => request.abort();
  }, [asked, company, attempt]);

  return { finding, retry: () => setAttempt(attempt + 1) };
}

const foundIn = (finding: Finding): Found | undefined => {
  if (finding.name === 'found') return finding.found;
  return finding.name === 'loading' ? finding.last : undefined;
};
