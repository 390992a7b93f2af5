import type { ReactNode } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import type { ListRow } from '../../../../shared/list/list-source.ts';
import type { List } from '../../../../shared/list/use-list.ts';
import { SpinnerOverlay } from '../../../../shared/ui/spinner/spinner-overlay.tsx';
import { RowsEnd } from '../../layout/rows-end.tsx';
import * as s from '../admin.css.ts';
import { texts } from '../texts/index.ts';
import { ListFailure } from './list-failure.tsx';

interface ListRowsProps<Row extends ListRow> {
  list: List<Row>;
  /** Whose list it is, for those to whom it is closed. */
  forbidden: string;
  /** In place of the usual text of a list without rows. */
  empty?: string;
  /** The table of the rows, while there are any. */
  children: ReactNode;
}

/** The rows of a list, or why there are none, and below them the button that loads more. */
export function ListRows<Row extends ListRow>({ list, forbidden, empty, children }: ListRowsProps<Row>) {
  const text = useText(texts);
  const { rows, phase } = list;
  const isLoading = phase.step === 'loading' || phase.step === 'refreshing';
  return (
    <>
      <SpinnerOverlay busy={isLoading} label={text('common.loading')}>
        {/* Room for the spinner. */}
        {rows.length === 0 && isLoading && <p className={s.empty} />}
        {rows.length > 0 && <div className={s.scroll}>{children}</div>}
        {(phase.step === 'failed' || phase.step === 'pageFailed') && (
          <div className={s.notice}>
            <ListFailure error={phase.error} forbidden={forbidden} onRetry={list.retry} />
          </div>
        )}
      </SpinnerOverlay>
      {phase.step === 'empty' && empty ? (
        <p className={s.empty}>{empty}</p>
      ) : (
        <RowsEnd step={phase.step} onMore={list.loadMore} />
      )}
    </>
  );
}
