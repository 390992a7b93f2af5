import * as v from 'valibot';
import { type RequestQuote, SEARCH_MODES, type SearchRates } from '../../../shared/contract/rate-search.ts';
import { RATE_CONTAINERS } from '../../../shared/trade/base-rate-words.ts';
import type { Viewer } from '../../lists/definition.ts';
import { entryDraftFormat } from '../drafts/entry-draft.ts';
import { NumberDraft } from '../drafts/number-draft.ts';
import { type Fields, firstFields } from '../rate-search/query/fields.ts';
import { type Goods, goodsInput, NO_GOODS } from '../rate-search/quote/goods-fields.tsx';

/** What is typed of a request for a quote: the fields of a search, and what else there is to say of the goods. */
export interface QuoteEntry extends Fields, Goods {
  /** Who asks, where the provider's own people write it down. */
  customer: { id: number; label: string } | null;
}

export const firstEntry = (): QuoteEntry => ({ ...firstFields(), ...NO_GOODS, customer: null });

/** What people know an unfinished request by. */
export const firstWordsOf = ({ customer, commodity, remarks }: QuoteEntry): (string | undefined)[] => [
  customer?.label,
  commodity,
  remarks,
];

/** The action's input; `search` are the fields of a search as they were understood. */
export const inputOf = (entry: QuoteEntry, search: SearchRates): RequestQuote => ({
  ...search,
  ...goodsInput(entry),
  rate: null,
  customerId: entry.customer?.id ?? null,
});

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

/** The name of the draft of a person who works for a company. */
export const draftOf = ({ userId, companyId }: Pick<Viewer, 'userId' | 'companyId'>): string =>
  `${DRAFT_PREFIX}${userId} ${companyId}`;
