// Written by `npm run manifest`: changes belong into the declarations and documentations of the elements.

import type { ChargesFeature, ElementError, ElementTiming, GivenCharge, SavedCharge, SavedPurchaseOrder, SubmittedRate } from './details.d.ts';

export type * from './details.d.ts';

/** Events of every element; all of them bubble and are composed. */
export interface CommonElementEvents {
  /** Once per load, when the element shows its data; `version` is that of the bundle. */
  'fp-ready': CustomEvent<{ version: string }>;
  /** With every warning; `message` is what the user reads, `code` says what kind it is of. */
  'fp-error': CustomEvent<ElementError>;
  /** When unsaved changes, which a leave would lose, begin or cease to exist. */
  'fp-dirty': CustomEvent<{ dirty: boolean }>;
  /** The element is about to load its data again after a save. Cancelable. */
  'fp-reload': CustomEvent<null>;
  /** Only with the attribute `timing`: how long the scripts, a load or a save took. */
  'fp-timing': CustomEvent<ElementTiming>;
}

/** An element of the bundle; `E` are the events of its own. */
export interface FreightElement<E = unknown> extends HTMLElement {
  /** Attribute `api-base`: The backend; else the folder above the `/widgets/` that the bundle was loaded from. */
  apiBase: string | null;
  /**
   * Attribute `draft-key`: The page's own key for unsaved work that an element keeps on the device; else the
   * role that it was done in. Never the token.
   */
  draftKey: string | null;
  /** The language; else the one that is stored under `fp-locale`, else English. */
  locale: 'en' | 'de' | 'es' | 'fr' | 'ja' | 'zh' | (string & {}) | null;
  /**
   * The colours; `auto`, the default, are those of the page's own `color-scheme`, and of a page that says
   * nothing light ones.
   */
  theme: 'light' | 'dark' | 'auto' | (string & {}) | null;
  /** Whether the page is told by `fp-timing` how long things took. */
  timing: boolean;
  /**
   * A signed link token; as a property it is never written back as an attribute. Ignored where `getToken` is
   * set.
   */
  token: string | null;
  /**
   * The page's own token source: a session's token, a signed link token, or null for none. Its answer is kept
   * until shortly before its end; after a refusal it is asked once more, with `{rejected: true}`.
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

/** Events of `<po-style-manager>`, such as `PoStyleManagerEvents['fp-dirty']`. */
export interface PoStyleManagerEvents extends CommonElementEvents {
  /** After a save; `purchaseOrders` is the record's full list as it now stands. */
  'fp-saved': CustomEvent<{ recordType: 'booking' | 'shipment'; recordId: number; purchaseOrders: readonly SavedPurchaseOrder[] }>;
  /**
   * After each change of the orders, which is stored at once; `purchaseOrders` is the record's full list as it
   * now stands.
   */
  'fp-linked': CustomEvent<{ recordType: 'booking' | 'shipment'; recordId: number; purchaseOrders: readonly SavedPurchaseOrder[] }>;
}

/**
 * `<po-style-manager>`: Attaches purchase orders, and style numbers under each of them, to one booking or one
 * shipment.
 */
export interface PoStyleManagerElement extends FreightElement<PoStyleManagerEvents> {
  /**
   * Attribute `record-id`: The record; without the attribute the page's query parameter `record_id`. A whole
   * number from 1 to 2147483647, else nothing is asked and everything is disabled.
   */
  recordId: number | null;
  /**
   * Attribute `record-type`: Of what kind the record is; without it a page address with `/booking/` or
   * `/shipments/` says so. Another text is told by `fp-error` (`unknown-type`), and opens nothing.
   */
  recordType: 'booking' | 'shipment' | (string & {}) | null;
  /** Attribute `full-screen`: The loading overlay covers the window instead of the element. */
  fullScreen: boolean;
}

/** Events of `<booking-charges>`, such as `BookingChargesEvents['fp-dirty']`. */
export interface BookingChargesEvents extends CommonElementEvents {
  /** After a save; `charges` are all lines of the record and feature as they now stand. */
  'fp-saved': CustomEvent<{ feature: ChargesFeature; recordId: number; charges: readonly SavedCharge[] }>;
}

/**
 * `<booking-charges>`: The charge lines of a quote or a manifest, exact to the cent, with totals and conversion
 * to USD.
 */
export interface BookingChargesElement extends FreightElement<BookingChargesEvents> {
  /** Which of the charges: `manifests_charges` are those of a manifest, all others of a quote. */
  feature: 'exw_charges' | 'destination_charges' | 'manifests_charges' | 'freight_charges' | 'delivery_charges' | 'origin_charges' | 'pickup_charges' | 'rail_charges' | (string & {}) | null;
  /** Attribute `record-id`: The quote, or for `manifests_charges` the manifest. */
  recordId: number | null;
  /**
   * Attribute `user-role`: For whom it is drawn; without one of the two nothing is, which `fp-error`
   * (`unknown-role`) and the console tell. The server checks the real role.
   */
  userRole: 'admin' | 'agent' | (string & {}) | null;
  /**
   * Enters lines below those that are there, as one step that can be undone; nothing is stored before the user
   * saves. `false` where nothing can be changed, as before `fp-ready` and while a save runs. It throws for what
   * is no list of lines, or more than a thousand.
   */
  addLines(lines: readonly GivenCharge[]): boolean | undefined;
  /**
   * The same in the place of the lines that are there: stored ones are marked to go with the next save, others
   * go at once. Ask the user before.
   */
  replaceLines(lines: readonly GivenCharge[]): boolean | undefined;
  /** How many lines are there, without blank and removed ones. */
  countLines(): number | undefined;
}

/** Events of `<air-rate-form>`, such as `AirRateFormEvents['fp-dirty']`. */
export interface AirRateFormEvents extends CommonElementEvents {
  /** Every rate is stored; `recordId` is null for a new draft. */
  'fp-submitted': CustomEvent<{ recordId: number | null; rates: readonly SubmittedRate[] }>;
  /** The entries were stored on this device under `key`, at `savedAt` milliseconds since 1970. */
  'fp-draft': CustomEvent<{ key: string; savedAt: number }>;
}

/**
 * `<air-rate-form>`: An agent's sheet of air freight rates: typed, pasted, or loaded from the last one, checked
 * and submitted as a whole.
 */
export interface AirRateFormElement extends FreightElement<AirRateFormEvents> {
  /** Attribute `record-id`: The submission whose rates are continued; without one a new draft. */
  recordId: number | null;
  /**
   * Opens the comparison of the lanes with those of that submission; `false` where that can not be, as a message
   * says. Before `fp-ready` it does nothing, and not in a page it is undefined.
   */
  compareWith(submissionId: number): Promise<boolean> | undefined;
  /**
   * Puts the lanes of that submission, and its charges, customer and notes, in the place of the entries, as one
   * step that can be undone; the answer is as that of `compareWith`.
   */
  copyFrom(submissionId: number): Promise<boolean> | undefined;
  /**
   * Adds a rate of that submission below the entries, valid from the day after it ends and as long as before,
   * with its charges where none are entered; of several rates, 200 at once, the others may stand in any
   * submission of its company. The answer is as that of `compareWith`.
   */
  renewRate(submissionId: number, rateId: number | readonly number[]): Promise<boolean> | undefined;
}

/** Events of `<rate-sheet-form>`, such as `RateSheetFormEvents['fp-dirty']`. */
export interface RateSheetFormEvents extends CommonElementEvents {
  /**
   * The work was accepted; `jobId` is its id for the action `getJob`, null where a rate service elsewhere names
   * none.
   */
  'fp-accepted': CustomEvent<{ jobId: string | null }>;
}

/**
 * `<rate-sheet-form>`: Generates a rate sheet of all routes that a company subscribes to, shows how far it is,
 * and hands out its files.
 */
export interface RateSheetFormElement extends FreightElement<RateSheetFormEvents> {
  /** Attribute `record-id`: The company. */
  recordId: number | null;
}

/** Events of `<entity-switcher>`, such as `EntitySwitcherEvents['fp-dirty']`. */
export interface EntitySwitcherEvents extends CommonElementEvents {
  /** After a switch, before `fp-reload`. */
  'fp-entity-changed': CustomEvent<{ entityId: number }>;
}

/** `<entity-switcher>`: Lets an admin act for another company; anybody else sees nothing. */
export interface EntitySwitcherElement extends FreightElement<EntitySwitcherEvents> {
}

/** Events of `<route-subscriptions>`, such as `RouteSubscriptionsEvents['fp-dirty']`. */
export interface RouteSubscriptionsEvents extends CommonElementEvents {
  /** A route is stored, or is there again; one event for each. */
  'fp-saved': CustomEvent<{ routeSubscriptionId: number | null }>;
  /** A route is deleted; one event for each. */
  'fp-deleted': CustomEvent<{ routeSubscriptionId: number }>;
}

/**
 * `<route-subscriptions>`: The routes that a company subscribes to: added one by one or from a pasted list,
 * changed, and deleted with an undo.
 */
export interface RouteSubscriptionsElement extends FreightElement<RouteSubscriptionsEvents> {
  /** Attribute `record-id`: The company. */
  recordId: number | null;
  /** It stands in the profile: who is no admin has a search in place of the form for rate sheets. */
  profile: boolean;
  /** Attribute `rate-profile`: Shows only routes of companies with this rate profile. */
  rateProfile: number | null;
  /** Id of the port that `Add Route` opens with, once for each change of it. */
  origin: number | null;
  /** Id of the port that `Add Route` opens with, once for each change of it. */
  destination: number | null;
  /** Id of the carrier that `Add Route` opens with, once for each change of it. */
  carrier: number | null;
}

/** Events of `<route-form>`, such as `RouteFormEvents['fp-dirty']`. */
export interface RouteFormEvents extends CommonElementEvents {
  /** A route is stored; null for the new one of a backend that doesn't answer its id. */
  'fp-saved': CustomEvent<{ routeSubscriptionId: number | null }>;
  /** After `fp-saved`: whatever is around the form may close. */
  'fp-close': CustomEvent<null>;
}

/** `<route-form>`: One route of a company; without `route-id` a new one. */
export interface RouteFormElement extends FreightElement<RouteFormEvents> {
  /** Attribute `record-id`: The company that a new route is for. */
  recordId: number | null;
  /** Attribute `route-id`: The stored route to change; without it the form is of a new one. */
  routeId: number | null;
  /** Attribute `reset-on-save`: A new route leaves the form empty; else its values stay. */
  resetOnSave: boolean;
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
