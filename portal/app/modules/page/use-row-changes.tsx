import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Text } from '../../../../shared/i18n/define-texts.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { PencilIcon, TrashIcon } from '../../../../shared/ui/icons/icons.tsx';
import type { Row } from '../../../lists/definition.ts';
import * as s from '../../admin/admin.css.ts';
import { Success } from '../../form/success.tsx';
import type { ListHandle } from '../list/module-list.tsx';
import * as rowButtons from '../list/row-buttons.css.ts';
import type { ListChanges } from './module-page.tsx';
import { rowTexts } from './texts/index.ts';

interface DialogEnds {
  onClose(): void;
  /** What was done, in words that are shown above the list. */
  onDone(told: Text): void;
  /** It was refused or failed: the row may be another by now, or gone. */
  onStale(): void;
}

/** How the rows of a list are added, changed and removed, each by a dialog. */
export interface RowDialogs<R extends Row> {
  /** The list that is shown: each begins anew. Undefined while it is none of these rows. */
  list: string | undefined;
  /** Of the button that adds one. */
  addLabel: string;
  /** What a row is called in the names of its buttons. */
  nameOf(row: R): string;
  /** What else a row leads to. */
  links?(row: R): ReactNode;
  added(ends: DialogEnds): ReactNode;
  changed(row: R, ends: DialogEnds): ReactNode;
  removed(row: R, ends: DialogEnds): ReactNode;
}

type Open<R> = { of: 'new' } | { of: 'change' | 'removal'; row: R };

/** The buttons beside a list and at its rows, the dialog that one of them has opened, and what was done last. */
export function useRowChanges<R extends Row>(dialogs: RowDialogs<R>): ListChanges {
  const text = useText(rowTexts);
  const [open, setOpen] = useState<Open<R>>();
  const [done, setDone] = useState<Text>();
  const list = useRef<ListHandle>(null);
  const message = useRef<HTMLDivElement>(null);

  // The row that the change began at may be gone.
  useEffect(() => {
    if (done) message.current?.focus();
  }, [done]);

  // Whoever comes back to the list has read the message.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each list
  useEffect(() => {
    setOpen(undefined);
    setDone(undefined);
  }, [dialogs.list]);

  const begin = (change: Open<R>) => {
    setDone(undefined);
    setOpen(change);
  };
  const reload = () => list.current?.reload();
  const ends: DialogEnds = {
    onClose: () => setOpen(undefined),
    onDone(told) {
      setOpen(undefined);
      setDone(told);
      reload();
    },
    onStale: reload,
  };
  return {
    ref: list,
    create: (
      <Button variant="primary" onClick={() => begin({ of: 'new' })}>
        {dialogs.addLabel}
      </Button>
    ),
    rowActions: (shown) => {
      const row = shown as R;
      const name = dialogs.nameOf(row);
      return (
        <span className={s.buttons}>
          {dialogs.links?.(row)}
          <RowChange
            name={text('row.edit.one', { name })}
            words={text('row.edit')}
            sign={<PencilIcon />}
            onBegin={() => begin({ of: 'change', row })}
          />
          <RowChange
            name={text('row.remove.one', { name })}
            words={text('row.remove')}
            sign={<TrashIcon />}
            onBegin={() => begin({ of: 'removal', row })}
          />
        </span>
      );
    },
    notice: (
      <>
        <div ref={message} tabIndex={-1} className={s.done}>
          <Success onDismiss={() => setDone(undefined)}>{done && text(done)}</Success>
        </div>
        {open?.of === 'new' && dialogs.added(ends)}
        {open?.of === 'change' && dialogs.changed(open.row, ends)}
        {open?.of === 'removal' && dialogs.removed(open.row, ends)}
      </>
    ),
  };
}

interface RowChangeProps {
  /** Says of which row. */
  name: string;
  words: string;
  /** In the place of the words where the table has no room for them. */
  sign: ReactNode;
  onBegin(): void;
}

function RowChange({ name, words, sign, onBegin }: RowChangeProps) {
  return (
    <Button size="sm" aria-label={name} title={name} onClick={onBegin}>
      <span className={rowButtons.words}>{words}</span>
      <span className={rowButtons.sign}>{sign}</span>
    </Button>
  );
}
