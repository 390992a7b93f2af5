import { loadPart } from '../../../shared/i18n/languages.ts';
import { success, warning } from '../../../shared/record/message.ts';
import { named } from '../comboboxes/split-input.ts';
import type { EditorContext } from '../record/editor-context.ts';
import { idsOf, type Order, type Style } from '../selection/orders.ts';
import { texts } from '../texts/index.ts';
import type { Step } from './steps.ts';

/** What came onto the record in one go. */
export interface Added {
  /** Orders that weren't there before. */
  readonly linked: readonly Order[];
  /** Ids of those of them that were created for it. */
  readonly created: readonly number[];
  /** Style numbers that were selected, by the order. */
  readonly styled: ReadonlyMap<number, readonly Style[]>;
}

/**
 * Takes an adding back (D-150): the orders leave the record, those that were created for it and stand nowhere else are
 * deleted, and the style numbers are no longer selected. Undefined where there is nothing to take back.
 */
export function stepOfAdding(context: EditorContext, { linked, created, styled }: Added): Step | undefined {
  if (linked.length === 0 && styled.size === 0) return undefined;
  const [only] = linked;
  return {
    of: 'orders',
    text:
      linked.length === 1 && only
        ? texts('orders.undo.addedOne', { number: only.label })
        : texts('orders.undo.added', { count: linked.length }),
    async undo() {
      for (const [orderId, styles] of styled) deselect(context, orderId, styles);
      const there = linked.filter(({ id }) => context.rowOf(id));
      if (there.length === 0 || !(await context.link({ remove: idsOf(there) }))) return;
      const count = there.length;
      if (created.length === 0) return context.report(success(texts('orders.undone', { count })));
      const { removeCreated } = await loadPart(() => import('./remove-created.ts'));
      const stay = await removeCreated(context.client(), context.withKey, created);
      context.forgetOptions(created.filter((id) => !stay.includes(id)));
      context.report(
        stay.length === 0
          ? success(texts('orders.undone', { count }))
          : warning(texts('orders.undoneStay', { count, stay: stay.length })),
        'incomplete',
      );
    },
  };
}

/** Takes the adding of style numbers to one order back. */
export const stepOfStyling = (context: EditorContext, orderId: number, styles: readonly Style[]): Step => ({
  of: orderId,
  text: texts('orders.undo.styled', {
    count: styles.length,
    numbers: named(styles.map(({ label }) => label)),
  }),
  undo: () => deselect(context, orderId, styles),
});

function deselect(context: EditorContext, orderId: number, styles: readonly Style[]): void {
  const gone = new Set(idsOf(styles));
  const selected = context.rowOf(orderId)?.selected;
  if (!selected) return;
  context.act({ type: 'styled', orderId, styles: selected.filter(({ id }) => !gone.has(id)) });
}
