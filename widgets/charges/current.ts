import { success } from '../../shared/record/alert.ts';
import { alertAtom, savingAtom } from '../../shared/record/state.ts';
import { loadCharges } from './api.ts';
import type { Bench } from './bench.ts';
import { mergeOf } from './merging.ts';
import { staleAtom } from './state.ts';
import { texts } from './texts/index.ts';

/** After a refused save: the current lines with the user's changes on top of them (D-19). */
export async function loadCurrent(bench: Bench): Promise<void> {
  const { desk, record, board, locked } = bench;
  const { store, client } = desk;
  if (store.get(savingAtom)) return;
  await locked(async () => {
    const answer = await loadCharges(client, record);
    if (!board.isOpen) return;
    board.showMerged(answer, (stored) => mergeOf(bench)(board.grid().rows, stored));
    store.set(staleAtom, false);
    store.set(alertAtom, success(texts('charges.merged')));
  });
}

/** What is stored now, in the place of what is on the screen. */
export async function loadStored({ desk, record, board, locked }: Bench, signal: AbortSignal): Promise<void> {
  await locked(async () => {
    const answer = await loadCharges(desk.client, record, signal);
    const keys = board.grid().rows.map(({ key }) => key);
    if (board.isOpen) board.show(answer, keys);
  });
}
