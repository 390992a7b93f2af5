import * as v from 'valibot';
import { Id, Revision } from './id.ts';
import { CountryCode, LONGEST, line } from './profile.ts';
import { because } from './reasons.ts';

/** A supplier that isn't among those of the purchaser yet. */
const NewSupplier = v.object({
  companyName: line(LONGEST.companyName, 1),
  countryCode: v.pipe(
    CountryCode,
    v.check((code) => code !== '', because('fillIn')),
  ),
});

/**
 * `saveOrderSupplier` (MOD-05): whom a purchase order is placed with: one of the purchaser's suppliers, none, or, with a null
 * `supplierId`, a new one; `revision` as the order was read.
 */
export const SaveOrderSupplier = v.pipe(
  v.object({
    orderId: Id,
    revision: Revision,
    supplierId: v.nullable(Id),
    newSupplier: v.nullish(NewSupplier, null),
  }),
  v.check(({ supplierId, newSupplier }) => supplierId === null || newSupplier === null, 'Both are given.'),
);
export type SaveOrderSupplier = v.InferInput<typeof SaveOrderSupplier>;

/** The order as it stands now. */
export const OrderSupplierAnswer = v.object({
  id: Id,
  revision: v.number(),
  supplier: v.nullable(v.object({ id: Id, companyName: v.string() })),
});
export type OrderSupplierAnswer = v.InferOutput<typeof OrderSupplierAnswer>;
