import * as v from 'valibot';
import { Named, Text } from '../../../lists/definitions/common.ts';
import { QuoteRequest } from '../parts/request-card.tsx';

/** What is asked and answered of a quote (MOD-10). */
export const issuedQuote = {
  id: v.number(),
  reference: v.string(),
  status: Text,
  mode: Text,
  container_type: Text,
  customer: Named,
  agent: Named,
  validUntil: Text,
  answeredAt: Text,
  answeredBy: Text,
  declineReason: Text,
  isPriced: v.boolean(),
  /** From 1 on (D-152). */
  version: v.nullish(v.number(), 1),
  requests: v.array(QuoteRequest),
  /** What came of it. */
  shipment: v.nullish(v.object({ id: v.number(), reference: v.string(), status: Text })),
  /** Those of it that the viewer sees. */
  bookings: v.array(v.object({ id: v.number(), reference: v.string(), status: Text })),
  revision: v.number(),
};
const IssuedQuote = v.object(issuedQuote);
export type IssuedQuote = v.InferOutput<typeof IssuedQuote>;
