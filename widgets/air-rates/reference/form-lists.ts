import type { Host } from '../../../shared/element/host.ts';
import { codeOf, readFailure, warning } from '../../../shared/record/message.ts';
import { reportError } from '../../../shared/record/report.ts';
import { recordState } from '../state/element-state.ts';
import type { Form } from '../state/form.ts';
import { listsLoadingAtom, referenceAtom } from '../state/form-state.ts';
import { texts } from '../texts/index.ts';
import { NO_REFERENCE } from './air-reference.ts';
import { createReferenceLoader } from './load-reference.ts';

interface Context {
  readonly host: Pick<Host, 'client' | 'store' | 'emit'>;
  readonly form: Form;
  isOpen(): boolean;
}

/** The lists that the form's cells are chosen from, and what is said where they can't be had (REF-25). */
interface FormLists {
  load(): Promise<boolean>;
  /** Loads them where they could not be had before. */
  loadAgain(): void;
  /** The user begins to work: from now on a missing right is told. */
  need(): void;
  /** Loads them where they aren't there; false where that failed, as a message says. */
  ensure(): Promise<boolean>;
}

const REFUSALS = new Set(['unauthorized', 'forbidden']);

export function createFormLists({ host, form, isOpen }: Context): FormLists {
  const { store, client } = host;
  const { messageAtom } = recordState;
  let isNeeded = false;
  let refused: (() => void) | undefined;

  const loader = createReferenceLoader(client, {
    onLoaded(reference) {
      if (!isOpen()) return;
      store.set(referenceAtom, reference);
      form.normalizeAgain();
    },
    onFailed(list, error) {
      // D-59
      console.error(`The list "${list}" of the air rates could not be loaded.`, error);
      const retry = () => {
        store.set(messageAtom, null);
        void load();
      };
      const tell = () => {
        const message = { ...readFailure(warning(texts(`air.error.list.${list}`)), error), retry };
        if (isOpen()) reportError({ host, messageAtom }, message, error);
      };
      // Who has no right yet may still look at the form and leave.
      if (isNeeded || !REFUSALS.has(codeOf(error))) tell();
      else refused = tell;
    },
  });
  const load = async () => {
    store.set(listsLoadingAtom, true);
    const isWhole = await loader.load();
    if (isOpen()) store.set(listsLoadingAtom, false);
    return isWhole;
  };
  const need = () => {
    isNeeded = true;
    refused?.();
    refused = undefined;
  };

  return {
    load,
    loadAgain() {
      if (store.get(referenceAtom) === NO_REFERENCE) void load();
    },
    need,
    async ensure() {
      need();
      return store.get(referenceAtom) !== NO_REFERENCE || load();
    },
  };
}
