import * as v from 'valibot';
import { type RequestQuote, SEARCH_MODES, type SearchRates } from '../../../shared/contract/rate-search.ts';
import { RATE_CONTAINERS } from '../../../shared/trade/base-rate-words.ts';
import { storedNumber } from '../../../shared/trade/number-entry.ts';
import { providerToday } from '../../../shared/trade/provider-day.ts';
import { searchModeOf } from '../../../shared/trade/search-mode.ts';
import type { Viewer } from '../../lists/definition.ts';
import { Named, Text } from '../../lists/definitions/common.ts';
import type { RecordSource } from '../../lists/request/request.ts';
import { entryDraftFormat } from '../drafts/entry-draft.ts';
import { NumberDraft } from '../drafts/number-draft.ts';
import { type Fields, firstFields } from '../rate-search/query/fields.ts';
import { type Goods, goodsInput, NO_GOODS } from '../rate-search/quote/goods-fields.tsx';
import { QuoteRequest } from '../records/parts/request-card.tsx';
import { countsIn } from '../records/quote/search-again.ts';

/** What is typed of a request for a quote: the fields of a search, and what else there is to say of the goods. */
export interface QuoteEntry extends Fields, Goods {
  /** Who asks, where the provider's own people write it down. */
  customer: { id: number; label: string } | null;
}

export const firstEntry = (): QuoteEntry => ({ ...firstFields(), ...NO_GOODS, customer: null });

/** What an earlier quote was requested for, to be asked for anew; a day that is over is left to the user. */
export function entryAgain({ requests: [request], ...quote }: EarlierQuote): QuoteEntry {
  const measure = (value: number | null | undefined) => storedNumber(value || null);
  return {
    ...firstEntry(),
    mode: searchModeOf(quote),
    origin: request?.originPort?.id ?? request?.originAirport?.id ?? null,
    destination: request?.destinationPort?.id ?? request?.destinationAirport?.id ?? null,
    day: request && request.shipOn >= providerToday() ? request.shipOn : '',
    weight: measure(request?.weightKg),
    volume: measure(request?.volumeCbm),
    ...(request?.containers && { counts: countsIn(request.containers) }),
    commodity: request?.commodity ?? '',
    incoterm: request?.incoterm ?? '',
    remarks: request?.remarks ?? '',
    customer: quote.customer ? { id: quote.customer.id, label: quote.customer.companyName ?? '' } : null,
  };
}

/** What people know an unfinished request by. */
export const firstWordsOf = ({ customer, commodity, remarks }: QuoteEntry): (string | undefined)[] => [
  customer?.label,
  commodity,
  remarks,
];

/** The action's input; `search` are the fields of a search as they were understood. */
export const inputOf = (entry: QuoteEntry, search: SearchRates, asksCustomer: boolean): RequestQuote => ({
  ...search,
  ...goodsInput(entry),
  rate: null,
  customerId: asksCustomer ? (entry.customer?.id ?? null) : null,
});

const EarlierQuote = v.object({
  id: v.number(),
  mode: Text,
  container_type: Text,
  customer: Named,
  requests: v.array(QuoteRequest),
});
type EarlierQuote = v.InferOutput<typeof EarlierQuote>;
/** An earlier quote. */
export const EARLIER: RecordSource<EarlierQuote> = { model: 'Quote', schema: EarlierQuote };

const text = v.string();
const Entry = v.object({
  mode: v.picklist(SEARCH_MODES),
  origin: v.nullable(v.number()),
  destination: v.nullable(v.number()),
  day: text,
  weight: NumberDraft,
  volume: NumberDraft,
  counts: v.object(v.entriesFromList(RATE_CONTAINERS, NumberDraft)),
  customer: v.nullable(v.object({ id: v.number(), label: text })),
  commodity: text,
  incoterm: text,
  remarks: text,
});
export const DRAFT_FORMAT = entryDraftFormat<QuoteEntry>(Entry);
export const DRAFT_PREFIX = 'freight-portal quote-request ';

/** The name of the draft of a person who works for a company; one that asks for an earlier quote anew has its own. */
export const draftOf = (
  { userId, companyId }: Pick<Viewer, 'userId' | 'companyId'>,
  again: number | undefined,
): string => `${DRAFT_PREFIX}${userId} ${companyId} ${again ?? 'new'}`;
