import * as v from 'valibot';
import { ENCODINGS } from '../spreadsheet/encoding/encodings.ts';
import { AuditChange } from './audit.ts';
import { listOf, plainText } from './input-values.ts';
import { Job } from './jobs.ts';
import { SentReasons } from './reasons.ts';

/** What is imported, from a CSV or XLSX file of at most {@link MOST_IMPORT_ROWS} rows. */
export const IMPORT_KINDS = [
  'companies',
  'purchaseOrders',
  'bookings',
  'shipments',
  'quotes',
  'manifests',
  'milestones',
  'containers',
  'invoices',
  'airports',
  'sailings',
  'flights',
  'baseRates',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** They are taken from files of the provider alone: the people of another company could read theirs. */
export const PROVIDER_KINDS: readonly ImportKind[] = ['baseRates', 'invoices'];

export const MOST_IMPORT_ROWS = 10_000;
export const MOST_IMPORT_COLUMNS = 200;

/**
 * A column that a file may have, in the words of its heading. A cell without a text leaves what is stored; so does a
 * column that a file lacks.
 */
export interface ImportColumn {
  /** As in `ImportRow.changes` and `problems`. */
  readonly id: string;
  /** The heading that is recognised, whatever its case; templates have it. Never translated: files come from other systems. */
  readonly heading: string;
  /** A file without this column can't be checked. */
  readonly isRequired: boolean;
  /** A new record can't be made without it. */
  readonly isRequiredForNew: boolean;
  /** Its values are added to those that a record has; no row takes any away. */
  readonly isAdding: boolean;
  /** For templates; companies of examples are fictional. */
  readonly example: string;
}

const column = (
  id: string,
  heading: string,
  example: string,
  required: 'always' | 'new' | 'never' = 'never',
): ImportColumn => ({
  id,
  heading,
  example,
  isRequired: required === 'always',
  isRequiredForNew: required !== 'never',
  isAdding: false,
});

const adding = (id: string, heading: string, example: string): ImportColumn => ({
  ...column(id, heading, example),
  isAdding: true,
});

const customerAndAgent = [column('customer', 'Customer', 'C-2001', 'new'), column('agent', 'Agent', 'A-300')];
const transport = (status: string) => [
  column('mode', 'Mode', 'Ocean', 'new'),
  column('status', 'Status', status, 'new'),
  column('origin', 'Origin', 'CNSHA'),
  column('destination', 'Destination', 'USLAX'),
  column('carrier', 'Carrier', 'MAEU'),
];
const orders = [
  adding('purchaseOrders', 'Purchase Orders', '4500012345; 4500012346'),
  /** Of these orders: `AV-1001`, or `4500012345: AV-1001` where several of them have it. */
  adding('styleNumbers', 'Style Numbers', 'AV-1001; 4500012346: AV-1002'),
];

/**
 * The columns of each kind. Companies are named by their reference, or by their name where one company alone has it;
 * several of something stand in one cell, divided by semicolons. Dates are YYYY-MM-DD, or dates of the workbook.
 */
export const IMPORT_COLUMNS: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  companies: [
    column('reference', 'Reference', 'C-2001', 'always'),
    column('name', 'Name', 'Alder Vale Trading', 'new'),
    /** Importer, Agent or Supplier */
    column('type', 'Type', 'Importer', 'new'),
    column('country', 'Country', 'US'),
    column('address', 'Address', '12 Harbour Street'),
    column('city', 'City', 'Savannah'),
    column('postalCode', 'Postal Code', '31401'),
    /** Agents that act for it, added to those that it has. */
    adding('agents', 'Agents', 'A-300'),
    adding('suppliers', 'Suppliers', 'S-410; S-411'),
  ],
  purchaseOrders: [
    column('orderNumber', 'Order Number', '4500012345', 'always'),
    column('purchaser', 'Purchaser', 'C-2001', 'always'),
    /** One of the purchaser's suppliers. */
    column('supplier', 'Supplier', 'S-410'),
    /** Added to those that the order has. An order may stand in several rows, each with some of them. */
    adding('styleNumbers', 'Style Numbers', 'AV-1001; AV-1002'),
    column('cargoReadyOn', 'Cargo Ready', '2026-03-02'),
    column('shipFrom', 'Ship Window From', '2026-03-04'),
    column('shipUntil', 'Ship Window Until', '2026-03-18'),
    column('deliverBy', 'Delivery Required By', '2026-04-20'),
  ],
  bookings: [
    column('reference', 'Reference', 'BKG-70001', 'always'),
    ...customerAndAgent,
    ...transport('Confirmed'),
    column('created', 'Created', '2026-01-15'),
    ...orders,
  ],
  shipments: [
    column('reference', 'Reference', 'SHP-70001', 'always'),
    column('booking', 'Booking', 'BKG-70001'),
    ...customerAndAgent,
    ...transport('Delivered'),
    column('departed', 'Departed', '2026-01-20'),
    column('arrived', 'Arrived', '2026-02-14'),
    column('weight', 'Weight (kg)', '1250.5'),
    column('volume', 'Volume (CBM)', '8.2'),
    column('insuranceReference', 'Insurance Reference', 'POL-88'),
    column('insuredValue', 'Insured Value', '25000'),
    column('insuredCurrency', 'Insured Currency', 'USD'),
    column('created', 'Created', '2026-01-15'),
    ...orders,
  ],
  quotes: [
    column('reference', 'Reference', 'QUO-70001', 'always'),
    ...customerAndAgent,
    column('mode', 'Mode', 'Ocean', 'new'),
    column('containerType', 'Container Type', 'FCL', 'new'),
    column('status', 'Status', 'Open', 'new'),
    column('shipment', 'Shipment', 'SHP-70001'),
    column('validUntil', 'Valid Until', '2026-02-14'),
    column('created', 'Created', '2026-01-15'),
  ],
  manifests: [
    column('reference', 'Reference', 'MAN-70001', 'always'),
    ...customerAndAgent,
    column('shipment', 'Shipment', 'SHP-70001'),
    column('status', 'Status', 'Open', 'new'),
    column('created', 'Created', '2026-01-15'),
  ],
  /** One row for each milestone of a shipment. Times are in UTC, unless they have an offset. */
  milestones: [
    column('shipment', 'Shipment', 'SHP-70001', 'always'),
    column('event', 'Event', 'DEPA', 'always'),
    column('planned', 'Planned (UTC)', '2026-01-20 14:00', 'new'),
    column('actual', 'Actual (UTC)', '2026-01-20 16:30'),
    column('place', 'Place', 'CNSHA'),
  ],
  /** One row for each container of a shipment. */
  containers: [
    column('shipment', 'Shipment', 'SHP-70001', 'always'),
    column('number', 'Container Number', 'CSQU3054383', 'always'),
    column('sizeType', 'Size Type', '45G1', 'new'),
    column('seal', 'Seal Number', 'FP100200'),
    column('weight', 'Weight (kg)', '1250.5'),
  ],
  /** One row for each line of an invoice: those with its number are all of its lines. */
  invoices: [
    column('reference', 'Invoice Number', 'INV-70001', 'always'),
    column('customer', 'Customer', 'C-2001', 'new'),
    column('shipment', 'Shipment', 'SHP-70001'),
    column('issued', 'Issued', '2026-01-22', 'new'),
    column('due', 'Due', '2026-02-21', 'new'),
    column('description', 'Line Description', 'Ocean freight', 'always'),
    column('currency', 'Currency', 'USD', 'always'),
    column('amount', 'Amount', '1250.00', 'always'),
    /** Of the whole invoice, in the currency of the row. */
    column('paid', 'Paid', ''),
  ],
  airports: [
    column('code', 'IATA Code', 'HAM', 'always'),
    column('name', 'Name', 'Hamburg Airport', 'new'),
    column('city', 'City', 'Hamburg', 'new'),
    column('country', 'Country', 'DE', 'new'),
  ],
  /**
   * A sailing is found by its carrier, ports, vessel and voyage; one that has no vessel yet by the others. Where there is no voyage the
   * day of departure stands in its place, as in the form. Days are those of the ports.
   */
  sailings: [
    column('carrier', 'Carrier', 'MAEU', 'always'),
    column('origin', 'Origin', 'CNSHA', 'always'),
    column('destination', 'Destination', 'DEHAM', 'always'),
    column('voyageNumber', 'Voyage', '214W'),
    column('vesselName', 'Vessel', 'Coral Meridian'),
    column('service', 'Service', 'AE7'),
    column('cutOffOn', 'Cut-off', '2026-12-08'),
    column('departsOn', 'Departure', '2026-12-11', 'new'),
    column('arrivesOn', 'Arrival', '2027-01-12', 'new'),
  ],
  /**
   * A flight is found by its number, airports and day of departure. Times are those of the clocks at the airports, and so have no
   * time zone.
   */
  flights: [
    column('flightNumber', 'Flight', 'LH8400', 'always'),
    column('airline', 'Airline', 'LH', 'new'),
    column('origin', 'Origin', 'FRA', 'always'),
    column('destination', 'Destination', 'PVG', 'always'),
    column('via', 'Via', ''),
    column('aircraft', 'Aircraft', 'B77L'),
    column('localCutOff', 'Cut-off (local)', '2026-12-11 14:00'),
    column('localDeparture', 'Departure (local)', '2026-12-11 21:35', 'always'),
    column('localArrival', 'Arrival (local)', '2026-12-12 15:10', 'new'),
    /** Needed where the clocks of the airports don't tell it. */
    column('transit', 'Transit Time', '10:35'),
  ],
  /**
   * A rate is found by its lane, carrier, kind, source and first day. A row with other prices makes a rate that takes
   * its place from that day on; what was stored stays as history.
   */
  baseRates: [
    column('origin', 'Origin', 'CNSHA', 'always'),
    column('discharge', 'Discharge Port', 'SGSIN'),
    column('destination', 'Destination', 'DEHAM', 'always'),
    column('carrier', 'Carrier', 'MAEU', 'always'),
    column('kind', 'Kind', 'FAK', 'always'),
    /** Own unless it says otherwise. */
    column('source', 'Source', 'Own'),
    column('submission', 'Submission', ''),
    column('externalSource', 'External Source', ''),
    column('validFrom', 'Valid From', '2026-12-01', 'always'),
    column('validTo', 'Valid To', '2026-12-31', 'new'),
    column('transitDays', 'Transit Days', '28'),
    column('currency', 'Currency', 'USD', 'new'),
    column('price20gp', '20GP', '1160'),
    column('price40gp', '40GP', '1920'),
    column('price40hc', '40HC', '2000.50'),
    column('price45hc', '45HC', '2520'),
    column('lclPerCbm', 'LCL per CBM', '45.50'),
    column('lclMinimum', 'LCL Minimum', '91'),
    /** All of the rate: they take the place of those that it has. */
    column('localCharges', 'Local Charges', 'DTH EA EUR 210; Container release EA EUR 45.50'),
  ],
};

/** The columns of numbers that may have decimals, of whatever kind. */
export const NUMBER_COLUMNS: ReadonlySet<string> = new Set([
  ...['weight', 'volume', 'insuredValue', 'amount', 'paid'],
  ...['price20gp', 'price40gp', 'price40hc', 'price45hc', 'lclPerCbm', 'lclMinimum'],
]);

/**
 * `checking`: the file is read and compared, nothing is written. `checked`: its rows can be looked at, and imported.
 * `unreadable`: its check failed or was cancelled; `job` says which. `importing`: rows are written, some hundred at once.
 * `imported`: all that could be.
 * `stopped`: the import was cancelled or failed half-way; what was written stays, and importing again goes on.
 */
const IMPORT_STATES = ['checking', 'checked', 'unreadable', 'importing', 'imported', 'stopped'] as const;

/**
 * What becomes of a row: a new record, a changed one, nothing because the record is so already, nothing because
 * something is wrong with the row, or nothing because it is left out: the sheet hides it or strikes it out, or it is a title.
 */
export const ROW_OUTCOMES = ['create', 'change', 'same', 'wrong', 'leftOut'] as const;

/** The import of one file, which is kept as long as its `job`, and with it its rows. Times are ISO 8601, UTC. */
export const Import = v.object({
  id: v.string(),
  kind: v.picklist(IMPORT_KINDS),
  state: v.picklist(IMPORT_STATES),
  fileId: v.string(),
  fileName: v.string(),
  /** Of a text file, where somebody said it. */
  encoding: v.nullable(v.picklist(ENCODINGS)),
  /** Whether what the sheet hides and strikes out was checked with the rest. */
  takesHidden: v.nullish(v.boolean(), false),
  createdAt: v.string(),
  /** The name or email of whoever began it. */
  createdBy: v.string(),
  /**
   * The file's headings from left to right, as `headingText` of `shared/spreadsheet` writes them, and the id of the column
   * that each was taken for; null: left out, with `isHidden` because the sheet hides it. Of `listImports` none.
   */
  headings: v.array(
    v.object({ heading: v.string(), column: v.nullable(v.string()), isHidden: v.optional(v.boolean()) }),
  ),
  counts: v.object({
    create: v.number(),
    change: v.number(),
    same: v.number(),
    wrong: v.number(),
    leftOut: v.number(),
    /** How many rows were written so far. */
    written: v.number(),
  }),
  /** Of the rows that are left out: how many the sheet hides, and how many it strikes out. Null where no row is left out. */
  leftOut: v.nullish(v.object({ hidden: v.number(), struck: v.number() }), null),
  /** The check, or the import that follows it: its progress in rows, its failure. `cancelJob` stops it. */
  job: Job,
});
export type Import = v.InferOutput<typeof Import>;

/**
 * A row of a file as the check understood it; after an import, as it was written or refused. Of a column that
 * `isAdding`, `after` is what comes, divided by semicolons, and `before` null.
 */
export const ImportRow = v.object({
  /** In the file, from 1; titles may stand above the headings. */
  line: v.number(),
  reference: v.string(),
  /** The stored record that the row is about, of a milestone or container its shipment; null: none or several are meant. */
  recordId: v.nullish(v.number()),
  outcome: v.picklist(ROW_OUTCOMES),
  isWritten: v.boolean(),
  /** `field` is the id of a column; of a new record, all that the file has of it. */
  changes: v.array(AuditChange),
  /** What is wrong, in English; `reasons` say the same. `column` null: with the row as a whole. */
  problems: v.array(v.object({ column: v.nullable(v.string()), error: v.string(), reasons: SentReasons })),
});
export type ImportRow = v.InferOutput<typeof ImportRow>;

const Uuid = v.pipe(v.string(), v.uuid());
const Take = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 50);

/**
 * `startImport`: begins to check a file of `POST /api/files`; answers the {@link Import}. `columns` says what each of the
 * file's columns is, from left to right; without it the headings do. `locale` is the language of the user's system, which
 * old CSV files are written in, UTF-8 needs none; and whose decimal sign counts where the numbers of the file don't tell it.
 * `encoding` is that of a text file, where somebody says it.
 * `takesHidden` also takes the rows and columns that a workbook hides, and what it strikes out.
 */
export const StartImport = v.object({
  kind: v.picklist(IMPORT_KINDS),
  fileId: Uuid,
  columns: v.nullish(listOf(v.nullable(plainText(50)), MOST_IMPORT_COLUMNS)),
  locale: v.nullish(plainText(20), 'en'),
  encoding: v.nullish(v.picklist(ENCODINGS)),
  takesHidden: v.nullish(v.boolean(), false),
});

/** `getImport`, and `applyImport`, which writes the rows that aren't wrong; both answer the {@link Import}. */
export const OneImport = v.object({ id: Uuid });

/** `listImports`: newest first, without their headings; `before` is the id of the last one of the page before. */
export const ListImports = v.object({ before: v.nullish(Uuid), take: Take });
export const ImportsAnswer = v.object({ imports: v.array(Import), hasMore: v.boolean() });

/** `listImportRows`: by line; `after` is the last line of the page before. */
export const ListImportRows = v.object({
  id: Uuid,
  outcome: v.nullish(v.picklist(ROW_OUTCOMES)),
  after: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)), 0),
  take: Take,
});
export const ImportRowsAnswer = v.object({ rows: v.array(ImportRow), hasMore: v.boolean() });
