import * as api from './api.ts';
import type { EditorContext } from './editor-context.ts';
import { idsOf, type LinkedOrder } from './orders.ts';
import { linkedOf, type Transition } from './selection.ts';
import type { TextId } from './texts/index.ts';

/**
 * PO-36, PO-37, D-35: first the orders once more, then everything; a failed step is told and ends it.
 * @returns the record's full list as it then stands
 */
export async function saveAll(
  { record, client, withKey, rows, confirmed }: EditorContext,
  dispatch: (transition: Transition) => void,
  reportError: (id: TextId, error: unknown) => void,
): Promise<readonly LinkedOrder[] | undefined> {
  const before = idsOf(confirmed());
  const link = { ...record, selectedPOs: idsOf(rows().map(({ order }) => order)), knownPOs: before };
  try {
    const asked = linkedOf(rows());
    const orders = await withKey(link, (key) => api.linkOrders(client(), link, asked, { key }));
    dispatch({ type: 'saved', orders });
  } catch (error) {
    reportError('orders.error.link', error);
    return undefined;
  }
  const payload = {
    ...record,
    purchaseOrder: rows().map(({ order, selected, saved }) => ({
      id: order.id,
      selectedSN: idsOf(selected),
      knownSN: idsOf(saved),
    })),
    knownPOs: idsOf(confirmed()),
  };
  const asked = linkedOf(rows().map((row) => ({ ...row, saved: row.selected })));
  try {
    return await withKey(payload, (key) => api.saveOrders(client(), payload, asked, { key }));
  } catch (error) {
    reportError('orders.error.save', error);
    return undefined;
  }
}
