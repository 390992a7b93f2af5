import stylesheets from 'stylesheets:./order-manager.tsx';
import { defineElement } from '../../shared/element/define-element.ts';
import { OrderManager } from './order-manager.tsx';

/** `<po-style-manager>`; its contract is in the README beside this file. */
export const OrderManagerElement = defineElement({
  tag: 'po-style-manager',
  component: OrderManager,
  stylesheets,
  attributes: { recordId: 'number', recordType: 'string', fullScreen: 'boolean' },
});
