import stylesheets from 'stylesheets:./route-subscriptions.tsx';
import { defineElement } from '../../../shared/element/define-element.ts';
import { declaration } from './declaration.ts';
import { RouteSubscriptions } from './route-subscriptions.tsx';

/** `<route-subscriptions>`; its contract is in the README of the tool. */
export const RouteSubscriptionsElement = defineElement(declaration, {
  component: RouteSubscriptions,
  stylesheets,
});
