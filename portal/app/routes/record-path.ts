import type { Viewer } from '../menu.ts';

/** A record as the audit log and the search name it. */
export interface RecordRef {
  type: string;
  id: number;
  reference: string | null;
  /** Feature of the charges of a quote or manifest. */
  feature?: string | null;
  /** Entity type of a company. */
  detail?: string | null;
}

const search = (list: string, reference: string | null) =>
  reference === null ? list : `${list}?search=${encodeURIComponent(reference)}`;

/** The path of a record's page for this viewer, or of the list that shows it; undefined where there is neither. */
export function recordPath(
  record: RecordRef,
  viewer: Pick<Viewer, 'isAdmin' | 'isAgent'>,
): string | undefined {
  const { type, id, reference } = record;
  switch (type) {
    case 'booking':
      return `/booking/${id}`;
    case 'shipment':
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
    case 'rateSheet':
      return '/rate-sheet';
    case 'company':
      return companyPath(record);
    case 'entity':
      return '/user-profile/account-information';
    case 'webUser':
      return accountPath(record, viewer);
    default:
      return undefined;
  }
}

/** Nobody but an admin sees another account than their own; 0 is none that there is. */
function accountPath({ id, reference }: RecordRef, { isAdmin }: Pick<Viewer, 'isAdmin'>) {
  if (id === 0) return undefined;
  return isAdmin && reference !== null
    ? search('/admin/accounts', reference)
    : '/user-profile/personal-information';
}

/** CHG-04: only agents and the provider's staff have a page for charges. */
function chargesPath(
  { type, id, feature }: RecordRef,
  { isAdmin, isAgent }: Pick<Viewer, 'isAdmin' | 'isAgent'>,
) {
  if (!isAdmin && !isAgent) return undefined;
  const charges = type === 'manifest' ? 'manifests_charges' : (feature ?? 'freight_charges');
  return `/booking-charges/${charges}/?record_id=${id}&role=${isAdmin ? 'admin' : 'agent'}`;
}

function companyPath({ detail, reference }: RecordRef): string | undefined {
  if (detail === 'Agent') return search('/agent', reference);
  if (detail === 'Supplier') return search('/supplier', reference);
  return undefined;
}
