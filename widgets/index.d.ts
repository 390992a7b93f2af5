/**
 * Types of the bundle for a host page; for React hosts see `react.d.ts` beside it. Written by hand, because a page
 * needs the elements' contract and nothing of how they are made; `test/widgets/types.ts` holds it to the code.
 */

export type ElementLocale = 'en' | 'de' | 'es' | 'fr' | 'ja' | 'zh';
export type ElementTheme = 'light' | 'dark' | 'auto';

/** `detail` of `fp-error`. */
export interface ElementError {
  message: string;
  code: string;
  cause?: unknown;
}

/** Events of every element; all of them bubble and are composed. */
export interface CommonElementEvents {
  /** Once per load, when the element shows its data. */
  'fp-ready': CustomEvent<null>;
  'fp-error': CustomEvent<ElementError>;
  'fp-dirty': CustomEvent<{ dirty: boolean }>;
  /** Cancelable: the element is about to load its data again after a save. */
  'fp-reload': CustomEvent<null>;
}

/** An element of the bundle; `E` are the events of its own. */
export interface FreightElement<E = unknown> extends HTMLElement {
  /** Attribute `api-base`: the backend; else the folder above the `/widgets/` that the bundle was loaded from. */
  apiBase: string | null;
  /**
   * Attribute `draft-key`: the page's own key for unsaved work that an element keeps on the device; else the role that
   * it was done in. Never the token.
   */
  draftKey: string | null;
  locale: ElementLocale | (string & {}) | null;
  theme: ElementTheme | (string & {}) | null;
  /** A signed link token; never written back as an attribute. Ignored where `getToken` is set. */
  token: string | null;
  /**
   * The page's own token source: a session's token, a signed link token, or null for none. Its answer is kept until
   * shortly before its end; after a refusal it is asked once more, with `{rejected: true}`.
   */
  getToken: ((why?: { rejected: true }) => string | null | Promise<string | null>) | null;
  /** Replaces `fetch` for everything the element asks. */
  fetcher: typeof fetch | null;
  /** Loads the data again, without asking. */
  reload(): void;

  addEventListener<N extends keyof (CommonElementEvents & E)>(
    type: N,
    listener: (this: this, event: (CommonElementEvents & E)[N]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<N extends keyof HTMLElementEventMap>(
    type: N,
    listener: (this: HTMLElement, event: HTMLElementEventMap[N]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

export interface SavedPurchaseOrder {
  id: number;
  /** The order's number. */
  orderNumbers: string;
  styleNumbers: readonly { id: number; styleNumber: string }[];
  /** Ids of those of its style numbers that the record carries. */
  selectedSN: readonly number[];
}

export interface PoStyleManagerEvents {
  'fp-saved': CustomEvent<{
    recordType: 'booking' | 'shipment';
    recordId: number;
    /** The record's full list as it now stands. */
    purchaseOrders: readonly SavedPurchaseOrder[];
  }>;
}

/** `<po-style-manager record-id record-type>` */
export interface PoStyleManagerElement extends FreightElement<PoStyleManagerEvents> {
  recordId: number | null;
  /** `booking` or `shipment`; else inferred from the page's address. */
  recordType: string | null;
  /** Its loading overlay covers the window instead of the element. */
  fullScreen: boolean;
}

/** A line as it is stored now; an amount that was left blank is null. */
export interface SavedCharge {
  /** Id of the charge type. */
  chargeType: number | null;
  unitCode: string;
  /** `USD` for a line that was converted; `original` then holds what was entered. */
  currency: string;
  quantity: number | null;
  unitCost: number | null;
  totalPrice: number | null;
  minimumPrice: number | null;
  comments: string;
  /** The total is not quantity times unit cost. */
  manuallyEditedTotal: boolean;
  original: {
    currency: string;
    unitCost: number | null;
    totalPrice: number | null;
    minimumPrice: number | null;
    rate: number | null;
    /** YYYY-MM-DD */
    rateDate: string;
    source: string;
  } | null;
}

export type ChargesFeature =
  | 'exw_charges'
  | 'destination_charges'
  | 'manifests_charges'
  | 'freight_charges'
  | 'delivery_charges'
  | 'origin_charges'
  | 'pickup_charges'
  | 'rail_charges';

export interface BookingChargesEvents {
  'fp-saved': CustomEvent<{
    feature: ChargesFeature;
    recordId: number;
    /** All lines of the record and feature as they now stand. */
    charges: readonly SavedCharge[];
  }>;
}

/** `<booking-charges feature record-id user-role>` */
export interface BookingChargesElement extends FreightElement<BookingChargesEvents> {
  feature: ChargesFeature | (string & {}) | null;
  /** The quote, or for `manifests_charges` the manifest. */
  recordId: number | null;
  /** Without one of the two nothing is drawn. The server checks the real role. */
  userRole: 'admin' | 'agent' | (string & {}) | null;
}

/** A lane as it was sent; numbers are decimal texts. */
export interface SubmittedRate {
  /** IATA codes; the ids are those of the airports. */
  from: string;
  fromAirportId: number | null;
  fromAirportCode: string;
  to: string;
  toAirportId: number | null;
  toAirportCode: string;
  /** The airline's name. */
  airline: string;
  /** The levels that have a price: `minimum`, `normal` or a number of kilograms. */
  weight: readonly { level: string; value: string }[];
  maxCapacity: string | null;
  /** Days */
  minTime: string;
  maxTime: string;
  /** IATA codes in their order. */
  routing: readonly { value: string; index: number }[];
  /** YYYY-MM-DD */
  validityFrom: string;
  validityTo: string | null;
  comment: string;
}

export interface AirRateFormEvents {
  /** Every rate is stored; `recordId` is null for a new draft. */
  'fp-submitted': CustomEvent<{ recordId: number | null; rates: readonly SubmittedRate[] }>;
  /** The entries were stored on this device, at `savedAt` milliseconds since 1970. */
  'fp-draft': CustomEvent<{ key: string; savedAt: number }>;
}

/** `<air-rate-form record-id>`: the submission whose rates are continued; without one a new draft. */
export interface AirRateFormElement extends FreightElement<AirRateFormEvents> {
  recordId: number | null;
  /**
   * Opens the comparison of the lanes with those of that submission; `false` where that can't be, as a message says.
   * Before `fp-ready` it does nothing, and not in a page it is undefined.
   */
  compareWith(submissionId: number): Promise<boolean> | undefined;
  /** Puts the lanes of that submission in the place of the entries, as one step that can be undone; the answer is the same. */
  copyFrom(submissionId: number): Promise<boolean> | undefined;
}

export interface RateSheetFormEvents {
  /** The work was accepted; `jobId` is its id for the action `getJob`, null where a rate service elsewhere names none. */
  'fp-accepted': CustomEvent<{ jobId: string | null }>;
}

/** `<rate-sheet-form record-id>`: generates rate sheets of the company `record-id`. */
export interface RateSheetFormElement extends FreightElement<RateSheetFormEvents> {
  recordId: number | null;
}

export interface EntitySwitcherEvents {
  /** After a switch, before `fp-reload`. */
  'fp-entity-changed': CustomEvent<{ entityId: number }>;
}

/** `<entity-switcher>`: admins act for another company; anybody else sees nothing. */
export interface EntitySwitcherElement extends FreightElement<EntitySwitcherEvents> {}

export interface RouteFormEvents {
  /** A route is stored; null for the new one of a backend that doesn't answer its id. */
  'fp-saved': CustomEvent<{ routeSubscriptionId: number | null }>;
  /** After `fp-saved`: the drawer around the form may close. */
  'fp-close': CustomEvent<null>;
}

/** `<route-form record-id route-id reset-on-save>`: one route of a company, without `route-id` a new one. */
export interface RouteFormElement extends FreightElement<RouteFormEvents> {
  /** The company. */
  recordId: number | null;
  routeId: number | null;
  /** A new route leaves the form empty; else its values stay. */
  resetOnSave: boolean;
}

export interface RouteSubscriptionsEvents {
  /** A route is stored, or is there again; one event for each. */
  'fp-saved': CustomEvent<{ routeSubscriptionId: number | null }>;
  /** A route is deleted; one event for each. */
  'fp-deleted': CustomEvent<{ routeSubscriptionId: number }>;
}

/** `<route-subscriptions record-id profile>`: the routes that a company subscribes to. */
export interface RouteSubscriptionsElement extends FreightElement<RouteSubscriptionsEvents> {
  /** The company. */
  recordId: number | null;
  /** It stands in the profile: who is no admin has a search in place of the form for rate sheets. */
  profile: boolean;
  /** Shows only routes of companies with this rate profile. */
  rateProfile: number | null;
  /** Ids of ports and of a carrier that `Add Route` opens with, once for each change of them. */
  origin: number | null;
  destination: number | null;
  carrier: number | null;
}

declare global {
  interface HTMLElementTagNameMap {
    'po-style-manager': PoStyleManagerElement;
    'booking-charges': BookingChargesElement;
    'air-rate-form': AirRateFormElement;
    'rate-sheet-form': RateSheetFormElement;
    'entity-switcher': EntitySwitcherElement;
    'route-subscriptions': RouteSubscriptionsElement;
    'route-form': RouteFormElement;
  }
}
