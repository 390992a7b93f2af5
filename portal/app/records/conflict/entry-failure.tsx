import { useText } from '../../../../shared/i18n/use-text.ts';
import { Banner } from '../../../../shared/ui/banner/banner.tsx';
import { adminFailure } from '../../admin/failure-text.ts';
import { ConflictNotice, type ConflictNoticeProps } from './conflict-notice.tsx';
import { texts } from './texts/index.ts';

export interface EntryFailureProps<T> extends ConflictNoticeProps<T> {
  /** What the server refused is told at a field. */
  isShownAtField?: boolean;
  /** What was stored is over: there is nothing to compare with any more. */
  isOver?: boolean;
}

/** Why the last save of an {@link Entry} failed, or what somebody else has saved meanwhile (D-19). */
export function EntryFailure<T>({ isShownAtField = false, isOver = false, ...notice }: EntryFailureProps<T>) {
  const text = useText(texts);
  const { state, isStale } = notice.save;
  return (
    <>
      {'error' in state && !isStale && !isShownAtField && (
        <Banner kind="error">{text(adminFailure(state.error))}</Banner>
      )}
      {!isOver && <ConflictNotice {...notice} />}
    </>
  );
}
