import { atom } from 'jotai';
import { useState } from 'react';
import { useHost } from '../../../shared/element/host.ts';
import { type Message, success, warningWithContact } from '../../../shared/record/message.ts';
import { reportError } from '../../../shared/record/report.ts';
import { summary } from '../comboboxes/adding.ts';
import { failureReason } from '../comboboxes/split-input.ts';
import type { OrderEditor } from '../record/editor.ts';
import { stepOfAdding } from '../undo/undo-adding.ts';
import { addPasted } from './add-pasted.ts';
import type { Result } from './pasted.ts';
import type { Pasting } from './pasting.ts';
import type { OrderToAdd } from './plan.ts';
import { texts } from './texts/index.ts';

/** The message of the preview, beside that of the record. */
export const messageAtom = atom<Message | null>(null);

/** Adds what the preview shows. What was added stays, and what failed is tried again under its first key. */
export function useAdding(editor: OrderEditor, pasting: Pasting) {
  const host = useHost();
  const [progress, setProgress] = useState<{ done: number; total: number }>();

  /** Whether all of them were added; else a message says so. */
  const add = async (toAdd: readonly OrderToAdd[]): Promise<boolean> => {
    const { context, ownerId } = editor;
    if (progress || ownerId === null) return false;
    host.store.set(messageAtom, null);
    setProgress({ done: 0, total: toAdd.length });
    const onResult = (key: string, result: Result) =>
      pasting.change((pasted) => ({ ...pasted, results: { ...pasted.results, [key]: result } }));
    const { failures, ...added } = await addPasted(context, ownerId, toAdd, {
      onResult,
      onDone: (done) => setProgress({ done, total: toAdd.length }),
    });
    setProgress(undefined);
    const step = stepOfAdding(context, added);
    if (step) context.remember(step);
    const [first] = failures;
    if (first) {
      const alike = failures.filter(({ id }) => id === first.id);
      const message = warningWithContact(texts(first.id), failureReason(alike));
      reportError({ host, messageAtom }, message, first.error);
      return false;
    }
    const { linked, created, styled } = added;
    // Orders that existed have brought theirs (PO-31).
    const styles = [...styled.values(), ...linked.map((order) => order.styles)].reduce(
      (sum, some) => sum + some.length,
      0,
    );
    context.report(
      styles === 0
        ? summary(linked.length - created.length, created.length, 0)
        : success(texts('preview.done', { orders: linked.length, styles })),
    );
    return true;
  };
  return { add, progress };
}
