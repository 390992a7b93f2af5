import { ClientError } from '../../../shared/client/client-error.ts';
import { reasonOf, success, warning } from '../../../shared/record/message.ts';
import type { Failure } from '../../../shared/save/save-state.ts';
import { createSaver } from '../../../shared/save/saver.ts';
import { loadCharges } from '../api/load-charges.ts';
import { mergeOf } from '../merge/merge-by-rules.ts';
import { isBilled } from '../rules/decision.ts';
import type { EditorContext } from '../state/editor-context.ts';
import { busyAtom, readOnlyAtom, recordState, refreshingAtom, titleAtom } from '../state/element-state.ts';
import { changesAtom, confirmingAtom, invalidAtom, refusedAtom } from '../state/list-state.ts';
import { texts } from '../texts/index.ts';
import { type Refusal, type Stored, saveTask } from './save-task.ts';
import { savedCharge } from './saved-charge.ts';

/** The save of a list, and what is stored by now. */
export interface Saving {
  /** True when everything is saved; of what was billed it asks first, and is false. */
  save(): Promise<boolean>;
  confirm(): void;
  /** After a refused save: the current lines with the user's changes on top of them (D-19). */
  loadCurrent(): Promise<void>;
  /** Loads what has become of the quote or manifest; the lines on the screen stay. */
  loadFacts(): Promise<void>;
  /** Loads what is stored in the place of what is on the screen, where the answer of the save didn't hold it. */
  refresh(signal: AbortSignal): Promise<void>;
}

/**
 * Runs the save and reports how it ended: what was saved, what has to be done before anything can be sent, that somebody
 * else was faster (MSG-11), or why it failed (MSG-09).
 */
export function createSaving(context: EditorContext, retrySave: () => void): Saving {
  const { element, record, list, report, reportError } = context;
  const { store, client } = element;
  const { messageAtom, saveAtom, staleAtom } = recordState;
  const saver = createSaver(
    element.timedSave((state) => {
      if (list.isOpen) store.set(saveAtom, state);
    }),
  );
  let stored: Stored = { lines: [], isAnswered: true };
  let isConfirmed = false;
  const isToBeConfirmed = () =>
    !isConfirmed && !store.get(invalidAtom) && store.get(changesAtom) > 0 && isBilled(store.get(titleAtom));

  const reportRefusal = (refusal: Refusal) => {
    if (refusal === 'invalid') store.set(refusedAtom, {});
    else report(warning(refusal.text), refusal.code);
  };
  const reportFailure = ({ error }: Failure) => {
    if (!list.isOpen) return;
    if (store.get(staleAtom)) return reportError(warning(texts('charges.error.stale')), error);
    console.error('Unable to create charges', error);
    for (const currency of refusedRates(error)) list.rates.loadAgain(currency);
    const message = { ...warning(texts('charges.error.save')), detail: reasonOf(error) };
    if (!isAnswered(error)) return reportError({ ...message, retry: retrySave }, error);
    // Trying again is of no use: the page says why, and what was typed stays.
    reportError(message, error);
    void loadFacts();
  };

  /** Loads the stored lines while nothing can be changed. */
  const load = async (signal?: AbortSignal) => {
    store.set(refreshingAtom, true);
    try {
      const answer = await loadCharges(client, record, signal);
      return list.isOpen ? answer : undefined;
    } finally {
      if (list.isOpen) store.set(refreshingAtom, false);
    }
  };

  const loadFacts = async () => {
    try {
      const { record: facts } = (await load()) ?? {};
      if (facts) store.set(titleAtom, facts);
    } catch (error) {
      reportError(warning(texts('charges.error.load')), error);
    }
  };

  return {
    loadFacts,
    async save() {
      if (store.get(readOnlyAtom)) return false;
      if (isToBeConfirmed()) {
        store.set(confirmingAtom, true);
        return false;
      }
      store.set(messageAtom, null);
      const end = await saver.save(
        saveTask(context, {
          refused: reportRefusal,
          stored(now) {
            stored = now;
          },
        }),
      );
      if (end && 'error' in end) reportFailure(end);
      if (end?.step !== 'saved') return false;
      isConfirmed = false;
      report(success(texts('charges.saved')));
      // Sent for a list that was left meanwhile, too (CHG-23).
      const charges = stored.lines.map(savedCharge);
      element.emit('fp-saved', { feature: record.feature, recordId: record.id, charges });
      return list.isOpen;
    },
    confirm() {
      isConfirmed = true;
    },
    async loadCurrent() {
      if (store.get(busyAtom)) return;
      try {
        const answer = await load();
        if (!answer) return;
        // What is entered stays as it is until all the lines that it stands on can be read.
        if (answer.hasGaps) return report(warning(texts('charges.error.load')), 'incomplete');
        list.showMerged(answer, (stored) => mergeOf(context)(list.grid().rows, stored));
        saver.dismiss();
        const hasConflicts = list.grid().rows.some(({ conflicts }) => conflicts);
        report(success(texts(hasConflicts ? 'charges.merged.conflicts' : 'charges.merged')));
      } catch (error) {
        reportError(warning(texts('charges.error.load')), error);
      }
    },
    async refresh(signal) {
      if (stored.isAnswered) return;
      const answer = await load(signal);
      if (!answer) return;
      const keys = list.grid().rows.map(({ key }) => key);
      list.show(answer, keys);
      stored = { lines: answer.charges, isAnswered: true };
    },
  };
}

/** The currencies whose rates the server refused, as they are too old: the new ones show before the next save. */
const refusedRates = (error: unknown): string[] =>
  reasonsOf(error).flatMap(({ code, values }) => (code === 'rate' ? String(values?.currency) : []));

/** Whether the customer has answered the quote meanwhile (D-152). */
const isAnswered = (error: unknown): boolean => reasonsOf(error).some(({ code }) => code === 'quoteAnswered');

const reasonsOf = (error: unknown) => (error instanceof ClientError && error.serverWords?.reasons) || [];
