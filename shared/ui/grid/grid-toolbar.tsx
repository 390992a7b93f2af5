import { memo, type ReactNode } from 'react';
import type { Text } from '../../i18n/define-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { PlusIcon } from '../icons/icons.tsx';
import * as s from './grid.css.ts';
import { RedoIcon, UndoIcon } from './rows/grid-icons.tsx';
import { texts } from './texts/index.ts';

interface GridToolbarProps {
  addRow: Text | undefined;
  readOnly: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** `stays` leaves the focus on the button. */
  onAct(action: { readonly type: 'rowAdded' | 'undone' | 'redone' }, stays?: boolean): void;
  onHelp(): void;
  /** Further buttons, after the one that adds a row. */
  children: ReactNode;
}

/**
 * The buttons above the table. They are never `disabled`, which drops the focus: the grid does nothing then. Typing in
 * the table doesn't draw them again, where the further buttons stay the same.
 */
export const GridToolbar = memo(function GridToolbar({
  addRow,
  readOnly,
  canUndo,
  canRedo,
  onAct,
  onHelp,
  children,
}: GridToolbarProps) {
  const text = useText(texts);
  return (
    <div className={s.toolbar}>
      <Button size="sm" aria-disabled={readOnly} onClick={() => onAct({ type: 'rowAdded' })}>
        <PlusIcon />
        {text(addRow ?? 'grid.addRow')}
      </Button>
      {children}
      <div className={s.toolbarEnd}>
        <IconButton
          label={text('grid.undo')}
          aria-disabled={readOnly || !canUndo}
          onClick={() => onAct({ type: 'undone' }, true)}
        >
          <UndoIcon />
        </IconButton>
        <IconButton
          label={text('grid.redo')}
          aria-disabled={readOnly || !canRedo}
          onClick={() => onAct({ type: 'redone' }, true)}
        >
          <RedoIcon />
        </IconButton>
        <IconButton label={text('grid.help')} aria-keyshortcuts="Control+/" onClick={onHelp}>
          <span aria-hidden="true">?</span>
        </IconButton>
      </div>
    </div>
  );
});
