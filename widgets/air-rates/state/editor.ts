import type { Atom } from 'jotai';
import type { RecordEditor } from '../../../shared/record/record-loader.ts';
import type { LevelError } from '../../../shared/trade/weight-levels.ts';
import type { GridAction } from '../../../shared/ui/grid/model/grid-model.ts';
import type { LastSubmissionRows } from '../last-submission/load-last.ts';
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
  /** AIR-73 to AIR-82 */
  loadLastSubmission(): Promise<void>;
  /** The last submission of the company that has rates; undefined without one, as a message says. */
  findLastSubmission(): Promise<LastSubmissionRows | undefined>;
  /** Does what needs a part that is loaded now; what fails is reported and can be tried again. */
  onDemand(work: () => Promise<void>): Promise<void>;
  /** Brings back what was entered before that (D-28). */
  undoLoad(): void;
  /** Stores what is entered on this device now. */
  storeDraft(): void;
  /** Empties the form; one undo brings the entries back. */
  discardDraft(): void;
  /** Takes the entries over from the tab that works on them. */
  takeOverDraft(): Promise<void>;
  /** Shows an empty form again after a submit. */
  startAnew(): void;
}
