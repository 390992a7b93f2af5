import { success } from '../../../shared/record/alert.ts';
import { alertAtom, savingAtom } from '../../../shared/record/state.ts';
import { loadCharges } from '../api.ts';
import type { EditorContext } from '../editor/editor-context.ts';
import { mergeOf } from '../lines/merge-by-rules.ts';
import { staleAtom } from '../state.ts';
import { texts } from '../texts/index.ts';

/** After a refused save: the current lines with the user's changes on top of them (D-19). */
export async function loadCurrent(context: EditorContext): Promise<void> {
  const { element, record, list, locked } = context;
  const { store, client } = element;
  if (store.get(savingAtom)) return;
  await locked(async () => {
    const answer = await loadCharges(client, record);
    if (!list.isOpen) return;
    list.showMerged(answer, (stored) => mergeOf(context)(list.grid().rows, stored));
    store.set(staleAtom, false);
    store.set(alertAtom, success(texts('charges.merged')));
  });
}

/** What is stored now, in the place of what is on the screen. */
export async function loadStored(
  { element, record, list, locked }: EditorContext,
  signal: AbortSignal,
): Promise<void> {
  await locked(async () => {
    const answer = await loadCharges(element.client, record, signal);
    const keys = list.grid().rows.map(({ key }) => key);
    if (list.isOpen) list.show(answer, keys);
  });
}
