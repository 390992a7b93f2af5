import stylesheets from 'stylesheets:./air-rates.tsx';
import { defineElement } from '../../shared/element/define-element.ts';
import { AirRates } from './air-rates.tsx';

/** `<air-rate-form>`; its contract is in the README beside this file. */
export const AirRatesElement = defineElement({
  tag: 'air-rate-form',
  component: AirRates,
  stylesheets,
  attributes: { recordId: 'number' },
});
