import * as v from 'valibot';
import { AuditChange } from '../../../../shared/contract/audit.ts';
import { client } from '../../client/client.ts';

/** A record by its type in the audit log. */
export interface ChangedRecord {
  type:
    | 'booking'
    | 'shipment'
    | 'quote'
    | 'manifest'
    | 'purchaseOrder'
    | 'invoice'
    | 'location'
    | 'entity'
    | 'webUser';
  id: number;
  /** What is saved apart from the record, and stands among its entries: the mark-ups of a company, or the document of a name. */
  part?: 'markups' | { document: string };
}

const Entries = v.object({
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
const OF_MARKUPS = ['saveMarkups'];
/** Much else is recorded of a company, such as its invitations. */
const OF_COMPANY = ['changeCompany', 'saveCompany'];
/** And of an account, such as its sign-ins. */
const OF_ACCOUNT = [
  ...['saveProfile', 'changeAccount', 'setAccountRole', 'setAccountCompany'],
  ...['closeAccount', 'reopenAccount', 'acceptInvite'],
];

function actionsOf({ type, part }: ChangedRecord): { in: string[] } | { nin: string[] } {
  if (part === 'markups') return { in: OF_MARKUPS };
  if (part) return { in: OF_DOCUMENTS };
  if (type === 'webUser') return { in: OF_ACCOUNT };
  return type === 'entity' ? { in: OF_COMPANY } : { nin: OF_DOCUMENTS };
}

/** Among so many of the last entries of all its documents, the one of a document is looked for. */
const DOCUMENTS_AT_MOST = 20;

const isAbout =
  (name: string) =>
  ({ changes }: LastChange): boolean =>
    changes.some((change) => [change.of, change.before, change.after].includes(name));

/** Longest wait for a name: that somebody else has saved is said without it, too. */
const PATIENCE = 3_000;

/** The last change of a record, as far as the audit log tells it to the viewer. */
export async function lastChangeOf(record: ChangedRecord): Promise<LastChange | undefined> {
  const { type, id, part } = record;
  const document = typeof part === 'object' ? part.document : undefined;
  try {
    const { found } = await client.query(Entries, {
      name: 'lastChange',
      query: `query lastChange($where: JSON, $newest: JSON, $take: Int) {
        found: allAuditEntry(where: $where, sort: $newest, take: $take) { results { actor own createdAt changes } }
      }`,
      variables: {
        where: { recordType: { eq: type }, recordId: { eq: id }, action: actionsOf(record) },
        newest: { field: 'createdAt', order: 'DESC' },
        take: document === undefined ? 1 : DOCUMENTS_AT_MOST,
      },
      signal: AbortSignal.timeout(PATIENCE),
    });
    return document === undefined ? found.results[0] : found.results.find(isAbout(document));
  } catch {
    return undefined;
  }
}
