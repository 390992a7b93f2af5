import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import { inParallel } from '../../../shared/client/in-parallel.ts';
import { answeredRows } from '../../../shared/contract/answered-rows.ts';
import { Id, Revision } from '../../../shared/contract/id.ts';
import { OrderRemovalAnswer } from '../../../shared/contract/order-removal.ts';
import type { EditorContext } from '../record/editor-context.ts';

const Answer = v.object({
  allPurchaseOrder: v.object({ results: answeredRows(v.object({ id: Id, revision: Revision })) }),
});

/** Of an order that nobody has changed since it was created. */
const FIRST_REVISION = 1;

/** Orders that are asked for at a time. */
const CHUNK = 200;

/**
 * Deletes orders that were created by mistake and that nobody has changed since. The server keeps those that stand anywhere,
 * and all of a caller who may not delete, such as the holder of a link.
 *
 * @returns the ids of those that stay
 */
export async function removeCreated(
  client: Client,
  withKey: EditorContext['withKey'],
  ids: readonly number[],
): Promise<number[]> {
  const stay = new Set(ids);
  try {
    if (!(await client.isOwn())) return [...stay];
    for (let start = 0; start < ids.length; start += CHUNK) {
      const query =
        'query allPurchaseOrder($ids: [Int!]!) { allPurchaseOrder(where: {id: {in: $ids}}, take: 200) { results { id revision } } }';
      const variables = { ids: ids.slice(start, start + CHUNK) };
      const data = await client.query(Answer, {
        name: 'allPurchaseOrder',
        query,
        variables,
        signal: undefined,
      });
      const untouched = data.allPurchaseOrder.results.filter(({ revision }) => revision === FIRST_REVISION);
      await inParallel(untouched, async ({ id, revision }) => {
        try {
          const input = { orderId: id, revision };
          await withKey({ action: 'removePurchaseOrder', ...input }, (key) =>
            client.action('removePurchaseOrder', input, OrderRemovalAnswer, { key }),
          );
          stay.delete(id);
        } catch (error) {
          console.warn('The order stays:', error);
        }
      });
    }
  } catch (error) {
    console.warn('The created orders could not be deleted:', error);
  }
  return [...stay];
}
