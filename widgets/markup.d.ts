// Written by `npm run manifest`: changes belong into the declarations and documentations of the elements.

type Text = string | number | null | undefined;
type Flag = boolean | '' | null | undefined;

/** Properties and attributes that every element has. */
export interface CommonMarkup {
  /** The backend; else the folder above the `/widgets/` that the bundle was loaded from. */
  apiBase?: string | null | undefined;
  /** The backend; else the folder above the `/widgets/` that the bundle was loaded from. */
  'api-base'?: string | null | undefined;
  /**
   * The page's own key for unsaved work that an element keeps on the device; else the role that it was done in.
   * Never the token.
   */
  draftKey?: string | null | undefined;
  /**
   * The page's own key for unsaved work that an element keeps on the device; else the role that it was done in.
   * Never the token.
   */
  'draft-key'?: string | null | undefined;
  /** The language; else the one that is stored under `fp-locale`, else English. */
  locale?: 'en' | 'de' | 'es' | 'fr' | 'ja' | 'zh' | (string & {}) | null | undefined;
  /**
   * The colours; `auto`, the default, are those of the page's own `color-scheme`, and of a page that says
   * nothing light ones.
   */
  theme?: 'light' | 'dark' | 'auto' | (string & {}) | null | undefined;
  /** Whether the page is told by `fp-timing` how long things took. */
  timing?: boolean | undefined;
  /**
   * A signed link token; as a property it is never written back as an attribute. Ignored where `getToken` is
   * set.
   */
  token?: string | null | undefined;
  /**
   * The page's own token source: a session's token, a signed link token, or null for none. Its answer is kept
   * until shortly before its end; after a refusal it is asked once more, with `{rejected: true}`.
   */
  getToken?: ((why?: { rejected: true }) => string | null | Promise<string | null>) | null | undefined;
  /** Replaces `fetch` for everything the element asks. */
  fetcher?: typeof fetch | null | undefined;
}

/** Properties and attributes of `<po-style-manager>`. */
export interface PoStyleManagerMarkup extends CommonMarkup {
  /**
   * The record; without the attribute the page's query parameter `record_id`. A whole number from 1 to
   * 2147483647, else nothing is asked and everything is disabled.
   */
  recordId?: number | null | undefined;
  /**
   * The record; without the attribute the page's query parameter `record_id`. A whole number from 1 to
   * 2147483647, else nothing is asked and everything is disabled.
   */
  'record-id'?: Text;
  /**
   * Of what kind the record is; without it a page address with `/booking/` or `/shipments/` says so. Another
   * text is told by `fp-error` (`unknown-type`), and opens nothing.
   */
  recordType?: 'booking' | 'shipment' | (string & {}) | null | undefined;
  /**
   * Of what kind the record is; without it a page address with `/booking/` or `/shipments/` says so. Another
   * text is told by `fp-error` (`unknown-type`), and opens nothing.
   */
  'record-type'?: 'booking' | 'shipment' | (string & {}) | null | undefined;
  /** The loading overlay covers the window instead of the element. */
  fullScreen?: boolean | undefined;
  /** The loading overlay covers the window instead of the element. */
  'full-screen'?: Flag;
}

/** Properties and attributes of `<booking-charges>`. */
export interface BookingChargesMarkup extends CommonMarkup {
  /** Which of the charges: `manifests_charges` are those of a manifest, all others of a quote. */
  feature?: 'exw_charges' | 'destination_charges' | 'manifests_charges' | 'freight_charges' | 'delivery_charges' | 'origin_charges' | 'pickup_charges' | 'rail_charges' | (string & {}) | null | undefined;
  /** The quote, or for `manifests_charges` the manifest. */
  recordId?: number | null | undefined;
  /** The quote, or for `manifests_charges` the manifest. */
  'record-id'?: Text;
  /**
   * For whom it is drawn; without one of the two nothing is, which `fp-error` (`unknown-role`) and the console
   * tell. The server checks the real role.
   */
  userRole?: 'admin' | 'agent' | (string & {}) | null | undefined;
  /**
   * For whom it is drawn; without one of the two nothing is, which `fp-error` (`unknown-role`) and the console
   * tell. The server checks the real role.
   */
  'user-role'?: 'admin' | 'agent' | (string & {}) | null | undefined;
}

/** Properties and attributes of `<air-rate-form>`. */
export interface AirRateFormMarkup extends CommonMarkup {
  /** The submission whose rates are continued; without one a new draft. */
  recordId?: number | null | undefined;
  /** The submission whose rates are continued; without one a new draft. */
  'record-id'?: Text;
}

/** Properties and attributes of `<rate-sheet-form>`. */
export interface RateSheetFormMarkup extends CommonMarkup {
  /** The company. */
  recordId?: number | null | undefined;
  /** The company. */
  'record-id'?: Text;
}

/** Properties and attributes of `<entity-switcher>`. */
export interface EntitySwitcherMarkup extends CommonMarkup {
}

/** Properties and attributes of `<route-subscriptions>`. */
export interface RouteSubscriptionsMarkup extends CommonMarkup {
  /** The company. */
  recordId?: number | null | undefined;
  /** The company. */
  'record-id'?: Text;
  /** It stands in the profile: who is no admin has a search in place of the form for rate sheets. */
  profile?: boolean | undefined;
  /** Shows only routes of companies with this rate profile. */
  rateProfile?: number | null | undefined;
  /** Shows only routes of companies with this rate profile. */
  'rate-profile'?: Text;
  /** Id of the port that `Add Route` opens with, once for each change of it. */
  origin?: Text | undefined;
  /** Id of the port that `Add Route` opens with, once for each change of it. */
  destination?: Text | undefined;
  /** Id of the carrier that `Add Route` opens with, once for each change of it. */
  carrier?: Text | undefined;
}

/** Properties and attributes of `<route-form>`. */
export interface RouteFormMarkup extends CommonMarkup {
  /** The company that a new route is for. */
  recordId?: number | null | undefined;
  /** The company that a new route is for. */
  'record-id'?: Text;
  /** The stored route to change; without it the form is of a new one. */
  routeId?: number | null | undefined;
  /** The stored route to change; without it the form is of a new one. */
  'route-id'?: Text;
  /** A new route leaves the form empty; else its values stay. */
  resetOnSave?: boolean | undefined;
  /** A new route leaves the form empty; else its values stay. */
  'reset-on-save'?: Flag;
}
