import * as v from 'valibot';
import { OrderSupplierAnswer, type SaveOrderSupplier } from '../../../../shared/contract/order-supplier.ts';
import type { Option } from '../../../../shared/ui/options/option.ts';
import { IN_COUNTRY, Text } from '../../../lists/definitions/common.ts';
import { client } from '../../client/client.ts';

/** Whom an order is placed with. */
export const OrderSupplier = v.nullish(
  v.object({ id: v.number(), companyName: Text, street: Text, city: Text, postalCode: Text, ...IN_COUNTRY }),
);
export type OrderSupplier = v.InferOutput<typeof OrderSupplier>;

/** An order with whom it is placed, and what a change of that is based on. */
export interface PlacedOrder {
  id: number;
  orderNumbers: string;
  orderPurchaser?: { id: number; companyName?: string | null | undefined } | null | undefined;
  supplier?: OrderSupplier;
  revision: number;
}

/** Stores whom an order is placed with; a repeat with the same key takes effect once. */
export async function saveOrderSupplier(input: SaveOrderSupplier, key: string): Promise<void> {
  await client.action('saveOrderSupplier', input, OrderSupplierAnswer, { key });
}

const Found = v.object({
  allCompany: v.object({ results: v.array(v.object({ id: v.number(), companyName: Text, country: Text })) }),
});
const SUPPLIERS = `query suppliersOf($of: JSON) {
  allCompany(where: $of, sort: {field: "companyName", order: ASC}, take: 50) { results { id companyName country } }
}`;

/** A supplier to choose. */
export interface SupplierOption extends Option {
  readonly id: number;
}

/** The suppliers of a company by a part of their names. */
export const findSuppliersOf =
  (purchaserId: number) =>
  async (text: string, signal: AbortSignal): Promise<SupplierOption[]> => {
    const of = {
      entityType: { eq: 'Supplier' },
      supplies: { id: { eq: purchaserId } },
      ...(text && { companyName: { matches: text } }),
    };
    const { allCompany } = await client.query(Found, {
      ...{ name: 'suppliersOf', query: SUPPLIERS, variables: { of }, signal },
    });
    return allCompany.results.map(({ id, companyName, country }) => ({
      id,
      label: companyName || String(id),
      ...(country && { hint: country }),
    }));
  };
