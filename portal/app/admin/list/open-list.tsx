import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../shared/ui/button/button.tsx';
import type { ModuleDefinition, Row } from '../../../lists/definition.ts';
import { client } from '../../client/client.ts';
import { Success } from '../../form/success.tsx';
import { type ListHandle, ModuleList } from '../../modules/list/module-list.tsx';
import { useListViewer } from '../../modules/page/use-list-viewer.ts';
import * as s from '../admin.css.ts';
import { type RowChange, RowChangeDialog } from './row-change-dialog.tsx';

interface OpenListProps<R extends Row> {
  title: string;
  /** Its rows are of type `R`. */
  definition: ModuleDefinition;
  ref: Ref<ListHandle>;
  /** What can be done to each row, by buttons in this order. */
  changes: readonly RowChange<R>[];
  /** What can be done with the chosen rows beside their export. */
  selectionActions?(ids: ReadonlySet<number>, list: ListHandle): ReactNode;
}

/** Open invitations or links, each with buttons of what can be done to it. */
export function OpenList<R extends Row>(props: OpenListProps<R>) {
  const { title, definition, ref, changes, selectionActions } = props;
  const viewer = useListViewer();
  const [open, setOpen] = useState<{ change: RowChange<R>; row: R; list: ListHandle }>();
  const [done, setDone] = useState('');
  const message = useRef<HTMLDivElement>(null);

  // The row that had the focused button may be gone, and the focus would be lost with it.
  useEffect(() => {
    if (done) message.current?.focus();
  }, [done]);

  return (
    <section aria-label={title}>
      <h2 className={s.listTitle}>{title}</h2>
      <div ref={message} tabIndex={-1} className={s.done}>
        <Success onDismiss={() => setDone('')}>{done}</Success>
      </div>
      <ModuleList
        ref={ref}
        definition={definition}
        client={client}
        viewer={viewer}
        rowActions={(row, list) => (
          <span className={s.buttons}>
            {changes.map((change) => (
              <Button
                key={change.text}
                size="sm"
                aria-label={change.name(row as R)}
                onClick={() => {
                  setDone('');
                  setOpen({ change, row: row as R, list });
                }}
              >
                {change.text}
              </Button>
            ))}
          </span>
        )}
        {...(selectionActions && { selectionActions })}
      />
      {open && (
        <RowChangeDialog
          change={open.change}
          row={open.row}
          onClose={() => setOpen(undefined)}
          onEnd={(isDone) => {
            if (isDone) {
              setOpen(undefined);
              setDone(open.change.done(open.row));
            }
            open.list.reload();
          }}
        />
      )}
    </section>
  );
}
