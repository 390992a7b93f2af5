import { plain, success } from '../../shared/record/alert.ts';
import { alertAtom, savingAtom } from '../../shared/record/state.ts';
import { loadCharges } from './api.ts';
import type { Bench } from './bench.ts';
import type { ChargeRow } from './rows.ts';
import { staleAtom } from './state.ts';

/** Rows of the user on top of those that are stored. */
type Merged = (mine: readonly ChargeRow[], theirs: readonly ChargeRow[]) => ChargeRow[];

/** Brings the code that merges, which only few ever need. */
export async function loadMerge({ board, sent }: Bench): Promise<Merged> {
  const { merge } = await import('./merge.ts');
  const asEntered = ({ stored, cells }: ChargeRow) => (stored ? board.copyOf(stored.line).cells : cells);
  return (mine, theirs) => {
    const { rules, catalogue } = board.sheet;
    const { columns } = rules;
    return merge(mine, theirs, { columns, catalogue, asEntered, sent: (key) => sent.get(key) ?? [] });
  };
}

/** After a refused save: the current lines with the user's changes on top of them (D-19). */
export async function loadCurrent(bench: Bench): Promise<void> {
  const { desk, record, board, fail, locked } = bench;
  const { store, client } = desk;
  if (store.get(savingAtom)) return;
  try {
    await locked(async () => {
      const [answer, merged] = await Promise.all([loadCharges(client, record), loadMerge(bench)]);
      if (!board.isOpen) return;
      board.showMerged(answer, (stored) => merged(board.grid().rows, stored));
      store.set(staleAtom, false);
      store.set(alertAtom, success({ id: 'charges.merged' }));
    });
  } catch (error) {
    fail(plain('charges.error.load'), error);
  }
}

/** What is stored now, in the place of what is on the screen. */
export async function loadStored({ desk, record, board, locked }: Bench, signal: AbortSignal): Promise<void> {
  await locked(async () => {
    const answer = await loadCharges(desk.client, record, signal);
    const keys = board.grid().rows.map(({ key }) => key);
    if (board.isOpen) board.show(answer, keys);
  });
}
