import { isAborted } from '../../shared/client/client-error.ts';
import type { Emit } from '../../shared/element/events.ts';
import type { Host } from '../../shared/element/host.ts';
import { localeAtom } from '../../shared/i18n/use-text.ts';
import { type Alert, alertText, codeOf, ownAlert } from '../../shared/record/alert.ts';
import { alertAtom, providerAtom, savingAtom } from '../../shared/record/state.ts';
import type { LoadedCharges } from './api.ts';
import { type Board, createBoard } from './board.ts';
import type { ChargesEvents } from './events.ts';
import type { RecordRef } from './record.ts';
import type { Cells, ChargeRow } from './rows.ts';

/** What the work on a list needs of its element. */
export type Desk = Pick<Host<ChargesEvents>, 'client' | 'store'> & {
  emit: Emit<ChargesEvents & { 'fp-error': { message: string; code: string; cause?: unknown } }>;
};

/** What all the work on one loaded list is done with. */
export interface Bench {
  readonly desk: Desk;
  readonly record: RecordRef;
  readonly board: Board;
  /** What was sent of each row, by its key, since the last save that was answered. */
  readonly sent: Map<string, readonly Cells[]>;
  /** Tells the user, and the page, why something can't be done. */
  tell(alert: Alert, code: string, cause?: unknown): void;
  /** The same of something that failed; what was given up, or is of a list that was left, is no failure. */
  fail(alert: Alert, error: unknown): void;
  /** Runs with the fields read-only (CHG-20, D-123). */
  locked<T>(run: () => Promise<T>): Promise<T>;
}

export function createBench(
  desk: Desk,
  record: RecordRef,
  loaded: LoadedCharges,
  onRows: (rows: readonly ChargeRow[]) => void,
): Bench {
  const { store } = desk;
  const board = createBoard(desk, record, loaded, onRows);

  const tell = (alert: Alert, code: string, cause?: unknown) => {
    store.set(alertAtom, alert);
    const message = alertText(alert, store.get(localeAtom), store.get(providerAtom));
    desk.emit('fp-error', { message, code, cause });
  };

  return {
    desk,
    record,
    board,
    sent: new Map(),
    tell,
    fail(alert, error) {
      if (!board.isOpen || isAborted(error)) return;
      tell(ownAlert(error) ?? alert, codeOf(error), error);
    },
    async locked(run) {
      store.set(savingAtom, true);
      try {
        return await run();
      } finally {
        if (board.isOpen) store.set(savingAtom, false);
      }
    },
  };
}
