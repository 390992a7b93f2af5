import stylesheets from 'stylesheets:./route-subscriptions.tsx';
import { defineElement } from '../../../shared/element/define-element.ts';
import { RouteSubscriptions } from './route-subscriptions.tsx';

/** `<route-subscriptions>`; its contract is in the README of the tool. */
export const RouteSubscriptionsElement = defineElement({
  tag: 'route-subscriptions',
  component: RouteSubscriptions,
  stylesheets,
  attributes: {
    recordId: 'number',
    profile: 'boolean',
    rateProfile: 'number',
    origin: 'number',
    destination: 'number',
    carrier: 'number',
  },
});
