import stylesheets from 'stylesheets:./charges.tsx';
import { defineElement } from '../../shared/element/define-element.ts';
import { Charges } from './charges.tsx';
import { declaration } from './declaration.ts';

/** `<booking-charges>`; its contract is in the README beside this file. */
export const ChargesElement = defineElement(declaration, {
  component: Charges,
  stylesheets,
});
