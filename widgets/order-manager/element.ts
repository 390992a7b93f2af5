import stylesheets from 'stylesheets:./order-manager.tsx';
import { defineElement } from '../../shared/element/define-element.ts';
import { declaration } from './declaration.ts';
import { OrderManager } from './order-manager.tsx';

/** `<po-style-manager>`; its contract is in the README beside this file. */
export const OrderManagerElement = defineElement(declaration, {
  component: OrderManager,
  stylesheets,
});
