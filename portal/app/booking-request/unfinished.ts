import { discardDraft, unopenedDrafts } from '../../../shared/draft/unopened-drafts.ts';
import { idsIn } from '../routes/record-id.ts';
import { DRAFT_FORMAT } from './draft-format.ts';
import type { RequestEntry } from './entry.ts';

/** A request that an earlier visit began from orders, a quote, another booking, a template or a departure and didn't send. */
export interface Unfinished {
  /** Of the draft on this device. */
  readonly name: string;
  /** Where it is gone on with. */
  readonly href: string;
  readonly savedAt: number | null;
  /** Numbers of the orders that it has by now. */
  readonly orders: readonly string[];
  /** The quote that it comes of. */
  readonly quoteId: number | undefined;
  /** The earlier booking of which it comes. */
  readonly bookingId: number | undefined;
  /** The template that it began with. */
  readonly templateId: number | undefined;
  /** What it says of the freight: where it goes, and with what. */
  readonly entry: Pick<RequestEntry, 'mode' | 'origin' | 'destination' | 'departure' | 'newOrders'>;
}

const ABOUT = /^(order|quote|again|template|sailing|flight) ([\d,]+)$/;

/** What was begun at other addresses than the plain form's, of the drafts whose names begin with `prefix`. */
export async function unfinishedRequests(prefix: string): Promise<Unfinished[]> {
  const drafts = await unopenedDrafts(prefix, DRAFT_FORMAT);
  return drafts.flatMap(({ name, about, savedAt, content }) => {
    const [, source, ids = ''] = ABOUT.exec(about) ?? [];
    if (!source) return [];
    return {
      ...{ name, savedAt, href: `/booking/new?${source}=${ids}` },
      orders: content.values.orders.map(({ label }) => label),
      quoteId: source === 'quote' ? idsIn(ids)[0] : undefined,
      bookingId: source === 'again' ? idsIn(ids)[0] : undefined,
      templateId: source === 'template' ? idsIn(ids)[0] : undefined,
      entry: content.values,
    };
  });
}

/** Deletes what an earlier visit left of a request; another draft that was begun from the same stays. */
export const discardUnfinished = ({ name }: Unfinished): Promise<void> => discardDraft(name);
