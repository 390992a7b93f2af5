import type { RecordEditor } from '../../../shared/record/record-loader.ts';
import type { ComboboxController } from '../comboboxes/combobox-controllers.ts';
import type { Style } from '../selection/orders.ts';
import type { Step } from '../undo/steps.ts';
import type { EditorContext } from './editor-context.ts';
import type { RecordRef } from './record.ts';

/** All work on one loaded record. */
export interface OrderEditor extends RecordEditor<RecordRef> {
  readonly orders: ComboboxController;
  styles(orderId: number): ComboboxController;
  addOrder(order: { id: number }): void;
  removeOrder(orderId: number): void;
  addStyle(orderId: number, style: Style): void;
  removeStyle(orderId: number, styleId: number): void;
  /** Takes back what was done last, to the orders or to the style numbers of one of them where `of` says so. */
  undo(of?: Step['of']): Promise<void>;
  /** For what is loaded when it is needed. */
  readonly context: EditorContext;
  /** The record's customer or company; `null` for a record without one (D-45). */
  readonly ownerId: number | null;
}
