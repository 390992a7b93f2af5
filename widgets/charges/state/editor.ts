import type { Atom } from 'jotai';
import type { ChargeLine } from '../../../shared/contract/charges.ts';
import type { Message } from '../../../shared/record/message.ts';
import type { RecordEditor } from '../../../shared/record/record-loader.ts';
import type { GridAction } from '../../../shared/ui/grid/model/grid-model.ts';
import type { RecordRef } from '../record.ts';
import type { ChargeRow } from '../rows/charge-row.ts';
import type { GivenCharge } from '../rows/given-lines.ts';

/** All work on one loaded list of charge lines. */
export interface ChargesEditor extends RecordEditor<RecordRef> {
  /** Number of changes that a leave would lose. */
  readonly unsavedAtom: Atom<number>;
  /** Whether a row can't be saved (CHG-19). */
  readonly invalidAtom: Atom<boolean>;
  dispatch(action: GridAction<ChargeRow>): void;
  setProfit(isOn: boolean): void;
  /** The user wants to change what somebody agreed to: the next save doesn't ask. */
  confirm(): void;
  /** After a refused save: the current lines with the user's changes on top of them (D-19). */
  loadCurrent(): Promise<void>;
  /** Takes the answer of the customer back, so that the charges can be changed again (D-152). */
  beginVersion(): Promise<void>;
  /** New rows like the lines of another record. */
  copies(lines: readonly ChargeLine[]): ChargeRow[];
  /** Lines of the page below those that are entered, as one step; false where nothing can be changed. */
  addLines(lines: readonly GivenCharge[]): boolean;
  /** The same in the place of those that are entered; stored ones are marked to go with the next save. */
  replaceLines(lines: readonly GivenCharge[]): boolean;
  /** How many lines there are, without blank and removed ones. */
  countLines(): number;
  /** Reports to the user and the page that a part of the screen failed. */
  warn(message: Message, error: unknown): void;
  restoreDraft(): void;
  discardDraft(): void;
  /** Takes the unsaved lines over from the tab that works on them. */
  takeOverDraft(): Promise<void>;
  /** Deletes for good what is unsaved. */
  discardUnsaved(): void;
}
