import type { AuditChange } from '../../../../shared/contract/audit.ts';
import type { AuditRecord } from '../../audit/write-audit.ts';
import { hiddenFrom, type StoredDocument } from './document-rows.ts';

type Audited = Pick<StoredDocument, 'id' | 'record' | 'name' | 'type' | 'visibility'>;

/** It is there since, for those who see it. */
export const addedDocument = (document: Audited): AuditRecord =>
  entryOf(document, null, document, [
    { field: 'document', of: document.type, before: null, after: document.name },
  ]);

export const removedDocument = (document: Audited): AuditRecord =>
  entryOf(document, document, {}, [
    { field: 'document', of: document.type, before: document.name, after: null },
  ]);

/** For those who see it from now on. */
export function changedDocument(before: Audited, after: Audited): AuditRecord {
  const change = (field: string, old: string, now: string): AuditChange[] =>
    old === now ? [] : [{ field, of: after.name, before: old, after: now }];
  return entryOf(after, before, after, [
    ...change('documentType', before.type, after.type),
    ...change('documentVisibility', before.visibility, after.visibility),
  ]);
}

const entryOf = (
  { record, ...document }: Audited,
  before: object | null,
  after: object,
  changes: readonly AuditChange[],
): AuditRecord => ({
  recordType: record.type,
  recordId: record.id,
  before: before && { document: before },
  after: { document: after },
  changes,
  hiddenFrom: hiddenFrom(document),
});
