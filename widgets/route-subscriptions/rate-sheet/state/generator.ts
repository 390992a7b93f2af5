import type { Host } from '../../../../shared/element/host.ts';
import { localeAtom } from '../../../../shared/i18n/use-text.ts';
import { codeOf, success, warning } from '../../../../shared/record/message.ts';
import { report, reportError } from '../../../../shared/record/report.ts';
import { createSaver } from '../../../../shared/save/saver.ts';
import { type Accepted, sendRequest } from '../api.ts';
import type { RateSheetEvents } from '../events.ts';
import { type FieldName, requestOf } from '../rules/entries.ts';
import { refusalOf } from '../rules/refusals.ts';
import { texts } from '../texts/index.ts';
import {
  acceptedAtom,
  checkedAtom,
  entriesAtom,
  formState,
  leftAtom,
  markupsAtom,
  orderedAtom,
  problemsAtom,
  refusedAtom,
} from './form-state.ts';
import { loadMarkups } from './load-markups.ts';

/** All work of one form. */
export interface Generator {
  /** The company that sheets are of from now on; null for none. What is entered stays, what came of it goes. */
  open(entityId: number | null): void;
  /** A field was left: from now on it says what is wrong with it. */
  leave(field: FieldName): void;
  /** Shows what is wrong with the entries; true where nothing is. */
  check(): boolean;
  /** Asks for a sheet of what is entered, once, unless that is wrong or asked for already. */
  submit(): Promise<void>;
}

const REFUSALS = new Set(['unauthorized', 'forbidden']);

export function createGenerator(
  host: Pick<Host<RateSheetEvents>, 'client' | 'store' | 'emit' | 'timedSave'>,
): Generator {
  const { store } = host;
  const { messageAtom, saveAtom } = formState;
  const target = { host, messageAtom };
  const saver = createSaver(host.timedSave((state) => store.set(saveAtom, state)));
  let company: number | null = null;
  let loading = new AbortController();

  /** What came of the last request is over. */
  const dropResult = () => {
    store.set(messageAtom, null);
    store.set(refusedAtom, {});
  };

  const check = () => {
    dropResult();
    store.set(checkedAtom, true);
    return Object.keys(store.get(problemsAtom)).length === 0;
  };

  const refuse = (error: unknown) => {
    if (REFUSALS.has(codeOf(error))) return reportError(target, warning(texts('error.noAccess')), error);
    const { problems, words } = refusalOf(error);
    store.set(refusedAtom, problems);
    const message = warning(texts('sheetForm.error.generate'));
    reportError(target, { ...message, ...(words && { detail: words }) }, error);
  };

  return {
    open(entityId) {
      if (company !== null) {
        dropResult();
        store.set(orderedAtom, null);
      }
      company = entityId;
      loading.abort();
      loading = new AbortController();
      const { signal } = loading;
      store.set(markupsAtom, null);
      if (entityId === null) return;
      void loadMarkups(host.client, entityId, signal).then((markups) => {
        if (!signal.aborted) store.set(markupsAtom, markups);
      });
    },
    leave: (field) => store.set(leftAtom, new Set([...store.get(leftAtom), field])),
    check,
    async submit() {
      const [entityId, entries, markups] = [company, store.get(entriesAtom), store.get(markupsAtom)];
      if (entityId === null) return;
      // Also that of the sheet.
      const locale = store.get(localeAtom);
      let accepted = null as Accepted | null;
      const end = await saver.save({
        validate: check,
        parts: () => [requestOf(entityId, entries, { markups, locale })],
        async send(request, key) {
          accepted = await sendRequest(host.client, request, locale, key);
          const { jobId } = accepted;
          const { validFrom: from, validTo: to } = request;
          if (company === entityId) store.set(orderedAtom, jobId === null ? null : { from, to, jobId });
        },
      });
      const isShown = company === entityId;
      if (end && 'error' in end && isShown) refuse(end.error);
      if (!accepted) return;
      store.set(acceptedAtom, entries);
      store.set(checkedAtom, false);
      store.set(leftAtom, new Set());
      if (isShown) report(target, success(texts('sheetForm.accepted')));
      host.emit('fp-accepted', { jobId: accepted.jobId });
    },
  };
}
