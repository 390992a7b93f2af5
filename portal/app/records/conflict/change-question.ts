import * as v from 'valibot';
import { AuditChange } from '../../../../shared/contract/audit.ts';

/** A record by its type in the audit log. */
export interface ChangedRecord {
  type:
    | 'booking'
    | 'shipment'
    | 'quote'
    | 'manifest'
    | 'sailing'
    | 'flight'
    | 'purchaseOrder'
    | 'invoice'
    | 'location'
    | 'entity'
    | 'webUser';
  id: number;
  /**
   * What is saved apart from the record, and stands among its entries: the mark-ups of a company, the document of a name, or
   * the delivery of a moment.
   */
  part?: 'markups' | { document: string } | { delivery: string };
}

export const Entries = v.object({
  found: v.object({
    results: v.array(
      v.object({ actor: v.string(), own: v.boolean(), createdAt: v.string(), changes: v.array(AuditChange) }),
    ),
  }),
});

/** Who has changed a record last, and when. */
export type LastChange = v.InferOutput<typeof Entries>['found']['results'][number];

/** They hang on a record without changing it. */
const OF_DOCUMENTS = ['addDocument', 'changeDocument', 'removeDocument', 'restoreDocument'];
const OF_LINKS = ['giveLink', 'revokeLink'];
/** A delivery has a revision of its own. */
const OF_DELIVERIES = ['planDelivery', 'setDeliveryStatus', 'cancelDelivery'];
const OF_MARKUPS = ['saveMarkups'];
/** Much else is recorded of a company, such as its invitations; a supplier that is new to an order becomes one of the purchaser's. */
const OF_COMPANY = ['changeCompany', 'saveCompany', 'saveOrderSupplier', 'applyImport'];
/** And of an account, such as its sign-ins. */
const OF_ACCOUNT = [
  ...['saveProfile', 'changeAccount', 'setAccountRole', 'setAccountCompany'],
  ...['closeAccount', 'closeAccounts', 'acceptInvite'],
];

function actionsOf({ type, part }: ChangedRecord): { in: string[] } | { nin: string[] } {
  if (part === 'markups') return { in: OF_MARKUPS };
  if (part && 'document' in part) return { in: OF_DOCUMENTS };
  const apart = [...OF_DOCUMENTS, ...OF_LINKS];
  // What happens to a shipment may change its deliveries, too.
  if (part) return { nin: apart };
  if (type === 'webUser') return { in: OF_ACCOUNT };
  return type === 'entity' ? { in: OF_COMPANY } : { nin: [...apart, ...OF_DELIVERIES] };
}

/** Among so many of the last entries of a record, the one of a part of it is looked for. */
const PARTS_AT_MOST = 20;

/** What the data API is asked for the last change of a record. */
export const questionOf = (record: ChangedRecord) => ({
  name: 'lastChange',
  query: `query lastChange($where: JSON, $newest: JSON, $take: Int) {
    found: allAuditEntry(where: $where, sort: $newest, take: $take) { results { actor own createdAt changes } }
  }`,
  variables: {
    where: { recordType: { eq: record.type }, recordId: { eq: record.id }, action: actionsOf(record) },
    newest: { field: 'createdAt', order: 'DESC' },
    take: typeof record.part === 'object' ? PARTS_AT_MOST : 1,
  },
});

/** The last change of the record among the entries that were answered, the newest first. */
export function lastChangeIn(
  { part }: ChangedRecord,
  entries: readonly LastChange[],
): LastChange | undefined {
  if (typeof part !== 'object') return entries[0];
  return 'document' in part ? lastOf(part.document, entries) : lastOf(part.delivery, entries);
}

/** The last change of what was called so at first, and maybe otherwise since. */
function lastOf(name: string, entries: readonly LastChange[]): LastChange | undefined {
  const names = new Set<unknown>([name]);
  let last: LastChange | undefined;
  for (const entry of [...entries].reverse())
    for (const { of, before, after } of entry.changes)
      if ([of, before, after].some((value) => names.has(value))) {
        last = entry;
        if (of === undefined && after !== null) names.add(after);
      }
  return last;
}
