import type { Host } from '../../../shared/element/host.ts';
import type { Text } from '../../../shared/i18n/define-texts.ts';
import { failure, reasonOf, success, warning } from '../../../shared/record/message.ts';
import { report, reportError } from '../../../shared/record/report.ts';
import { joinedLevels } from '../../../shared/trade/weight-levels.ts';
import { loadLatestSubmissions } from '../api/latest-submissions.ts';
import { loadSubmission } from '../api/one-submission.ts';
import type { StoredSubmission } from '../api/submission.ts';
import type { RecordRef } from '../record.ts';
import type { FormContent } from '../rows/form-content.ts';
import { lastSubmission } from '../rows/last-submission.ts';
import { newCharge } from '../rows/local-charge.ts';
import type { RateRow } from '../rows/rate-row.ts';
import { submissionRows } from '../rows/submission-rows.ts';
import { recordState } from '../state/element-state.ts';
import type { Form } from '../state/form.ts';
import * as state from '../state/form-state.ts';
import { texts } from '../texts/index.ts';

interface Context {
  readonly host: Pick<Host, 'client' | 'store' | 'emit'>;
  readonly record: RecordRef;
  readonly form: Form;
  /** The company of the record; undefined where there is none, as a message says unless it is asked quietly. */
  entityId(isQuiet?: boolean): Promise<number | undefined>;
  isOpen(): boolean;
}

/** Any submission by its id, or the company's last one that has rates (REF-18, D-60). */
export type WhichSubmission = number | 'last';

/** A stored submission as rows of the table. */
export interface SubmissionRows {
  readonly which: WhichSubmission;
  readonly rows: readonly RateRow[];
  /** ISO 8601 */
  readonly createdAt: string;
}

interface EarlierSubmissions {
  /** The submission, to be compared with; undefined where there is none, or where it can't be loaded, as a message says. */
  find(which: WhichSubmission): Promise<SubmissionRows | undefined>;
  /** Looks for the last one once in the background, so that prices far off the last ones are seen. */
  watch(): void;
  /** Puts the rates of the submission in the place of the entries (AIR-73 to AIR-82); false where that can't be, as a message says. */
  copy(which: WhichSubmission): Promise<boolean>;
  /** Brings back what was entered before that, as one more step (D-28). */
  undo(): void;
}

/** The work with what was submitted earlier: comparing with it and copying it. */
export function createEarlierSubmissions(context: Context): EarlierSubmissions {
  const { host, record, form, entityId, isOpen } = context;
  const { store, client } = host;
  const target = { host, messageAtom: recordState.messageAtom };

  /** undefined without one, as a message says unless it is asked quietly. */
  const findLast = async (isQuiet = false): Promise<StoredSubmission | undefined> => {
    const id = await entityId(isQuiet);
    if (id === undefined) return undefined;
    const latest = await loadLatestSubmissions(client, id);
    const last = lastSubmission(latest, { hasRecord: record.id !== null });
    if (!isOpen()) return undefined;
    isWatched = true;
    store.set(state.lastRowsAtom, last ? rowsOf(last) : []);
    // AIR-81
    if (!last && !isQuiet) report(target, failure(texts('air.error.noPrevious')), 'no-previous');
    return last;
  };

  const findOne = async (id: number): Promise<StoredSubmission | undefined> => {
    const found = await loadSubmission(client, id);
    if (!isOpen()) return undefined;
    if (found && found.airFreightRates.length > 0) return found;
    report(target, failure(texts('air.error.noSubmission', { id: String(id) })), 'no-previous');
    return undefined;
  };

  /** @param again what the button of the message does where the submission can't be loaded (AIR-82) */
  const find = async (which: WhichSubmission, again: () => void): Promise<StoredSubmission | undefined> => {
    try {
      return await (which === 'last' ? findLast() : findOne(which));
    } catch (error) {
      console.error('A submission could not be loaded.', error);
      const retry = () => {
        store.set(recordState.messageAtom, null);
        again();
      };
      if (isOpen())
        reportError(target, { ...failure(saidOf(which).failed), detail: reasonOf(error), retry }, error);
      return undefined;
    }
  };

  let before: FormContent | undefined;
  let isWatched = false;
  store.set(state.lastRowsAtom, []);

  const earlier: EarlierSubmissions = {
    async find(which) {
      const found = await find(which, () => void earlier.find(which));
      return found && { which, rows: rowsOf(found), createdAt: found.createdAt };
    },
    watch() {
      if (isWatched) return;
      isWatched = true;
      // Without it nothing is compared; whoever asks for it reads why.
      findLast(true).catch((error) => console.warn('The last submission is not known:', error));
    },
    async copy(which) {
      // AIR-79
      if (store.get(state.loadingEarlierAtom)) return false;
      if (store.get(recordState.savingAtom)) {
        report(target, warning(texts('air.error.submitting')), 'busy');
        return false;
      }
      store.set(state.loadingEarlierAtom, true);
      store.set(recordState.messageAtom, null);
      try {
        const found = await find(which, () => void earlier.copy(which));
        if (!found || !isOpen()) return false;
        show(found, saidOf(which).copied);
        return true;
      } finally {
        if (isOpen()) store.set(state.loadingEarlierAtom, false);
      }
    },
    undo() {
      if (before) form.replace(before);
      before = undefined;
    },
  };
  return earlier;

  function show({ airFreightRates }: StoredSubmission, message: Text): void {
    before = form.read();
    const { rows, levels } = submissionRows(airFreightRates);
    form.replace({
      ...before,
      levels: joinedLevels(before.levels, levels),
      rates: rows,
      charges: [newCharge()],
    });
    form.normalizeAgain();
    store.set(state.submittedAtom, false);
    report(target, success(message));
  }
}

const saidOf = (which: WhichSubmission): { readonly copied: Text; readonly failed: Text } => {
  if (which === 'last') return { copied: texts('air.loaded'), failed: texts('air.error.loadLast') };
  const id = String(which);
  return { copied: texts('air.copied', { id }), failed: texts('air.error.loadSubmission', { id }) };
};

/** Whether the message says that rates were copied into the form, which can be taken back. */
export const isOfCopy = ({ id }: Text): boolean => id === 'air.loaded' || id === 'air.copied';

const rowsOf = ({ airFreightRates }: StoredSubmission): readonly RateRow[] =>
  submissionRows(airFreightRates).rows;
