import { useEffect, useRef, useState } from 'react';
import type { Client } from '../../../../shared/client/client.ts';
import { isAborted } from '../../../../shared/client/client-error.ts';
import { idempotencyKey } from '../../../../shared/client/idempotency-key.ts';
import { InvoiceSums } from '../../../../shared/contract/invoices.ts';
import { useLocale } from '../../../../shared/i18n/use-text.ts';
import type { ListQuery } from '../../../../shared/list/list-query.ts';
import { type ListPhase, NOT_LOADED } from '../../../../shared/list/list-state.ts';
import { useStable } from '../../../../shared/ui/hooks/use-stable.ts';
import type { ModuleDefinition } from '../../../lists/definition.ts';
import { filterValues } from '../export/export-input.ts';

type Answer = { name: 'none' } | { name: 'failed' } | { name: 'loaded'; sums: InvoiceSums };

interface Sums {
  /** The last one: it stays until the next is there. */
  answer: Answer;
  isLoading: boolean;
  retry(): void;
}

/** What all rows of a list come to, as it is searched and filtered; asked for whenever the list is loaded from its start. */
export function useSums(
  client: Client,
  definition: ModuleDefinition,
  { query, phase }: { query: ListQuery; phase: ListPhase },
): Sums {
  const [answer, setAnswer] = useState<Answer>({ name: 'none' });
  const [isLoading, setLoading] = useState(true);
  const language = useLocale();
  const running = useRef<AbortController>(undefined);

  const load = useStable(() => {
    running.current?.abort();
    const request = new AbortController();
    const { signal } = request;
    running.current = request;
    const end = (next: Answer) => {
      if (signal.aborted) return;
      setAnswer(next);
      setLoading(false);
    };
    setLoading(true);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const post = {
      ...{ name: 'invoiceSums', path: '/api/invoice-sums', status: 200, key: idempotencyKey(), signal },
      body: { search: query.searchText, filters: filterValues(definition, query), language, timeZone },
    };
    client.post(InvoiceSums, post).then(
      (sums) => end({ name: 'loaded', sums }),
      (error: unknown) => {
        if (!isAborted(error)) console.warn('[portal] A list could not be added up:', error);
        end({ name: 'failed' });
      },
    );
  });

  // Each load of a list from its start has a phase object of its own.
  useEffect(() => {
    const isFromStart = phase.step === 'loading' || phase.step === 'refreshing';
    if (isFromStart && phase !== NOT_LOADED.phase) load();
  }, [load, phase]);
  useEffect(() => () => running.current?.abort(), []);
  return { answer, isLoading, retry: load };
}
