import type { OpenedDraft } from '../../../../portal/app/drafts/use-entry-draft.ts';
import { firstEntry, type QuoteEntry } from '../../../../portal/app/quote-request/entry.ts';
import { QuoteRequestForm } from '../../../../portal/app/quote-request/quote-request-form.tsx';
import type { SearchMode } from '../../../../shared/contract/rate-search.ts';

const nothing = () => undefined;
/** A device that keeps all it is given, and has nothing yet. */
const draft: OpenedDraft<QuoteEntry> = {
  slot: { save: nothing, flush: () => true },
  ...{ found: undefined, savedAt: null, others: [], isKept: true, round: 0 },
  discard: nothing,
  swapTo: () => Promise.resolve(),
};

/** The form by which an importer asks for a quote. */
export const newQuote = (mode: SearchMode) => (
  <QuoteRequestForm stored={{ ...firstEntry(), mode }} asksCustomer={false} draft={draft} onDone={nothing} />
);
