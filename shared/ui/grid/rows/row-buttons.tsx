import { memo, type ReactNode } from 'react';
import type { Translate } from '../../../i18n/define-texts.ts';
import { IconButton } from '../../button/icon-button.tsx';
import { TrashIcon } from '../../icons/icons.tsx';
import type { GridLabels, RowAction } from '../grid-labels.ts';
import { type TextId, texts } from '../texts/index.ts';
import * as s from './cell.css.ts';
import { CopyIcon, UndoIcon } from './grid-icons.tsx';
import { actionsWidthOf } from './sizes.ts';

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
 * The cells at the end of a row with its buttons, in the order of `actions`: one cell, or one for each of them where each has a
 * heading. A removed row has the button that brings it back. Typing in the row doesn't draw them again.
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
  const buttonOf = (action: RowAction) => {
    if (action === 'duplicate') {
      const label = text(labels.duplicateRow?.(n) ?? texts('grid.duplicate', { n }));
      return isRemoved ? null : button('rowDuplicated', label, <CopyIcon />);
    }
    return isRemoved
      ? button('rowRestored', text(labels.restoreRow?.(n) ?? texts('grid.restore', { n })), <UndoIcon />)
      : button(
          'rowRemoved',
          text(labels.removeRow?.(n) ?? texts('grid.remove', { n })),
          <TrashIcon />,
          whyNotRemoved,
        );
  };
  if (!labels.headings) return <td className={s.actions}>{actions.map(buttonOf)}</td>;
  const all = actions.length;
  return actions.map((action, index) => (
    <td
      key={action}
      className={s.actions}
      data-inner={index > 0 || undefined}
      style={{ insetInlineEnd: `calc(${actionsWidthOf(all)} * ${(all - 1 - index) / all})` }}
    >
      {buttonOf(action)}
    </td>
  ));
});
