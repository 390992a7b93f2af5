import * as v from 'valibot';
import { SEARCH_MODES } from '../../../shared/contract/rate-search.ts';
import { RATE_CONTAINERS } from '../../../shared/trade/base-rate-words.ts';
import { DANGER_CLASSES } from '../../../shared/trade/dangerous-goods.ts';
import { INCOTERMS } from '../../../shared/trade/incoterms.ts';
import type { Viewer } from '../../lists/definition.ts';
import { entryDraftFormat } from '../drafts/entry-draft.ts';
import { NumberDraft } from '../drafts/number-draft.ts';
import { DANGER, type RequestEntry } from './entry.ts';

export const DRAFT_PREFIX = 'freight-portal booking-request ';

/** What the names of all drafts of a person who works for a company begin with; what each is about comes after it. */
export const draftsOf = ({ userId, companyId }: Pick<Viewer, 'userId' | 'companyId'>): string =>
  `${DRAFT_PREFIX}${userId} ${companyId} `;

const Named = v.object({ id: v.number(), label: v.string() });
const text = v.string();
const Entry = v.object({
  mode: v.picklist(SEARCH_MODES),
  origin: v.nullable(v.number()),
  destination: v.nullable(v.number()),
  day: text,
  weight: NumberDraft,
  volume: NumberDraft,
  counts: v.object(v.entriesFromList(RATE_CONTAINERS, NumberDraft)),
  customer: v.nullable(Named),
  pieces: NumberDraft,
  orders: v.array(Named),
  shipper: text,
  consignee: text,
  remarks: text,
  // Drafts of before have none of these.
  newOrders: v.optional(v.array(text), []),
  incoterm: v.optional(v.picklist(['', ...INCOTERMS]), ''),
  danger: v.optional(v.picklist(DANGER), ''),
  unNumber: v.optional(text, ''),
  dangerClass: v.optional(v.picklist(['', ...DANGER_CLASSES]), ''),
  pickUp: v.optional(text, ''),
  departure: v.optional(
    v.nullable(
      v.object({
        ...{ of: v.picklist(['sailing', 'flight']), id: v.number(), label: text, departsOn: text },
        closesOn: v.optional(text, ''),
      }),
    ),
    null,
  ),
});
export const DRAFT_FORMAT = entryDraftFormat<RequestEntry>(Entry);
