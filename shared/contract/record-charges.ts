import * as v from 'valibot';
import { BaseRate } from './base-rates.ts';
import { FEATURES } from './charges.ts';
import { Id } from './id.ts';

/** The record whose charges are asked for. */
export const RecordChargesInput = v.object({
  recordType: v.picklist(['shipment', 'quote', 'manifest']),
  recordId: Id,
});
export type ChargedRecord = v.InferOutput<typeof RecordChargesInput>;

/** An exact amount, as decimal text; null where the caller doesn't see this side. */
const Amount = v.nullable(v.string());

/** `cost`: what the provider pays. `price`: what the customer is sold it for. */
const sides = { cost: Amount, price: Amount };

const Line = v.object({
  id: Id,
  name: v.string(),
  /** Null for a price alone. */
  quantity: v.nullable(v.string()),
  unitCode: v.string(),
  /** ISO 4217; null of lines that have none, as those of manifests may. */
  currency: v.nullable(v.string()),
  /** Whether the minimum is charged, which is more than quantity and unit price come to. */
  isMinimum: v.boolean(),
  ...sides,
});

const Total = v.object({ currency: v.nullable(v.string()), ...sides });

/** What invoices bill in one currency without what was credited, and what of it is left to pay. */
const BilledTotal = v.object({ currency: v.string(), amount: v.string(), owed: v.string() });
export type BilledTotal = v.InferOutput<typeof BilledTotal>;

/** The lines of one feature of a quote or of a manifest. */
const ChargeList = v.object({
  id: Id,
  recordType: v.picklist(['quote', 'manifest']),
  recordId: Id,
  reference: v.string(),
  feature: v.picklist(FEATURES),
  lines: v.array(Line),
  totals: v.array(Total),
  /** The invoices that bill it; null where it isn't known, or is not the caller's business. */
  invoices: v.nullable(v.array(v.object({ id: Id, reference: v.string() }))),
});

/** A version of a quote that was answered, and doesn't count any more; `totals` by currency, with the sides that the caller sees. */
const EarlierVersion = v.object({
  version: v.number(),
  status: v.picklist(['Accepted', 'Declined']),
  /** ISO 8601, UTC; null where it isn't known. */
  answeredAt: v.nullable(v.string()),
  answeredBy: v.nullable(v.string()),
  totals: v.array(Total),
});
export type EarlierVersion = v.InferOutput<typeof EarlierVersion>;

/**
 * What a shipment, a quote or a manifest is charged: lists with their lines, and sums by currency, which are never added: those of
 * quotes, and where there are none those of manifests, so that nothing counts twice. `billed` is what the invoices of a shipment
 * bill that the caller may see; where there are any, the shipment comes to that. `rates` are the
 * base rates that count on a shipment's lane, by its carrier, on the day it sails: for the provider alone, null for others, by
 * air and of a quote or manifest. `versions` are those of a quote before the present one, the latest first; `newVersion` says
 * whether the caller may take the answer to it back (D-152).
 */
export const RecordCharges = v.object({
  lists: v.array(ChargeList),
  totals: v.array(Total),
  billed: v.nullish(v.array(BilledTotal)),
  rates: v.nullable(v.object({ day: v.string(), found: v.array(BaseRate), isCut: v.boolean() })),
  versions: v.nullish(v.array(EarlierVersion), []),
  newVersion: v.nullish(v.boolean(), false),
});
export type RecordCharges = v.InferOutput<typeof RecordCharges>;
export type RecordChargeList = RecordCharges['lists'][number];
export type RecordChargeTotal = v.InferOutput<typeof Total>;
