import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../button/icon-button.tsx';
import type { GridRow } from '../model/grid-model.ts';
import { texts } from '../texts/index.ts';
import { CopyIcon, TrashIcon, UndoIcon } from './grid-icons.tsx';
import type { RowProps } from './row-props.ts';

/** What every button of a row is: Tab passes it, since the arrow from the last cell and the keys do the same. */
const BUTTON = { tabIndex: -1 } as const;

/** The buttons at the end of a row, in the order of `actions`; a removed row has the one that brings it back. */
export function RowButtons<Row extends GridRow>({
  row,
  index,
  labels,
  actions,
  readOnly,
  whyNotRemoved,
  onAct,
}: RowProps<Row>) {
  const text = useText(texts);
  const n = String(index + 1);
  if (row.isRemoved) {
    return (
      <IconButton
        {...BUTTON}
        label={labels.restoreRow ? text(labels.restoreRow(n)) : text('grid.restore', { n })}
        aria-keyshortcuts="Control+Shift+Backspace"
        // Not `disabled`, which drops the focus.
        aria-disabled={readOnly}
        onClick={() => onAct({ type: 'rowRestored', row: row.key })}
      >
        <UndoIcon />
      </IconButton>
    );
  }
  return actions.map((action) =>
    action === 'duplicate' ? (
      <IconButton
        key={action}
        {...BUTTON}
        label={labels.duplicateRow ? text(labels.duplicateRow(n)) : text('grid.duplicate', { n })}
        aria-keyshortcuts="Control+Shift+Enter"
        aria-disabled={readOnly}
        onClick={() => onAct({ type: 'rowDuplicated', row: row.key })}
      >
        <CopyIcon />
      </IconButton>
    ) : (
      <IconButton
        key={action}
        {...BUTTON}
        label={labels.removeRow ? text(labels.removeRow(n)) : text('grid.remove', { n })}
        {...(whyNotRemoved && { title: whyNotRemoved })}
        aria-keyshortcuts="Control+Shift+Backspace"
        aria-disabled={readOnly || whyNotRemoved !== undefined}
        onClick={() => onAct({ type: 'rowRemoved', row: row.key })}
      >
        <TrashIcon />
      </IconButton>
    ),
  );
}
