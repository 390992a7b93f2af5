import { requestKeys } from '../../../shared/client/request-keys.ts';
import { plain, reasonOf } from '../../../shared/record/alert.ts';
import { alertAtom, savingAtom } from '../../../shared/record/state.ts';
import type { EditorContext } from '../editor/editor-context.ts';
import * as state from '../editor/editor-state.ts';
import { staleAtom } from '../state.ts';
import { texts } from '../texts/index.ts';
import { loadCurrent, loadStored } from './load-current.ts';
import { send } from './send.ts';

/** What of the work on a list is done with the server: the save, and what is stored by now. */
export function createSaving(context: EditorContext) {
  const { element, list, reportError, locked } = context;
  const { store } = element;
  const withKey = requestKeys();
  /** Whether the server said what is stored now, not only that a save is done. */
  let isComplete = true;

  return {
    /** True when everything is saved. */
    async save(): Promise<boolean> {
      if (store.get(savingAtom)) return false;
      if (store.get(state.invalidAtom)) {
        store.set(state.refusedAtom, {});
        return false;
      }
      store.set(alertAtom, null);
      store.set(staleAtom, false);
      try {
        return await locked(async () => {
          const isAnswered = await send(context, withKey);
          if (isAnswered === undefined || !list.isOpen) return false;
          isComplete = isAnswered;
          return true;
        });
      } catch (error) {
        if (isStale(error)) {
          store.set(staleAtom, true);
          reportError(plain(texts('charges.error.stale')), error);
        } else {
          console.error('Unable to create charges', error);
          reportError({ ...plain(texts('charges.error.save')), detail: reasonOf(error) }, error);
        }
        return false;
      }
    },
    /** After a refused save: the current lines with the user's changes on top of them (D-19). */
    async loadCurrent(): Promise<void> {
      try {
        await loadCurrent(context);
      } catch (error) {
        reportError(plain(texts('charges.error.load')), error);
      }
    },
    async refresh(signal: AbortSignal): Promise<void> {
      if (isComplete) return;
      await loadStored(context, signal);
      isComplete = true;
    },
  };
}

/** 409: the revision isn't the stored one any more (D-19). */
const isStale = (error: unknown): boolean => (error as { status?: number }).status === 409;
