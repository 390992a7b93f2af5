import type { Atom } from 'jotai';
import type { RecordEditor } from '../../../shared/record/record-loader.ts';
import type { LevelError } from '../../../shared/trade/weight-levels.ts';
import type { GridAction } from '../../../shared/ui/grid/model/grid-model.ts';
import type { SubmissionRows, WhichSubmission } from '../earlier-submission/earlier-submissions.ts';
import type { RecordRef } from '../record.ts';
import type { ChargeRow } from '../rows/local-charge.ts';
import type { RateRow } from '../rows/rate-row.ts';
import type { FormExtra } from './form-state.ts';

/** All work on one submission, or on a new draft. Saving is submitting. */
export interface AirEditor extends RecordEditor<RecordRef> {
  readonly enteredAtom: Atom<number>;
  readonly unsafeAtom: Atom<number>;
  dispatchRates(action: GridAction<RateRow, FormExtra>): void;
  dispatchCharges(action: GridAction<ChargeRow>): void;
  setCustomerName(text: string): void;
  setNotes(text: string): void;
  /** Adds a column (AIR-11 to AIR-17); what is wrong with the entry where it can't be. */
  addLevel(text: string): LevelError | undefined;
  /** Puts the rates of a submission in the place of the entries (AIR-73 to AIR-82); false where that can't be, as a message says. */
  copySubmission(which: WhichSubmission): Promise<boolean>;
  /** Adds rates of the submission's company, each valid from the day after it ends; false where none can be, as a message says. */
  renewRates(submissionId: number, rateIds: readonly number[]): Promise<boolean>;
  /** A submission that has rates; undefined without one, as a message says. */
  findSubmission(which: WhichSubmission): Promise<SubmissionRows | undefined>;
  /** Does what needs a part that is loaded now; false where that fails, which is reported and can be tried again. */
  onDemand(work: () => Promise<void>): Promise<boolean>;
  /** Brings back what was entered before that (D-28). */
  undoCopy(): void;
  /** Loads the lists to choose from, where they could not be had. */
  loadLists(): void;
  /** Stores what is entered on this device now. */
  storeDraft(): void;
  /** Empties the form; one undo brings the entries back. */
  discardDraft(): void;
  /** Takes the entries over from the tab that works on them. */
  takeOverDraft(): Promise<void>;
  /** Shows an empty form again after a submit. */
  startAnew(): void;
}
