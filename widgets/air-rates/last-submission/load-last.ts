import type { Host } from '../../../shared/element/host.ts';
import { failure, success } from '../../../shared/record/message.ts';
import { report, reportError } from '../../../shared/record/report.ts';
import { joinedLevels } from '../../../shared/trade/weight-levels.ts';
import { loadLatestSubmissions } from '../api/latest-submissions.ts';
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

/** A stored submission as rows of the table. */
export interface LastSubmissionRows {
  readonly rows: readonly RateRow[];
  /** ISO 8601 */
  readonly createdAt: string;
}

interface LastSubmission {
  /** The submission, to be compared with; undefined where there is none, as a message says. */
  find(): Promise<LastSubmissionRows | undefined>;
  /** Looks for it once in the background, so that prices far off the last ones are seen. */
  watch(): void;
  /** Puts the rates of the last submission in the place of the entries. */
  load(): Promise<void>;
  /** Brings back what was entered before that, as one more step (D-28). */
  undo(): void;
}

/** The work of `Load Last Submission` (AIR-73 to AIR-82). */
export function createLastSubmission({ host, record, form, entityId, isOpen }: Context): LastSubmission {
  const { store, client } = host;
  const target = { host, messageAtom: recordState.messageAtom };

  /** The company's last submission that has rates; undefined without one, as a message says. */
  const find = async (isQuiet = false): Promise<StoredSubmission | undefined> => {
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

  let before: FormContent | undefined;
  let isWatched = false;
  store.set(state.lastRowsAtom, []);

  return {
    async find() {
      const last = await find();
      return last && { rows: rowsOf(last), createdAt: last.createdAt };
    },
    watch() {
      if (isWatched) return;
      isWatched = true;
      // Without it nothing is compared; whoever asks for it reads why.
      find(true).catch((error) => console.warn('The last submission is not known:', error));
    },
    async load() {
      // AIR-79
      if (store.get(state.loadingLastAtom) || store.get(recordState.savingAtom)) return;
      store.set(state.loadingLastAtom, true);
      store.set(recordState.messageAtom, null);
      try {
        const last = await find();
        if (last && isOpen()) show(last);
      } catch (error) {
        console.error('The last submission could not be loaded.', error);
        if (isOpen()) reportError(target, failure(texts('air.error.loadLast')), error);
      } finally {
        if (isOpen()) store.set(state.loadingLastAtom, false);
      }
    },
    undo() {
      if (before) form.replace(before);
      before = undefined;
    },
  };

  function show({ airFreightRates }: StoredSubmission): void {
    before = form.read();
    const { rows, levels } = submissionRows(airFreightRates);
    form.replace({
      ...before,
      levels: joinedLevels(before.levels, levels),
      rates: rows,
      charges: [newCharge()],
    });
    form.normalizeAgain();
    report(target, success(texts(LOADED)));
  }
}

/** The message whose banner offers to take the loaded rates back. */
export const LOADED = 'air.loaded';

const rowsOf = ({ airFreightRates }: StoredSubmission): readonly RateRow[] =>
  submissionRows(airFreightRates).rows;
