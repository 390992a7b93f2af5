import * as v from 'valibot';

const none = v.object({});
const text = v.string();
const count = v.number();
/** A number or id as it was given. */
const named = v.union([v.string(), v.number()]);
const most = v.object({ most: count });
const least = v.object({ least: count });
const numbers = v.object({ numbers: text });
const moreNumbers = v.object({ numbers: text, more: count });

/**
 * Why the server refused something or failed, for people to read: every code with the values that its text names
 * (`shared/reasons/server/texts`). An answer carries them as `reasons: [{code, values}]` beside `error` or `message`,
 * which say the same in English.
 */
export const REASONS = {
  noAccess: none,
  signIn: none,
  badLink: none,
  asAdmin: none,
  busy: none,
  passwordsBusy: none,
  unavailable: none,
  internal: none,
  dataRefused: none,
  keyReused: none,
  notOffered: none,
  platformFailed: none,
  outcomeUnknown: none,
  tooMany: v.object({ seconds: count }),
  tooManyRows: v.object({ relation: text, most: count }),
  listTooLong: v.object({ relation: text, most: count }),
  wholeListTooLong: most,
  exportRunning: none,
  tooSlow: none,
  answerTooLarge: v.object({ megabytes: count }),
  jobUseless: none,
  jobTooLarge: none,
  jobTooLong: none,

  noCustomer: none,
  noCompany: none,
  notOwnOrder: v.object({ number: named }),
  notOwnOrders: numbers,
  notOwnOrdersMore: moreNumbers,
  notOwnStyle: v.object({ number: named }),
  notOwnStyles: numbers,
  notOwnStylesMore: moreNumbers,
  'number.empty': none,
  'number.long': none,
  'number.control': none,
  'number.half': none,

  lineMissing: v.object({ line: count, field: text }),
  chargeType: v.object({ number: named }),
  rate: v.object({ rate: text, currency: text, date: text }),
  conversion: v.object({ given: text, entered: text, currency: text, rate: text }),
  manifestConverted: none,
  notInUsd: none,
  notConverted: none,
  noCurrency: none,
  noNumber: none,
  wholeDigits: most,
  decimals: most,
  negative: none,
  noRate: none,
  noDate: none,
  percentageNegative: none,
  percentageOver: none,
  validToBeforeFrom: none,
  windowOverMonth: none,
  'text.long': most,
  'text.control': none,
  'text.half': none,
  tooManyEntries: most,
  profitsByAdmin: none,

  airport: v.object({ code: text }),
  airportId: v.object({ code: text }),
  airline: v.object({ name: text }),
  noWeightPrice: none,
  levelTwice: v.object({ level: text }),
  sameAirport: none,
  noTransitTime: none,
  transitOrder: none,
  noRouting: none,
  validityOrder: none,
  tooManyRates: most,
  uploadTooLarge: v.object({ megabytes: count }),
  tooManyUploads: v.object({ most: count, days: count }),
  uploadChanged: none,

  staleRecord: none,
  unknownMilestone: none,
  reportPeriod: most,
  reportTooLarge: most,
  milestoneToCome: none,
  milestoneBeforePrevious: none,
  milestonePreviousOpen: none,
  milestoneAfterNext: none,
  milestoneNextReached: none,
  milestoneReached: none,
  milestoneBookingOpen: none,
  shipmentCancelled: none,
  noDelayReason: none,
  noTime: none,
  unknownDelivery: none,
  deliveryDone: none,
  deliveryCancelled: none,
  deliveryPast: none,
  deliveryToCome: none,
  deliveryTimeOrder: none,
  noFile: none,
  fileEmpty: none,
  fileTooLarge: v.object({ megabytes: count }),
  noRoom: v.object({ megabytes: count }),
  documentKind: v.object({ kinds: text }),
  documentContent: none,
  documentHidden: none,
  documentOfOthers: none,
  documentGone: v.object({ minutes: count }),
  tooManyDocuments: most,

  importsByAdmin: none,
  unknownImport: none,
  importNotChecked: none,
  importAdminGone: none,
  importFile: v.object({ fault: text }),
  importTooManyRows: most,
  importTooManyColumns: most,
  importNoRows: none,
  importNoColumns: v.object({ columns: text }),
  importColumnTwice: v.object({ column: text }),
  importColumn: v.object({ column: text }),
  importFormula: none,
  importDate: none,
  importNumber: none,
  importAmbiguous: v.object({ whole: text, decimal: text }),
  importChoice: v.object({ choices: text }),
  importCurrency: none,
  importCountry: none,
  importPort: none,
  importCarrier: none,
  importOceanCarrier: none,
  importCompany: v.object({ company: text }),
  importCompanies: v.object({ company: text }),
  importNotOfType: v.object({ company: text, type: text }),
  importNotSupplierOf: v.object({ company: text, purchaser: text }),
  importOtherType: none,
  importOrders: numbers,
  importBooking: none,
  importShipment: none,
  importOtherCustomer: none,
  importCustomerKept: none,
  importTwice: v.object({ line: count }),
  importArrival: none,
  importShipmentLeft: none,
  importShipmentBegun: none,
  importInsurance: none,
  importRowRefused: none,
  importLocalCharge: v.object({ charge: text }),
  importSubmission: none,
  importRateSource: none,
  importNoPrice: none,
  importNotProvider: none,
  importTime: none,
  importEventOfMode: v.object({ mode: text }),
  importMilestoneGap: none,
  importContainer: v.object({ digit: text }),
  importContainerForm: none,
  importContainerByAir: none,
  importSizeType: none,
  importAirportCode: none,
  importAirport: none,
  importInvoiceDue: none,
  importInvoiceRow: v.object({ line: count }),
  importInvoiceDiffers: v.object({ line: count }),
  importInvoiceTaken: none,
  importInvoicePaid: none,
  importPaidLess: v.object({ amount: text }),
  importPaidMore: v.object({ amount: text }),
  bankAccount: none,
  bic: none,
  phoneNumber: none,
  notOwnSupplier: none,
  /** `records` by their references; `more` carry it, too. */
  orderCarried: v.object({ records: text, more: count }),
  /** By records that the caller doesn't see. */
  orderCarriedUnseen: none,
  orderNumberTaken: v.object({ number: text }),
  /** It can't be restored any more. */
  orderGone: v.object({ minutes: count }),
  emailForm: none,
  invoiceNumberTaken: none,
  invoiceSettled: none,
  invoiceEntryToCome: none,
  invoiceCreditBefore: none,
  invoiceEntryReversed: none,

  unknownRoute: none,
  routeTwice: none,
  // The ids are for programs; the texts name none, for people know none.
  unknownPort: v.object({ number: named }),
  unknownCarrier: v.object({ number: named }),
  tooManyRoutes: v.object({ most: count, minutes: count }),
  notRestorable: v.object({ minutes: count }),

  markups: none,
  markupsOfCustomer: none,
  noRoutes: none,
  tooManySheets: most,
  tooManySheetsAsked: most,
  unknownSheet: none,
  sheetNotReady: none,
  sheetNotEnded: none,
  sheetNotStored: none,
  rateServiceFailed: none,

  searchPlace: none,
  searchSamePlace: none,
  quoteDayPast: none,
  searchWeight: none,
  searchVolume: none,
  searchContainers: most,
  quoteByImporter: none,
  quoteByCustomer: none,
  quoteNotAnswered: none,
  versionByProvider: none,
  rateGone: none,
  bookingByImporter: none,
  bookingAnswered: none,
  bookingUnderWay: none,
  bookingDayPast: none,
  bookingQuote: none,
  bookingDeparture: none,
  unNumber: none,
  planArrival: none,
  planCutOff: none,
  ordersDelivered: numbers,
  ordersBooked: numbers,
  bookingPieces: most,
  shipWindowOrder: none,
  quoteExpired: none,
  quoteNotIssued: none,
  quoteUnpriced: none,
  quoteNoPrice: none,
  quoteAnswered: none,
  quoteWithdrawn: none,
  quoteIssued: none,
  quoteVersioned: none,
  quoteValidityPast: none,

  badServiceKey: none,
  serviceKeysByAdmin: none,
  serviceKeyRecordType: none,
  serviceKeyCompany: none,
  serviceKeyRole: none,

  unknownCompany: none,
  adminOnly: none,
  roleOfCompany: none,
  accountsByAdmin: none,
  unknownAccount: none,
  ownAccount: none,
  ownNames: none,
  accountClosed: none,
  companiesByAdmin: none,
  baseRatesByAdmin: none,
  referenceTaken: v.object({ reference: text, company: text }),
  providerType: none,
  'typeInUse.agentOf': v.object({ count }),
  'typeInUse.agentOn': v.object({ count }),
  'typeInUse.supplierOf': v.object({ count }),
  'typeInUse.suppliedOrders': v.object({ count }),
  'typeInUse.records': v.object({ count }),
  'typeInUse.orders': v.object({ count }),
  partiesOfImporters: none,
  notAgent: v.object({ company: text }),
  notSupplier: v.object({ company: text }),
  staleCompany: none,
  otherCompany: none,
  street: none,
  city: none,
  country: none,
  countryOf: v.object({ code: text, country: text }),
  postalCode: v.object({ country: text, example: text }),

  fillIn: none,
  long: most,
  control: none,
  weakPassword: least,
  commonPassword: none,
  'picture.kind': none,
  'picture.bytes': v.object({ size: count }),
  'picture.square': none,
  'picture.side': v.object({ least: count, most: count }),
} as const satisfies Record<string, v.GenericSchema>;

export type ReasonCode = keyof typeof REASONS;
/** What is wrong with an order or style number; the browser checks it too. */
export type NumberReasonCode = Extract<ReasonCode, `number.${string}`>;
type ValuesOf<C extends ReasonCode> = v.InferOutput<(typeof REASONS)[C]>;
/** Nothing for a code without values. */
type GivenValues<C extends ReasonCode> = keyof ValuesOf<C> extends never ? [] : [values: ValuesOf<C>];

/** One reason. `field`, and `line`, counted from 1, say which part of the input it is about. */
export interface Reason {
  readonly code: ReasonCode;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly field?: string;
  readonly line?: number;
}

export const reason = <C extends ReasonCode>(code: C, ...[values]: GivenValues<C>): Reason => ({
  code,
  ...(values && { values }),
});

const SentReason = v.object({
  code: v.string(),
  values: v.optional(v.record(v.string(), named)),
  field: v.optional(text),
  line: v.optional(count),
});
export type SentReason = v.InferOutput<typeof SentReason>;

/** The reasons of an answer; anything of another form counts as none. */
export const SentReasons = v.fallback(v.array(SentReason), []);

/** A reason as the message of a valibot check; {@link reasonIn} reads it again. */
export const because = <C extends ReasonCode>(...given: [code: C, ...GivenValues<C>]): string =>
  JSON.stringify(reason(...given));

/** The reason of a failed check; undefined for the messages of the library. */
export function reasonIn(message: string): Reason | undefined {
  return message.startsWith('{') ? JSON.parse(message) : undefined;
}
