import { memo, type ReactNode } from 'react';
import type { Translate } from '../../../i18n/define-texts.ts';
import { IconButton } from '../../button/icon-button.tsx';
import { TrashIcon } from '../../icons/icons.tsx';
import type { GridLabels, RowAction } from '../grid-labels.ts';
import { type TextId, texts } from '../texts/index.ts';
import { CopyIcon, UndoIcon } from './grid-icons.tsx';

interface RowButtonsProps {
  /** The key of the row, and its number as it is shown. */
  row: string;
  n: string;
  isRemoved: boolean;
  labels: GridLabels;
  actions: readonly RowAction[];
  readOnly: boolean;
  whyNotRemoved: string | undefined;
  text: Translate<TextId>;
  onAct(action: {
    readonly type: 'rowDuplicated' | 'rowRemoved' | 'rowRestored';
    readonly row: string;
  }): void;
}

/**
 * The buttons at the end of a row, in the order of `actions`; a removed row has the one that brings it back. Typing in the
 * row doesn't draw them again.
 */
export const RowButtons = memo(function RowButtons(props: RowButtonsProps) {
  const { row, n, isRemoved, labels, actions, readOnly, whyNotRemoved, text, onAct } = props;
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
      onClick={() => onAct({ type, row })}
    >
      {icon}
    </IconButton>
  );
  if (isRemoved)
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
});
