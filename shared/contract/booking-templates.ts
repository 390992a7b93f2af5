import * as v from 'valibot';
import { DANGER_CLASSES, isUnNumber } from '../trade/dangerous-goods.ts';
import { INCOTERMS } from '../trade/incoterms.ts';
import { MOST_PIECES, PARTY_MAX_LENGTH, REMARKS_MAX_LENGTH } from './booking-requests.ts';
import { Id } from './id.ts';
import { decimalText, plainText } from './input-values.ts';
import { SEARCH_MODES, VOLUME_DIGITS, WEIGHT_DIGITS } from './rate-search.ts';
import { because } from './reasons.ts';

/** Longest name of a template. */
export const LONGEST_TEMPLATE_NAME = 60;
/** Templates of one company: as many as a page of the data API has. */
export const MOST_TEMPLATES = 200;

const Words = (most: number) => v.pipe(plainText(most), v.trim());
const Place = v.nullable(Id);

/**
 * What of a booking request is the same each time; any of it may be missing. The day, the orders, the quote and the departure are
 * said anew with each booking.
 */
export const TemplateContent = v.object({
  mode: v.picklist(SEARCH_MODES),
  origin: Place,
  destination: Place,
  /** Such as `2 x 20GP, 1 x 40HC`. */
  containers: Words(100),
  weightKg: decimalText(WEIGHT_DIGITS),
  volumeCbm: decimalText(VOLUME_DIGITS),
  pieces: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PIECES))),
  shipper: Words(PARTY_MAX_LENGTH),
  consignee: Words(PARTY_MAX_LENGTH),
  remarks: Words(REMARKS_MAX_LENGTH),
  incoterm: v.nullable(v.picklist(INCOTERMS)),
  isDangerous: v.nullable(v.boolean()),
  unNumber: v.nullable(v.pipe(v.string(), v.check(isUnNumber, because('unNumber')))),
  dangerClass: v.nullable(v.picklist(DANGER_CLASSES)),
  pickUp: Words(PARTY_MAX_LENGTH),
});
export type TemplateContent = v.InferOutput<typeof TemplateContent>;

/** `saveBookingTemplate` (MOD-04): keeps it for the caller's company; `replaces` the one that has this name already. */
export const SaveBookingTemplate = v.object({
  name: v.pipe(
    Words(LONGEST_TEMPLATE_NAME),
    v.check((name) => name !== '', because('fillIn')),
  ),
  replaces: v.boolean(),
  content: TemplateContent,
});
export type SaveBookingTemplate = v.InferInput<typeof SaveBookingTemplate>;

/** `removeBookingTemplate` (MOD-04). */
export const RemoveBookingTemplate = v.object({ templateId: Id });
export type RemoveBookingTemplate = v.InferOutput<typeof RemoveBookingTemplate>;

export const TemplateAnswer = v.object({ id: Id, name: v.string() });
export type TemplateAnswer = v.InferOutput<typeof TemplateAnswer>;

/**
 * The template of that name; names that differ in case alone are one (MOD-04). Of two that were kept before that the one that is
 * written so.
 */
export function templateNamed<T extends { name: string }>(
  templates: readonly T[],
  name: string,
): T | undefined {
  const plain = plainName(name);
  return templates.find((one) => one.name === name) ?? templates.find((one) => plainName(one.name) === plain);
}

const plainName = (name: string): string => name.normalize('NFC').toLowerCase();
