import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { idleWriter } from '../../../../shared/draft/idle-writer.ts';
import { useStable } from '../../../../shared/ui/hooks/use-stable.ts';
import type { Viewer } from '../../../lists/definition.ts';
import { InvoiceDraft } from './draft.ts';

/** Of one person in one company and of one invoice, or of a new one for a shipment. */
export const draftKey = ({ userId, companyId }: Viewer, of: string): string =>
  `fp-invoice-draft:${userId ?? ''}:${companyId ?? ''}:${of}`;

function stored(key: string): InvoiceDraft | undefined {
  try {
    const text = localStorage.getItem(key);
    const parsed = text === null ? undefined : v.safeParse(InvoiceDraft, JSON.parse(text));
    return parsed?.success ? parsed.output : undefined;
  } catch {
    // The device keeps nothing, or something that can't be read: the form begins as it would without it.
    return undefined;
  }
}

function keep(key: string, draft: InvoiceDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    console.warn('[portal] The device keeps no draft of the invoice.');
  }
}

/**
 * The entries of an invoice over those that it begins with. What differs is kept on the device while it is typed, and found again
 * by the next visit, until it is saved or discarded.
 */
export function useKeptDraft(key: string, initial: InvoiceDraft) {
  const [restored] = useState(() => stored(key));
  const [isRestored, setRestored] = useState(restored !== undefined);
  const [draft, setDraft] = useState(restored ?? initial);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(initial);
  const write = useStable(() => keep(key, isDirty ? draft : undefined));
  const [writer] = useState(() => idleWriter(() => write()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry is kept
  useEffect(() => writer.schedule(), [writer, draft]);
  useEffect(() => () => writer.flush(), [writer]);
  const clear = () => {
    keep(key, undefined);
    setDraft(initial);
    setRestored(false);
  };
  return { draft, setDraft, isDirty, isRestored, clear };
}
