import { reason } from '../../../shared/contract/reasons.ts';
import { ApiError } from '../http/errors/api-error.ts';

/** Takes one of the transfers that a caller may have under way, and answers how to give it back. */
export type TakeTransfer = (caller: string) => () => void;

/** At most `most` of a caller at the same time; one more is refused with 503 `busy`. */
export function transfersUnderWay(most: number): TakeTransfer {
  const counts = new Map<string, number>();
  return (caller) => {
    const count = counts.get(caller) ?? 0;
    if (count >= most) throw new ApiError(503, 'busy', reason('busy'));
    counts.set(caller, count + 1);
    return () => {
      const left = (counts.get(caller) ?? 1) - 1;
      if (left > 0) counts.set(caller, left);
      else counts.delete(caller);
    };
  };
}
