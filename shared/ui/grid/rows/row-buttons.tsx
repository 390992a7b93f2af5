import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../button/icon-button.tsx';
import type { GridRow } from '../model/grid-model.ts';
import { texts } from '../texts/index.ts';
import { CopyIcon, TrashIcon, UndoIcon } from './grid-icons.tsx';
import type { RowProps } from './row-props.ts';

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
  const button = (
    type: 'rowDuplicated' | 'rowRemoved' | 'rowRestored',
    label: string,
    icon: ReactNode,
    whyNot?: string,
  ) => (
    <IconButton
      key={type}
      label={label}
      title={whyNot ?? label}
      // Tab goes on to the next row: the arrow from the last cell comes here, and from any cell the keys do the same.
      tabIndex={-1}
      aria-keyshortcuts={`Control+Shift+${type === 'rowDuplicated' ? 'Enter' : 'Backspace'}`}
      // Not `disabled`, which drops the focus.
      aria-disabled={readOnly || whyNot !== undefined}
      onClick={() => onAct({ type, row: row.key })}
    >
      {icon}
    </IconButton>
  );
  if (row.isRemoved)
    return button('rowRestored', text(labels.restoreRow?.(n) ?? texts('grid.restore', { n })), <UndoIcon />);
  return actions.map((action) =>
    action === 'duplicate'
      ? button(
          'rowDuplicated',
          text(labels.duplicateRow?.(n) ?? texts('grid.duplicate', { n })),
          <CopyIcon />,
        )
      : button(
          'rowRemoved',
          text(labels.removeRow?.(n) ?? texts('grid.remove', { n })),
          <TrashIcon />,
          whyNotRemoved,
        ),
  );
}
