import { requestKeys } from '../../shared/client/request-keys.ts';
import { plain, reasonOf } from '../../shared/record/alert.ts';
import { alertAtom, savingAtom } from '../../shared/record/state.ts';
import type { Bench } from './bench.ts';
import { loadCurrent, loadStored } from './current.ts';
import { send } from './sending.ts';
import { staleAtom } from './state.ts';
import { texts } from './texts/index.ts';
import * as work from './work-state.ts';

/** What of the work on a list is done with the server: the save, and what is stored by now. */
export function createSaving(bench: Bench) {
  const { desk, board, fail, locked } = bench;
  const { store } = desk;
  const withKey = requestKeys();
  /** Whether the server said what is stored now, not only that a save is done. */
  let isComplete = true;

  return {
    /** True when everything is saved. */
    async save(): Promise<boolean> {
      if (store.get(savingAtom)) return false;
      if (store.get(work.invalidAtom)) {
        store.set(work.refusedAtom, {});
        return false;
      }
      store.set(alertAtom, null);
      store.set(staleAtom, false);
      try {
        return await locked(async () => {
          const isAnswered = await send(bench, withKey);
          if (isAnswered === undefined || !board.isOpen) return false;
          isComplete = isAnswered;
          return true;
        });
      } catch (error) {
        if (isStale(error)) {
          store.set(staleAtom, true);
          fail(plain(texts('charges.error.stale')), error);
        } else {
          console.error('Unable to create charges', error);
          fail({ ...plain(texts('charges.error.save')), detail: reasonOf(error) }, error);
        }
        return false;
      }
    },
    /** After a refused save: the current lines with the user's changes on top of them (D-19). */
    async loadCurrent(): Promise<void> {
      try {
        await loadCurrent(bench);
      } catch (error) {
        fail(plain(texts('charges.error.load')), error);
      }
    },
    async refresh(signal: AbortSignal): Promise<void> {
      if (isComplete) return;
      await loadStored(bench, signal);
      isComplete = true;
    },
  };
}

/** 409: the revision isn't the stored one any more (D-19). */
const isStale = (error: unknown): boolean => (error as { status?: number }).status === 409;
