import { RATE_CONTAINERS } from '../../../../shared/trade/base-rate-words.ts';
import { countsByType } from '../../../../shared/trade/container-counts.ts';
import { storedNumber } from '../../../../shared/trade/number-entry.ts';
import { searchModeOf } from '../../../../shared/trade/search-mode.ts';
import { type Fields, firstFields, writeFields } from '../../rate-search/query/fields.ts';
import type { QuoteRequest } from '../parts/request-card.tsx';

interface Asked {
  mode?: string | null | undefined;
  container_type?: string | null | undefined;
  requests: readonly QuoteRequest[];
}

/** How many containers of each type a request names, such as `2 x 20GP, 1 x 40HC`; the types are those of rates. */
export function countsIn(containers: string | null | undefined): Fields['counts'] {
  const counts = countsByType(containers ?? '');
  return Object.fromEntries(
    RATE_CONTAINERS.map((type) => [type, storedNumber(counts[type] || null)]),
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
