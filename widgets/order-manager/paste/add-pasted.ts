import { inParallel } from '../../../shared/client/in-parallel.ts';
import { reasonOf } from '../../../shared/record/message.ts';
import { comparable } from '../../../shared/trade/comparable-number.ts';
import { addableOrders, addableStyles } from '../comboboxes/addables.ts';
import type { Failure } from '../comboboxes/split-input.ts';
import type { EditorContext } from '../record/editor-context.ts';
import { addNew, idsOf, type Order, type Style } from '../selection/orders.ts';
import type { Added } from '../undo/undo-adding.ts';
import type { Result } from './pasted.ts';
import type { OrderToAdd } from './plan.ts';

/** Why one of them was not added, or not with all of its style numbers. */
export interface AddingFailure extends Failure {
  /** What the catalogue says of it. */
  readonly id:
    | 'orders.error.createPo'
    | 'orders.error.link'
    | 'orders.error.quickSn'
    | 'orders.error.createSn';
  readonly error: unknown;
}

interface Progress {
  /** How one of them ended. */
  onResult(key: string, result: Result): void;
  /** So many orders have been dealt with. */
  onDone(count: number): void;
}

/**
 * Adds what a preview shows: creates the orders that aren't there, several at a time and each under a key of its own, puts
 * all on the record with one call, and selects their style numbers, which wait for the save (D-126). What fails keeps the
 * others.
 */
export async function addPasted(
  context: EditorContext,
  ownerId: number,
  toAdd: readonly OrderToAdd[],
  { onResult, onDone }: Progress,
): Promise<Added & { readonly failures: readonly AddingFailure[] }> {
  const orders = new Map<string, Order>();
  const failures: AddingFailure[] = [];
  const failed = new Set<string>();
  const created: number[] = [];
  const fail: Fail = (key, piece, id, error) => {
    const reason = reasonOf(error);
    failed.add(key);
    failures.push({ piece, reason, id, error });
    onResult(key, { is: 'failed', reason });
  };

  const { create } = addableOrders(context, ownerId);
  let done = 0;
  await inParallel(toAdd, async ({ key, number, order }) => {
    try {
      orders.set(key, order ?? (await create(number)));
      if (!order) created.push(orders.get(key)!.id);
    } catch (error) {
      fail(key, number, 'orders.error.createPo', error);
    }
    done += 1;
    onDone(done);
  });

  const there = new Set(idsOf(context.rows().map(({ order }) => order)));
  const linked = toAdd.flatMap(({ key }) => orders.get(key) ?? []).filter(({ id }) => !there.has(id));
  context.rememberOptions(
    linked,
    linked.flatMap(({ styles }) => styles),
  );
  let refusal: unknown;
  const isLinked =
    linked.length === 0 ||
    (await context.link({ add: linked }, (error) => {
      refusal = error;
    }));
  if (!isLinked)
    for (const { key, number } of toAdd)
      if (!failed.has(key)) fail(key, number, 'orders.error.link', refusal);

  const styled = new Map<number, readonly Style[]>();
  const named = isLinked ? toAdd.filter(({ key }) => !failed.has(key)) : [];
  await addStyles(
    context,
    ownerId,
    named.map((one) => ({ ...one, orderId: orders.get(one.key)!.id })),
    { styled, fail },
  );
  for (const { key } of named) if (!failed.has(key)) onResult(key, { is: 'added' });
  return { linked: isLinked ? linked : [], created: isLinked ? created : [], styled, failures };
}

type Fail = (key: string, piece: string, id: AddingFailure['id'], error: unknown) => void;

interface StylesToAdd extends OrderToAdd {
  readonly orderId: number;
}

interface StyleResults {
  readonly styled: Map<number, readonly Style[]>;
  readonly fail: Fail;
}

async function addStyles(
  context: EditorContext,
  ownerId: number,
  toAdd: readonly StylesToAdd[],
  { styled, fail }: StyleResults,
): Promise<void> {
  const some = toAdd.filter(({ styles }) => styles.length > 0);
  if (some.length === 0) return;
  const labels = [...new Set(some.flatMap(({ styles }) => styles))];
  let found: ReadonlyMap<string, Style>;
  try {
    const stored = await addableStyles(context, ownerId, some[0]!.orderId).find(labels);
    found = new Map(stored.map((style) => [comparable(style.label), style]));
  } catch (error) {
    for (const { key, styles } of some) fail(key, styles.join(', '), 'orders.error.quickSn', error);
    return;
  }
  await inParallel(some, async ({ key, orderId, styles }) => {
    const addable = addableStyles(context, ownerId, orderId);
    const own = new Map(
      context.rowOf(orderId)?.order.styles.map((style) => [comparable(style.label), style]),
    );
    const items: Style[] = [];
    for (const label of styles) {
      const name = comparable(label);
      try {
        items.push(own.get(name) ?? found.get(name) ?? (await addable.create(label)));
      } catch (error) {
        fail(key, label, 'orders.error.createSn', error);
      }
    }
    const selected = context.rowOf(orderId)?.selected ?? [];
    const added = addNew(selected, items).slice(selected.length);
    if (added.length === 0) return;
    await addable.select(added);
    styled.set(orderId, added);
  });
}
