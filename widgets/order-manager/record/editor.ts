import type { RecordEditor } from '../../../shared/record/record-loader.ts';
import type { ComboboxController } from '../comboboxes/combobox-controllers.ts';
import type { Style } from '../selection/orders.ts';
import type { RecordRef } from './record.ts';

/** All work on one loaded record. */
export interface OrderEditor extends RecordEditor<RecordRef> {
  readonly orders: ComboboxController;
  styles(orderId: number): ComboboxController;
  addOrder(order: { id: number }): void;
  removeOrder(orderId: number): void;
  /** Brings back the order that was removed last. */
  undoRemoveOrder(): void;
  addStyle(orderId: number, style: Style): void;
  removeStyle(orderId: number, styleId: number): void;
  undoRemoveStyle(orderId: number): void;
}
