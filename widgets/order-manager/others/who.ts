import * as v from 'valibot';
import type { Client } from '../../../shared/client/client.ts';
import { AuditChange } from '../../../shared/contract/audit.ts';
import type { RecordRef } from '../record/record.ts';
import type { OthersChanges } from './changes.ts';

const Entries = v.object({
  allAuditEntry: v.object({
    results: v.array(
      v.object({ actor: v.string(), own: v.boolean(), createdAt: v.string(), changes: v.array(AuditChange) }),
    ),
  }),
});
type Entry = v.InferOutput<typeof Entries>['allAuditEntry']['results'][number];

/** Who changed a record, and when, in ISO 8601; `own`: the user, in another window or on another device. */
export type Who = Pick<Entry, 'actor' | 'own' | 'createdAt'>;

/** Among so many of the last entries of the record they are looked for. */
const NEWEST = 10;

const QUERY = `query allAuditEntry($where: JSON, $newest: JSON, $take: Int) {
  allAuditEntry(where: $where, sort: $newest, take: $take) { results { actor own createdAt changes } }
}`;

/** Who made these changes last; undefined where the caller may not read that, such as the holder of a link. */
export async function whoChanged(
  client: Client,
  { type, id }: RecordRef,
  changes: OthersChanges,
): Promise<Who | undefined> {
  if (!(await client.isOwn())) return undefined;
  const variables = {
    where: { recordType: { eq: type }, recordId: { eq: id } },
    newest: { field: 'createdAt', order: 'DESC' },
    take: NEWEST,
  };
  const { allAuditEntry } = await client.query(Entries, {
    name: 'allAuditEntry',
    query: QUERY,
    variables,
    signal: undefined,
  });
  return allAuditEntry.results.find((entry) => entry.changes.some((change) => isOf(changes, change)));
}

function isOf({ added, removed, styled }: OthersChanges, { field, of, before, after }: AuditChange): boolean {
  if (field === 'styleNumbers') return styled.some(({ label }) => label === of);
  if (field !== 'purchaseOrder') return false;
  return added.some(({ label }) => label === after) || removed.some(({ label }) => label === before);
}
