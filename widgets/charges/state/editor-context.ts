import type { ErrorCode } from '../../../shared/element/events.ts';
import type { Host } from '../../../shared/element/host.ts';
import type { Message } from '../../../shared/record/message.ts';
import { report, reportError } from '../../../shared/record/report.ts';
import type { LoadedCharges } from '../api/load-charges.ts';
import type { ChargesEvents } from '../events.ts';
import type { RecordRef } from '../record.ts';
import type { Cells } from '../rows/charge-row.ts';
import { type ChargeList, createChargeList } from './charge-list.ts';
import { recordState } from './element-state.ts';

/** What the work on a list needs of its element. */
export type ElementContext = Pick<Host<ChargesEvents>, 'client' | 'store' | 'emit' | 'timedSave'>;

/** What the parts of an editor share. */
export interface EditorContext {
  readonly element: ElementContext;
  readonly record: RecordRef;
  readonly list: ChargeList;
  /** What was sent of each row, by its key, since the last save that was answered. */
  readonly sent: Map<string, readonly Cells[]>;
  /** Shows a message and sends `fp-error`, while the list is the one on the screen. */
  report(message: Message, code?: ErrorCode): void;
  /** The same for what failed with an error. */
  reportError(message: Message, error: unknown): void;
}

export function createEditorContext(
  element: ElementContext,
  record: RecordRef,
  loaded: LoadedCharges,
): EditorContext {
  const list = createChargeList(element, record, loaded);
  const target = { host: element, messageAtom: recordState.messageAtom };
  return {
    element,
    record,
    list,
    sent: new Map(),
    report(message, code) {
      if (list.isOpen) report(target, message, code);
    },
    reportError(message, error) {
      if (list.isOpen) reportError(target, message, error);
    },
  };
}
