import type { AuditChange } from '../../../../shared/contract/audit.ts';

/** What the audit log tells of two states of one thing; an empty text is none. */
export function changesBetween<T extends object>(before: T, after: T): AuditChange[] {
  return (Object.keys(after) as (keyof T & string)[]).flatMap((field) => {
    const [old, now] = [shown(before[field]), shown(after[field])];
    return old === now ? [] : [{ field, before: old, after: now }];
  });
}

const shown = (value: unknown): AuditChange['before'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value || null : null;
