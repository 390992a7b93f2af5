import type { AuditChange } from '../../../shared/contract/audit.ts';

/** The changed fields of two states of one record, for the audit log; an empty text counts as null. */
export function changesBetween<T extends object>(before: T, after: T): AuditChange[] {
  return (Object.keys(after) as (keyof T & string)[]).flatMap((field) => {
    const [old, now] = [shown(before[field]), shown(after[field])];
    return old === now ? [] : [{ field, before: old, after: now }];
  });
}

const shown = (value: unknown): AuditChange['before'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value || null : null;
