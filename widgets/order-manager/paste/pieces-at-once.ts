import { comparable } from '../../../shared/trade/comparable-number.ts';
import { findOrders } from '../api.ts';
import type { OrderEditor } from '../record/editor.ts';
import { isAlike } from './read/is-alike.ts';
import { readOrders } from './read/read-orders.ts';

/** New orders that are created without a look at them, at most. */
const MOST_NEW = 20;

/**
 * The numbers of a text that needs no preview (D-150): it is a list and nothing else, and they all exist, or are at most
 * twenty new ones that are written as others of the record are. Undefined where somebody has to look first.
 */
export async function piecesAtOnce(
  editor: OrderEditor,
  text: string,
): Promise<readonly string[] | undefined> {
  const { orders, isPlain } = readOrders(text, {});
  if (!isPlain || orders.length === 0 || editor.ownerId === null) return undefined;
  const pieces = [...new Set(orders.map(({ number }) => number))];
  const others = editor.context.rows().map(({ order }) => order.label);
  const present = new Set(others.map(comparable));
  const wanted = pieces.filter((piece) => !present.has(comparable(piece)));
  const isFamiliar = (piece: string) => others.some((other) => isAlike(other, piece));
  if (wanted.length <= MOST_NEW && wanted.every(isFamiliar)) return pieces;
  try {
    const found = await findOrders(editor.context.client(), editor.ownerId, wanted);
    const known = new Set(found.map(({ label }) => label.trim()));
    const missing = wanted.filter((piece) => !known.has(piece));
    return missing.length <= MOST_NEW && missing.every(isFamiliar) ? pieces : undefined;
  } catch {
    // The preview asks again, and says what is wrong.
    return undefined;
  }
}
