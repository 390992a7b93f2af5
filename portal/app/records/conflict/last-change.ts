import * as v from 'valibot';
import { client } from '../../client/client.ts';

/** A record by its type in the audit log. */
export interface ChangedRecord {
  type: 'booking' | 'shipment' | 'quote' | 'purchaseOrder' | 'invoice' | 'location';
  id: number;
}

const Entries = v.object({
  found: v.object({
    results: v.array(v.object({ actor: v.string(), own: v.boolean(), createdAt: v.string() })),
  }),
});

/** Who has changed a record last, and when. */
export type LastChange = v.InferOutput<typeof Entries>['found']['results'][number];

/** They hang on a record without changing it. */
const OF_DOCUMENTS = ['addDocument', 'changeDocument', 'removeDocument', 'restoreDocument'];

/** Longest wait for a name: that somebody else has saved is said without it, too. */
const PATIENCE = 3_000;

/** The last change of a record, as far as the audit log tells it to the viewer. */
export async function lastChangeOf({ type, id }: ChangedRecord): Promise<LastChange | undefined> {
  try {
    const { found } = await client.query(Entries, {
      name: 'lastChange',
      query: `query lastChange($where: JSON, $newest: JSON) {
        found: allAuditEntry(where: $where, sort: $newest, take: 1) { results { actor own createdAt } }
      }`,
      variables: {
        where: { recordType: { eq: type }, recordId: { eq: id }, action: { nin: OF_DOCUMENTS } },
        newest: { field: 'createdAt', order: 'DESC' },
      },
      signal: AbortSignal.timeout(PATIENCE),
    });
    return found.results[0];
  } catch {
    return undefined;
  }
}
