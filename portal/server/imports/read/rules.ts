import type { ImportKind } from '../../../../shared/contract/imports.ts';
import { COMPANY_TYPES, LONGEST_REFERENCE } from '../../../../shared/contract/managed-companies.ts';
import { LONGEST } from '../../../../shared/contract/profile.ts';
import { LONGEST_DEPARTURE } from '../../../../shared/contract/schedules.ts';
import { RATE_KINDS, RATE_SOURCES } from '../../../../shared/trade/base-rate-words.ts';
import { MILESTONE_EVENTS } from '../../../../shared/trade/milestone-events.ts';
import {
  BOOKING_STATUSES,
  MANIFEST_STATUSES,
  QUOTE_CONTAINERS,
  QUOTE_STATUSES,
  RECORD_MODES,
  SHIPMENT_STATUSES,
} from '../../../../shared/trade/record-words.ts';
import {
  billed,
  type CellRule,
  choice,
  containerNumber,
  currency,
  day,
  decimal,
  iataCode,
  instant,
  measured,
  money,
  numbers,
  oneLine,
  orderNumber,
  orderStyles,
  reference as referenceRule,
  several,
  sizeType,
} from './cells.ts';
import { duration, flightNumber, localTime } from './departure-cells.ts';
import { localCharges } from './local-charge.ts';

const reference = referenceRule(LONGEST_REFERENCE);
/** A reference or a name. */
const company = oneLine(LONGEST.companyName);
const customerAndAgent = { customer: company, agent: company };
const mode = choice(RECORD_MODES);
/** A UN/LOCODE or a name. */
const port = oneLine(100);
const transport = { mode, origin: port, destination: port, carrier: company };
const weight = measured(decimal({ whole: 11, decimals: 3 }), 'kg');
const wholeNumber = (digits: number) => decimal({ whole: digits, decimals: 0 });

/** How the cells of each column are read. What they name is looked up when they are compared with what is stored. */
export const CELL_RULES: Readonly<Record<ImportKind, Readonly<Record<string, CellRule>>>> = {
  companies: {
    reference,
    name: oneLine(LONGEST.companyName),
    type: choice(COMPANY_TYPES),
    country: oneLine(100),
    address: oneLine(LONGEST.address),
    city: oneLine(LONGEST.city),
    postalCode: oneLine(LONGEST.postalCode),
    agents: several(company),
    suppliers: several(company),
  },
  purchaseOrders: {
    ...{ orderNumber, purchaser: company, supplier: company, styleNumbers: numbers },
    ...{ cargoReadyOn: day, shipFrom: day, shipUntil: day, deliverBy: day },
  },
  bookings: {
    reference,
    ...customerAndAgent,
    ...transport,
    status: choice(BOOKING_STATUSES),
    created: day,
    purchaseOrders: numbers,
    styleNumbers: orderStyles,
  },
  shipments: {
    reference,
    booking: reference,
    ...customerAndAgent,
    ...transport,
    status: choice(SHIPMENT_STATUSES),
    departed: day,
    arrived: day,
    weight,
    volume: measured(decimal({ whole: 11, decimals: 3 }), 'CBM'),
    insuranceReference: oneLine(100),
    insuredValue: money,
    insuredCurrency: currency,
    created: day,
    purchaseOrders: numbers,
    styleNumbers: orderStyles,
  },
  quotes: {
    reference,
    ...customerAndAgent,
    mode,
    containerType: choice(QUOTE_CONTAINERS),
    status: choice(QUOTE_STATUSES),
    shipment: reference,
    validUntil: day,
    created: day,
  },
  manifests: {
    reference,
    ...customerAndAgent,
    shipment: reference,
    status: choice(MANIFEST_STATUSES),
    created: day,
  },
  milestones: {
    shipment: reference,
    event: choice(MILESTONE_EVENTS),
    planned: instant,
    actual: instant,
    place: port,
  },
  containers: {
    shipment: reference,
    number: containerNumber,
    sizeType,
    seal: oneLine(50),
    weight,
  },
  invoices: {
    reference,
    customer: company,
    shipment: reference,
    issued: day,
    due: day,
    description: oneLine(200),
    currency,
    amount: billed,
    paid: billed,
  },
  airports: { code: iataCode, name: oneLine(100), city: oneLine(100), country: oneLine(100) },
  sailings: {
    carrier: company,
    ...{ origin: port, destination: port },
    voyageNumber: referenceRule(LONGEST_DEPARTURE.voyageNumber),
    vesselName: oneLine(LONGEST_DEPARTURE.vesselName),
    service: oneLine(LONGEST_DEPARTURE.service),
    ...{ cutOffOn: day, departsOn: day, arrivesOn: day },
  },
  flights: {
    ...{ flightNumber, airline: company, origin: iataCode, destination: iataCode, via: iataCode },
    aircraft: oneLine(LONGEST_DEPARTURE.aircraft),
    ...{ localCutOff: localTime, localDeparture: localTime, localArrival: localTime },
    transit: duration,
  },
  baseRates: {
    origin: port,
    discharge: port,
    destination: port,
    carrier: company,
    kind: choice(RATE_KINDS),
    source: choice(RATE_SOURCES),
    submission: wholeNumber(9),
    externalSource: oneLine(100),
    validFrom: day,
    validTo: day,
    transitDays: measured(wholeNumber(3), 'days'),
    currency,
    price20gp: money,
    price40gp: money,
    price40hc: money,
    price45hc: money,
    lclPerCbm: money,
    lclMinimum: money,
    localCharges,
  },
};
