import { reason } from '../../../shared/contract/reasons.ts';
import { ApiError } from '../http/errors/api-error.ts';

/** Takes the place of a caller's export, and answers how to give it back. */
export type TakeSlot = (caller: string) => () => void;

/**
 * One export of a caller at the same time, and `most` of all.
 *
 * @returns a function that throws ApiError 409 `export_running`, or 503 `busy`
 */
export function exportSlots(most: number): TakeSlot {
  const running = new Set<string>();
  return (caller) => {
    if (running.has(caller)) throw new ApiError(409, 'export_running', reason('exportRunning'));
    if (running.size >= most) throw new ApiError(503, 'busy', reason('busy'));
    running.add(caller);
    return () => running.delete(caller);
  };
}
