import type { LoadedCharges } from '../api/load-charges.ts';
import { createChargesDraft } from '../draft/charges-draft.ts';
import type { RecordRef } from '../record.ts';
import { type ChargeRow, isBlankRow } from '../rows/charge-row.ts';
import { type GivenCharge, givenLines } from '../rows/given-lines.ts';
import { createVersioning } from '../save/new-version.ts';
import { createSaving } from '../save/save.ts';
import type { ChargesEditor } from './editor.ts';
import { createEditorContext, type ElementContext } from './editor-context.ts';
import { readOnlyAtom, recordState, refreshingAtom } from './element-state.ts';
import * as state from './list-state.ts';

/** Actions that change no row, and so are allowed while nothing may be changed (D-123). */
const READ_ONLY_ACTIONS = new Set(['focused', 'extended', 'left']);

/** @param retrySave what `Try again` does after a failed save */
export function createChargesEditor(
  element: ElementContext,
  record: RecordRef,
  loaded: LoadedCharges,
  retrySave: () => void,
): ChargesEditor {
  const { store } = element;
  const context = createEditorContext(element, record, loaded);
  const { list } = context;
  const saving = createSaving(context, retrySave);
  const draft = createChargesDraft(context);

  /** The user changed something, so that "saved" is no longer true. */
  const changed = () =>
    store.set(recordState.messageAtom, (message) => (message?.severity === 'success' ? null : message));

  const dispatch: ChargesEditor['dispatch'] = (action) => {
    const isReadOnly = READ_ONLY_ACTIONS.has(action.type);
    if (!list.isOpen || (store.get(readOnlyAtom) && !isReadOnly)) return;
    list.act(action);
    if (!isReadOnly) changed();
  };

  /** Enters lines of the page below what `kept` leaves of each row. */
  const enter = (lines: readonly GivenCharge[], kept: (row: ChargeRow) => readonly ChargeRow[]) => {
    const given = givenLines(lines).map(list.copyOf);
    if (!list.isOpen || store.get(readOnlyAtom)) return false;
    dispatch({ type: 'replaced', rows: [...list.grid().rows.flatMap(kept), ...given] });
    return true;
  };

  return {
    record,
    unsavedAtom: state.changesAtom,
    invalidAtom: state.invalidAtom,
    dispatch,
    setProfit(isOn) {
      if (store.get(readOnlyAtom)) return;
      store.set(state.profitAtom, (profit) => ({ ...profit, isOn }));
      changed();
    },
    copies: (lines) => lines.map(list.copyOf),
    addLines: (lines) => enter(lines, (row) => (isBlankRow(row) ? [] : [row])),
    replaceLines: (lines) => enter(lines, (row) => (row.stored ? [{ ...row, isRemoved: true }] : [])),
    countLines: () => list.grid().rows.filter((row) => !row.isRemoved && !isBlankRow(row)).length,
    warn: context.reportError,
    restoreDraft: draft.restore,
    discardDraft: draft.discard,
    takeOverDraft: draft.takeOver,
    discardUnsaved: draft.discardUnsaved,
    beginVersion: createVersioning(context, saving),
    ...saving,
    close() {
      list.close();
      store.set(state.confirmingAtom, false);
      store.set(refreshingAtom, false);
      draft.close();
    },
  };
}
