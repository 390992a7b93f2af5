import * as v from 'valibot';
import { answeredRows, rowsWithGaps } from './answered-rows.ts';
import { Id } from './id.ts';
import { because } from './reasons.ts';

/** What a record is (D-108). */
export const RecordType = v.picklist(['booking', 'shipment']);
export type RecordType = v.InferOutput<typeof RecordType>;

/** Longest order or style number, in characters. */
export const NUMBER_MAX_LENGTH = 100;

/**
 * An order or style number as the user wrote it: trimmed, case and leading zeros kept (D-74), no control characters
 * and no lone surrogates, which a database would silently replace.
 * Anything else is text, also what looks like markup: it is only ever drawn as text.
 */
export const OrderText = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text !== '', because('number.empty')),
  v.check((text) => text.length <= NUMBER_MAX_LENGTH, because('number.long')),
  v.check((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), because('number.control')),
  v.check((text) => text.isWellFormed(), because('number.half')),
);

/** A number that isn't there is an empty one, so that what carries it isn't taken off the record by a save. */
const Text = v.nullish(v.string(), '');

/** PO-27 */
export const StyleNumber = v.object({ id: Id, styleNumber: Text });
export type StyleNumber = v.InferOutput<typeof StyleNumber>;

/** PO-26 */
export const PurchaseOrder = v.object({
  id: Id,
  orderNumbers: Text,
  styleNumbers: answeredRows(StyleNumber),
});
export type PurchaseOrder = v.InferOutput<typeof PurchaseOrder>;

/** A list of a record that is null says nothing of what the record has: one gap. */
const ofRecord = <S extends v.GenericSchema>(row: S) => v.nullish(rowsWithGaps(row), [null]);

/** An order of a record, whose style numbers a save names. */
const RecordOrder = v.object({ ...PurchaseOrder.entries, styleNumbers: ofRecord(StyleNumber) });
export type RecordOrder = v.InferOutput<typeof RecordOrder>;

/**
 * A style number of the record. `pos` are the orders under which the record carries it; backends that leave it out
 * carry it under every order that has it (D-87).
 */
const RecordStyleNumber = v.object({
  id: Id,
  styleNumber: v.nullish(v.string()),
  pos: v.nullish(rowsWithGaps(v.object({ id: Id }))),
});
export type RecordStyleNumber = v.InferOutput<typeof RecordStyleNumber>;

const Owner = v.nullish(v.object({ id: Id }));

/** PO-25, `allBooking` */
export const Booking = v.object({
  id: Id,
  customer: Owner,
  pos: ofRecord(RecordOrder),
  styleNumberRelation: ofRecord(RecordStyleNumber),
});

/** PO-24, `allShipments` */
export const Shipment = v.object({
  id: Id,
  companyRelation: Owner,
  purchaseOrders: ofRecord(RecordOrder),
  styleNumbersRelation: ofRecord(RecordStyleNumber),
});

const OnRecord = { type: RecordType, id: Id };

/** API-29; the answer is the id of the order, new or found. */
export const CreatePurchaseOrder = v.object({ ...OnRecord, orderNumber: OrderText });

/** API-31; the answer is the id of the style number, new or found, which now belongs to the order. */
export const CreateStyleNumber = v.object({ ...OnRecord, poId: Id, styleNumber: OrderText });

/** Of the record as the caller last read it: the change is refused when somebody else changed it since. */
const Revision = v.optional(Id);

const Ids = v.pipe(v.array(Id), v.maxLength(2000));

/** API-30. With `knownPOs` only the difference between known and selected is applied (D-125). */
export const LinkPurchaseOrders = v.object({
  ...OnRecord,
  selectedPOs: Ids,
  knownPOs: v.optional(Ids),
  revision: Revision,
});

/** API-32. With `knownPOs` and `knownSN` only the differences are applied (D-125). */
export const SavePurchaseOrders = v.object({
  ...OnRecord,
  purchaseOrder: v.pipe(
    v.array(v.object({ id: Id, selectedSN: Ids, knownSN: v.optional(Ids) })),
    v.maxLength(2000),
  ),
  knownPOs: v.optional(Ids),
  revision: Revision,
});

/** What link and save answer: the record's full list as it now stands (D-125), in the order of linking. */
export const LinkedOrders = v.object({
  purchaseOrders: v.array(
    v.object({
      id: Id,
      orderNumbers: v.string(),
      styleNumbers: v.array(StyleNumber),
      selectedSN: v.array(Id),
    }),
  ),
});
export type LinkedOrders = v.InferOutput<typeof LinkedOrders>;
