/**
 * Holds the types for hosts to what hosts do: compiled by `npm run types`, never run. Whatever is spelt wrongly or has a
 * wrong type has to be an error; but TypeScript checks no name with a hyphen in JSX.
 */
import '../../widgets/react.d.ts';
import '../../widgets/svelte.d.ts';
import '../../widgets/vue.d.ts';
import type { SvelteHTMLElements } from 'svelte/elements';
import type { GlobalComponents } from 'vue';

const getToken = async () => 'token';

/** Plain pages, Lit and Angular, which know elements by their tags. */
const plain = document.createElement('booking-charges');
plain.recordId = 3001;
plain.feature = 'freight_charges';
plain.addEventListener('fp-saved', ({ detail }) => detail.charges[0]?.unitCode.trim());
// @ts-expect-error: the property is `recordId`
plain.recordID = 3001;
// @ts-expect-error: an id is a number
plain.recordId = '3001';
// @ts-expect-error: a save of charges sends charges
plain.addEventListener('fp-saved', ({ detail }) => detail.orders);

export const react = [
  <po-style-manager
    key="properties"
    recordId={1001}
    recordType="booking"
    getToken={getToken}
    onfp-saved={({ detail }) => detail.purchaseOrders[0]?.orderNumbers.trim()}
    onfp-error={({ detail }) => detail.code.trim()}
  />,
  <po-style-manager key="attributes" record-id="1001" record-type="booking" full-screen="" />,
  // @ts-expect-error: the property is `recordId`
  <po-style-manager key="property" recordID={1001} />,
  // @ts-expect-error: an id is a number as a property
  <po-style-manager key="type" recordId="1001" />,
];

type Svelte = SvelteHTMLElements['route-form'];
export const svelte: Svelte[] = [
  { recordId: 101, getToken, 'onfp-saved': ({ detail }) => detail.routeSubscriptionId },
  { 'record-id': '101', 'reset-on-save': '', class: 'wide' },
  // @ts-expect-error: the property is `recordId`
  { recordID: 101 },
  // @ts-expect-error: events begin with `onfp-` and are spelt as they are sent
  { 'onfp-save': () => undefined },
];

type Vue = InstanceType<GlobalComponents['route-subscriptions']>['$props'];
export const vue: Vue[] = [
  { recordId: 101, profile: true, getToken, onFpDeleted: ({ detail }) => detail.routeSubscriptionId },
  { 'record-id': 101, theme: 'dark' },
  // @ts-expect-error: an id is a number
  { recordId: 'no number' },
  // @ts-expect-error: the property is `recordId`
  { recordID: 101 },
];
