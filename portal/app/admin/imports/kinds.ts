import {
  IMPORT_COLUMNS,
  IMPORT_KINDS,
  type ImportColumn,
  type ImportKind,
  type ImportRow,
} from '../../../../shared/contract/imports.ts';
import { COMPANY_TYPES } from '../../../../shared/contract/managed-companies.ts';
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
import { pageOf } from '../../../lists/definitions/record-pages.ts';
import { managedCompanyPath } from '../../routes/record-path.ts';
import type { TextId } from './texts/index.ts';

/** Names of the kinds, and the sentence about each. */
export const KIND_NAMES: Readonly<Record<ImportKind, TextId>> = {
  companies: 'imports.kind.companies',
  purchaseOrders: 'imports.kind.purchaseOrders',
  bookings: 'imports.kind.bookings',
  shipments: 'imports.kind.shipments',
  quotes: 'imports.kind.quotes',
  manifests: 'imports.kind.manifests',
  milestones: 'imports.kind.milestones',
  containers: 'imports.kind.containers',
  invoices: 'imports.kind.invoices',
  airports: 'imports.kind.airports',
  sailings: 'imports.kind.sailings',
  flights: 'imports.kind.flights',
  baseRates: 'imports.kind.baseRates',
};

/** The list where what was imported is found. */
export const LISTS: Readonly<Record<ImportKind, string>> = {
  companies: '/admin/companies',
  purchaseOrders: '/purchase-order',
  bookings: '/booking',
  shipments: '/shipments',
  quotes: '/quotes',
  manifests: '/manifest',
  milestones: '/shipments',
  containers: '/shipments',
  invoices: '/invoices',
  airports: '/locations?view=airports',
  sailings: '/schedule',
  flights: '/schedule?view=flights',
  baseRates: '/admin/base-rates',
};

/** The kinds whose reference names one record that their list's search finds by it alone. */
const FOUND_BY_REFERENCE: readonly ImportKind[] = [
  'companies',
  'purchaseOrders',
  'bookings',
  'shipments',
  'quotes',
  'manifests',
  'invoices',
];

/** Where one record of a kind is shown. */
const PAGES: Readonly<Partial<Record<ImportKind, (id: number) => string>>> = {
  companies: managedCompanyPath,
  purchaseOrders: pageOf.order,
  bookings: pageOf.booking,
  shipments: pageOf.shipment,
  quotes: pageOf.quote,
  manifests: pageOf.manifest,
  milestones: pageOf.shipment,
  containers: pageOf.shipment,
  invoices: pageOf.invoice,
  airports: pageOf.airport,
};

/** The record of a row, else the list with all that its reference finds; undefined where none is found by that. */
export function recordIn(kind: ImportKind, { recordId, reference }: ImportRow): string | undefined {
  if (typeof recordId === 'number') return PAGES[kind]?.(recordId);
  return reference && FOUND_BY_REFERENCE.includes(kind)
    ? `${LISTS[kind]}?${new URLSearchParams({ search: reference })}`
    : undefined;
}

/** The kind that an address names; companies come first in an empty installation. */
export const kindIn = (name: string | undefined): ImportKind =>
  IMPORT_KINDS.find((kind) => kind === name) ?? 'companies';

export const importPath = (id: string): string => `/admin/imports/${encodeURIComponent(id)}`;

const columnOf = (kind: ImportKind, id: string): ImportColumn | undefined =>
  IMPORT_COLUMNS[kind].find((column) => column.id === id);

/** The heading of a column; one that is unknown here stands for itself. */
export const headingOf = (kind: ImportKind, id: string): string => columnOf(kind, id)?.heading ?? id;

export const isAdding = (kind: ImportKind, id: string): boolean => columnOf(kind, id)?.isAdding === true;

/** The words that a cell of a closed list may have, as they stand in the file whatever the page's language. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  type: COMPANY_TYPES,
  mode: RECORD_MODES,
  containerType: QUOTE_CONTAINERS,
  event: MILESTONE_EVENTS,
  kind: RATE_KINDS,
  source: RATE_SOURCES,
  'bookings.status': BOOKING_STATUSES,
  'shipments.status': SHIPMENT_STATUSES,
  'quotes.status': QUOTE_STATUSES,
  'manifests.status': MANIFEST_STATUSES,
};

export const wordsOf = (kind: ImportKind, { id }: ImportColumn): readonly string[] | undefined =>
  WORDS[`${kind}.${id}`] ?? WORDS[id];
