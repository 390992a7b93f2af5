import type { Atom } from 'jotai';
import type { ChargeLine } from '../../shared/contract/charges.ts';
import type { Alert } from '../../shared/record/alert.ts';
import type { RecordSession } from '../../shared/record/manager.ts';
import { alertAtom, savingAtom } from '../../shared/record/state.ts';
import type { GridAction } from '../../shared/ui/grid/model/grid-model.ts';
import type { LoadedCharges } from './api.ts';
import { createBench, type Desk } from './bench.ts';
import { createKeeping } from './keeping.ts';
import type { RecordRef } from './record.ts';
import type { ChargeRow } from './rows.ts';
import { createSaving } from './saving.ts';
import { staleAtom } from './state.ts';
import * as work from './work-state.ts';

/** All work on one loaded list of charge lines. */
export interface Session extends RecordSession<RecordRef> {
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
  giveUp(): void;
}

/** Whatever only looks around, and so goes on while a save runs (D-123). */
const LOOKING = new Set(['focused', 'extended', 'left']);

export function openSession(desk: Desk, record: RecordRef, loaded: LoadedCharges): Session {
  const { store } = desk;
  // The first rows are the stored ones, of which there is nothing to keep.
  let keep = (_rows: readonly ChargeRow[]) => {};
  const bench = createBench(desk, record, loaded, (rows) => keep(rows));
  const { board } = bench;
  const saving = createSaving(bench);
  const keeping = createKeeping(bench);
  keep = keeping.keep;
  store.set(staleAtom, false);

  /** The user did something; what was told last is then no longer the last word. */
  const changed = () => store.set(alertAtom, (alert) => (alert?.severity === 'success' ? null : alert));

  return {
    record,
    unsavedAtom: work.changesAtom,
    invalidAtom: work.invalidAtom,
    dispatch(action) {
      const isLooking = LOOKING.has(action.type);
      if (store.get(savingAtom) && !isLooking) return;
      board.act(action);
      if (!isLooking) changed();
    },
    setProfit(isOn) {
      if (store.get(savingAtom)) return;
      store.set(work.profitAtom, (profit) => ({ ...profit, isOn }));
      keeping.keep(board.grid().rows);
      changed();
    },
    copies: (lines) => lines.map(board.copyOf),
    warn: bench.fail,
    ...saving,
    ...keeping,
    close() {
      board.close();
      keeping.close();
    },
  };
}
