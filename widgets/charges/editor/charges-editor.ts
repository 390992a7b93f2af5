import type { Atom } from 'jotai';
import type { ChargeLine } from '../../../shared/contract/charges.ts';
import type { Alert } from '../../../shared/record/alert.ts';
import type { RecordEditor } from '../../../shared/record/record-loader.ts';
import { alertAtom, savingAtom } from '../../../shared/record/state.ts';
import type { GridAction } from '../../../shared/ui/grid/model/grid-model.ts';
import type { LoadedCharges } from '../api.ts';
import { createDraftSaver } from '../draft/draft-saver.ts';
import type { ChargeRow } from '../lines/rows.ts';
import { createSaving } from '../save/save.ts';
import { staleAtom } from '../state.ts';
import { createEditorContext, type ElementContext } from './editor-context.ts';
import * as state from './editor-state.ts';
import type { RecordRef } from './record.ts';

/** All work on one loaded list of charge lines. */
export interface ChargesEditor extends RecordEditor<RecordRef> {
  /** Number of changes that a leave would lose. */
  readonly unsavedAtom: Atom<number>;
  /** Whether a row can't be saved (CHG-19). */
  readonly invalidAtom: Atom<boolean>;
  dispatch(action: GridAction<ChargeRow>): void;
  setProfit(isOn: boolean): void;
  /** After a refused save: the current lines with the user's changes on top of them (D-19). */
  loadCurrent(): Promise<void>;
  /** New rows like the lines of another record. */
  copies(lines: readonly ChargeLine[]): ChargeRow[];
  /** Tells the user and the page of a part of the screen that failed. */
  warn(alert: Alert, error: unknown): void;
  restoreDraft(): void;
  discardDraft(): void;
  /** What is unsaved is given up for good. */
  discardUnsaved(): void;
}

/** Actions that change no row, and so are allowed while a save runs (D-123). */
const READ_ONLY_ACTIONS = new Set(['focused', 'extended', 'left']);

export function createChargesEditor(
  element: ElementContext,
  record: RecordRef,
  loaded: LoadedCharges,
): ChargesEditor {
  const { store } = element;
  // The first rows are the stored ones, of which no draft is needed.
  let saveDraft = (_rows: readonly ChargeRow[]) => {};
  const context = createEditorContext(element, record, loaded, (rows) => saveDraft(rows));
  const { list } = context;
  const saving = createSaving(context);
  const draftSaver = createDraftSaver(context);
  saveDraft = draftSaver.save;
  store.set(staleAtom, false);

  /** The user did something; what was told last is then no longer the last word. */
  const changed = () => store.set(alertAtom, (alert) => (alert?.severity === 'success' ? null : alert));

  return {
    record,
    unsavedAtom: state.changesAtom,
    invalidAtom: state.invalidAtom,
    dispatch(action) {
      const isReadOnly = READ_ONLY_ACTIONS.has(action.type);
      if (store.get(savingAtom) && !isReadOnly) return;
      list.act(action);
      if (!isReadOnly) changed();
    },
    setProfit(isOn) {
      if (store.get(savingAtom)) return;
      store.set(state.profitAtom, (profit) => ({ ...profit, isOn }));
      draftSaver.save(list.grid().rows);
      changed();
    },
    copies: (lines) => lines.map(list.copyOf),
    warn: context.reportError,
    ...draftSaver,
    ...saving,
    close() {
      list.close();
      draftSaver.close();
    },
  };
}
