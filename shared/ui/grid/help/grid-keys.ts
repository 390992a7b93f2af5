import type { KeyGroup } from '../../key-list/key-list.tsx';
import { texts } from './texts/index.ts';

/** All keys of the grid. */
export const GRID_KEYS: readonly KeyGroup[] = [
  [
    texts('keys.move'),
    [
      [texts('keys.move.cell'), 'Tab', 'Shift+Tab'],
      [texts('keys.move.row'), 'Enter', 'Shift+Enter'],
      [texts('keys.move.arrows'), '↑', '↓', '←', '→'],
      [texts('keys.move.page'), 'Page Up', 'Page Down'],
      [texts('keys.move.ends'), 'Ctrl+Home', 'Ctrl+End'],
      [texts('keys.move.buttons'), '→'],
      [texts('keys.move.leave'), 'Tab', 'Shift+Tab'],
    ],
  ],
  [
    texts('keys.edit'),
    [
      [texts('keys.edit.caret'), 'F2'],
      [texts('keys.edit.text'), 'Ctrl+A'],
      [texts('keys.edit.menu'), 'Alt+↓', 'F2'],
      [texts('keys.edit.take'), 'Enter', 'Tab'],
      [texts('keys.edit.drop'), 'Esc'],
      [texts('keys.edit.undo'), 'Ctrl+Z'],
      [texts('keys.edit.redo'), 'Ctrl+Y', 'Ctrl+Shift+Z'],
    ],
  ],
  [
    texts('keys.range'),
    [
      [texts('keys.range.extend'), 'Shift+↑', 'Shift+↓', 'Shift+←', 'Shift+→'],
      [texts('keys.range.corner'), 'Ctrl+Shift+Home', 'Ctrl+Shift+End'],
      [texts('keys.range.copy'), 'Ctrl+C', 'Ctrl+X', 'Ctrl+V'],
      [texts('keys.range.fill'), 'Ctrl+D'],
      [texts('keys.range.clear'), 'Delete'],
    ],
  ],
  [
    texts('keys.rows'),
    [
      [texts('keys.rows.insert'), 'Ctrl+Enter'],
      [texts('keys.rows.duplicate'), 'Ctrl+Shift+Enter'],
      [texts('keys.rows.remove'), 'Ctrl+Shift+Backspace'],
      [texts('keys.help'), 'Ctrl+/'],
    ],
  ],
];
