import type { LocationKind } from '../../../shared/contract/locations.ts';
import { MANAGED_TYPES } from '../../../shared/contract/managed-companies.ts';
import { creditNotePage } from '../../lists/definitions/record-pages.ts';
import type { Viewer } from '../menu.ts';

/** A record as the audit log and the search name it. */
export interface RecordRef {
  type: string;
  id: number;
  reference: string | null;
  /** Feature of the charges of a quote or manifest, where the charges are meant rather than the record. */
  feature?: string | null;
  /** Entity type of a company; email of a person who goes by another name. */
  detail?: string | null;
  /** Of a credit note. */
  invoiceId?: number | null | undefined;
  /** Of a location: none of one that is gone. */
  locationKind?: LocationKind | null | undefined;
}

const search = (list: string, reference: string | null) =>
  reference === null ? list : `${list}?search=${encodeURIComponent(reference)}`;

/** The list that has the locations of a kind. */
const LOCATION_VIEWS: Readonly<Record<LocationKind, string>> = { Own: 'addresses', Partner: 'partners' };

/** Where an admin manages a company. */
export const managedCompanyPath = (id: number) => `/admin/companies?company=${id}`;

/** The path of a record's page for this viewer, or of the list that shows it; undefined where there is neither. */
export function recordPath(
  record: RecordRef,
  viewer: Pick<Viewer, 'isAdmin' | 'isAgent'>,
): string | undefined {
  const { type, id, reference } = record;
  switch (type) {
    case 'booking':
    case 'carrierReference':
      return `/booking/${id}`;
    case 'shipment':
    case 'container':
    case 'transportDocument':
      return `/shipments/${id}`;
    case 'quote':
      return chargesPath(record, viewer) ?? `/quotes/${id}`;
    case 'manifest':
      return chargesPath(record, viewer) ?? `/manifest/${id}`;
    case 'purchaseOrder':
      return `/purchase-order/${id}`;
    case 'styleNumber':
      return search('/purchase-order', reference);
    case 'invoice':
      return `/invoices/${id}`;
    case 'creditNote':
      return record.invoiceId ? creditNotePage(record.invoiceId, id) : undefined;
    case 'rateSheet':
      return `/rate-sheet/${id}`;
    case 'submission':
      return `/air-rate/?record_id=${id}`;
    case 'company':
      return companyPath(record, viewer);
    case 'entity':
      return viewer.isAdmin ? managedCompanyPath(id) : '/user-profile/account-information';
    case 'location':
      return record.locationKind
        ? `/locations?view=${LOCATION_VIEWS[record.locationKind]}&record=${id}`
        : undefined;
    case 'port':
      return `/locations?view=ports&record=${id}`;
    case 'sailing':
      return `/schedule?record=${id}`;
    case 'flight':
      return `/schedule?view=flights&record=${id}`;
    case 'airport':
      return `/locations?view=airports&record=${id}`;
    case 'webUser':
      return accountPath(record, viewer);
    default:
      return undefined;
  }
}

/** Nobody but an admin sees another account than their own; 0 is none that there is. */
function accountPath({ id, reference, detail }: RecordRef, { isAdmin }: Pick<Viewer, 'isAdmin'>) {
  if (id === 0) return undefined;
  return isAdmin && reference !== null
    ? search('/admin/accounts', detail ?? reference)
    : '/user-profile/personal-information';
}

/** CHG-04: where charges are meant, for agents and the provider's staff, who alone have a page for them. */
function chargesPath({ id, feature }: RecordRef, { isAdmin, isAgent }: Pick<Viewer, 'isAdmin' | 'isAgent'>) {
  if (!feature || (!isAdmin && !isAgent)) return undefined;
  return `/booking-charges/${feature}/?record_id=${id}&role=${isAdmin ? 'admin' : 'agent'}`;
}

function companyPath(
  { id, detail, reference }: RecordRef,
  { isAdmin }: Pick<Viewer, 'isAdmin'>,
): string | undefined {
  if (isAdmin && MANAGED_TYPES.some((type) => type === detail)) return managedCompanyPath(id);
  if (detail === 'Agent') return search('/agent', reference);
  if (detail === 'Supplier') return search('/supplier', reference);
  return undefined;
}
