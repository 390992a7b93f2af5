import { isAborted } from '../../../shared/client/client-error.ts';
import type { Emit } from '../../../shared/element/events.ts';
import type { Host } from '../../../shared/element/host.ts';
import { localeAtom } from '../../../shared/i18n/use-text.ts';
import { type Alert, alertText, codeOf, ownAlert } from '../../../shared/record/alert.ts';
import { alertAtom, providerAtom, savingAtom } from '../../../shared/record/state.ts';
import type { LoadedCharges } from '../api.ts';
import type { ChargesEvents } from '../events.ts';
import type { Cells, ChargeRow } from '../lines/rows.ts';
import { type ChargeListModel, createChargeListModel } from './charge-list-model.ts';
import type { RecordRef } from './record.ts';

/** What the work on a list needs of its element. */
export type ElementContext = Pick<Host<ChargesEvents>, 'client' | 'store'> & {
  emit: Emit<ChargesEvents & { 'fp-error': { message: string; code: string; cause?: unknown } }>;
};

/** What all the work on one loaded list is done with. */
export interface EditorContext {
  readonly element: ElementContext;
  readonly record: RecordRef;
  readonly list: ChargeListModel;
  /** What was sent of each row, by its key, since the last save that was answered. */
  readonly sent: Map<string, readonly Cells[]>;
  /** Tells the user, and the page, why something can't be done. */
  report(alert: Alert, code: string, cause?: unknown): void;
  /** The same of something that failed; what was given up, or is of a list that was left, is no failure. */
  reportError(alert: Alert, error: unknown): void;
  /** Runs with the fields read-only (CHG-20, D-123). */
  locked<T>(run: () => Promise<T>): Promise<T>;
}

export function createEditorContext(
  element: ElementContext,
  record: RecordRef,
  loaded: LoadedCharges,
  onRows: (rows: readonly ChargeRow[]) => void,
): EditorContext {
  const { store } = element;
  const list = createChargeListModel(element, record, loaded, onRows);

  const report = (alert: Alert, code: string, cause?: unknown) => {
    store.set(alertAtom, alert);
    const message = alertText(alert, store.get(localeAtom), store.get(providerAtom));
    element.emit('fp-error', { message, code, cause });
  };

  return {
    element,
    record,
    list,
    sent: new Map(),
    report,
    reportError(alert, error) {
      if (!list.isOpen || isAborted(error)) return;
      report(ownAlert(error) ?? alert, codeOf(error), error);
    },
    async locked(run) {
      store.set(savingAtom, true);
      try {
        return await run();
      } finally {
        if (list.isOpen) store.set(savingAtom, false);
      }
    },
  };
}
