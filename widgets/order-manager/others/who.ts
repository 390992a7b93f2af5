import * as v from 'valibot';
import { actorName } from '../../../shared/audit/actor-name.ts';
import type { Client } from '../../../shared/client/client.ts';
import { AuditChange } from '../../../shared/contract/audit.ts';
import type { Text } from '../../../shared/i18n/define-texts.ts';
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

/** Who changed a record, and when last, in ISO 8601; `own`: the user alone, in another window or on another device. */
export interface Who extends Pick<Entry, 'own' | 'createdAt'> {
  readonly actors: readonly (string | Text)[];
}

/** Among so many of the last entries of the record they are looked for. */
const NEWEST = 10;

const QUERY = `query allAuditEntry($where: JSON, $newest: JSON, $take: Int) {
  allAuditEntry(where: $where, sort: $newest, take: $take) { results { actor own createdAt changes } }
}`;

/** Who made these changes, each the last time; undefined where the caller may not read that, such as the holder of a link. */
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
  const open = new Set(keysOf(changes));
  const made = allAuditEntry.results.filter(({ changes: told }) => {
    const explained = told.map(keyOf).filter((key) => open.delete(key));
    return explained.length > 0;
  });
  const [last] = made;
  if (!last) return undefined;
  const actors = [...new Set(made.map(({ actor }) => actor))].map(actorName);
  return { actors, own: actors.length === 1 && last.own, createdAt: last.createdAt };
}

/** Each change by what it did to which order. */
const keysOf = ({ added, removed, styled }: OthersChanges): string[] => [
  ...added.map(({ label }) => `added ${label}`),
  ...removed.map(({ label }) => `removed ${label}`),
  ...styled.map(({ label }) => `styled ${label}`),
];

function keyOf({ field, of, before, after }: AuditChange): string {
  if (field === 'styleNumbers') return `styled ${of}`;
  if (field !== 'purchaseOrder') return '';
  return (after ?? null) === null ? `removed ${before}` : `added ${after}`;
}
