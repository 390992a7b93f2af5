import stylesheets from 'stylesheets:./charges.tsx';
import { defineElement } from '../../shared/element/define-element.ts';
import { Charges } from './charges.tsx';

/** `<booking-charges>`; its contract is in the README beside this file. */
export const ChargesElement = defineElement({
  tag: 'booking-charges',
  component: Charges,
  stylesheets,
  attributes: { feature: 'string', recordId: 'number', userRole: 'string' },
});
