import type { SearchMode } from '../../../../shared/contract/rate-search.ts';
import { RATE_CONTAINERS } from '../../../../shared/trade/base-rate-words.ts';
import { storedNumber } from '../../../../shared/trade/number-entry.ts';
import { type Fields, firstFields, writeFields } from '../../rate-search/query/fields.ts';
import type { QuoteRequest } from '../parts/request-card.tsx';

interface Asked {
  mode?: string | null | undefined;
  container_type?: string | null | undefined;
  requests: readonly QuoteRequest[];
}

/** How a quote's freight is searched for. */
export const searchModeOf = ({ mode, container_type }: Omit<Asked, 'requests'>): SearchMode => {
  if (mode === 'Air') return 'Air';
  return container_type === 'LCL' ? 'LCL' : 'FCL';
};

/** How many containers of each type a request names, such as `2 x 20GP, 1 x 40HC`; the types are those of rates. */
export function countsIn(containers: string | null | undefined): Fields['counts'] {
  const counts = new Map(
    [...(containers ?? '').matchAll(/(\d+) x (\w+)/g)].map(([, count, type]) => [type, count] as const),
  );
  return Object.fromEntries(
    RATE_CONTAINERS.map((type) => [type, storedNumber(counts.get(type))]),
  ) as Fields['counts'];
}

/** The address of a search for what a quote was requested for (MOD-12), on its day or, where that is over, on `today`. */
export function searchAgain(quote: Asked, today: string): string {
  const mode = searchModeOf(quote);
  const [request] = quote.requests;
  if (!request) return `/rate-search?mode=${mode}`;
  const fields = writeFields({
    ...firstFields(),
    mode,
    origin: request.originPort?.id ?? request.originAirport?.id ?? null,
    destination: request.destinationPort?.id ?? request.destinationAirport?.id ?? null,
    day: request.shipOn < today ? today : request.shipOn,
    weight: storedNumber(request.weightKg || null),
    volume: storedNumber(request.volumeCbm || null),
    counts: countsIn(request.containers),
  });
  return `/rate-search?${fields}`;
}
