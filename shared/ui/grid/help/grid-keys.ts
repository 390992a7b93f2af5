import type { KeyGroup } from '../../key-list/key-list.tsx';

/** All keys of the grid. */
export const GRID_KEYS: readonly KeyGroup[] = [
  [
    'keys.move',
    [
      ['keys.move.cell', 'Tab', 'Shift+Tab'],
      ['keys.move.row', 'Enter', 'Shift+Enter'],
      ['keys.move.arrows', '↑', '↓', '←', '→'],
      ['keys.move.page', 'Page Up', 'Page Down'],
      ['keys.move.ends', 'Ctrl+Home', 'Ctrl+End'],
      ['keys.move.buttons', '→'],
    ],
  ],
  [
    'keys.edit',
    [
      ['keys.edit.caret', 'F2'],
      ['keys.edit.text', 'Ctrl+A'],
      ['keys.edit.menu', 'Alt+↓'],
      ['keys.edit.take', 'Enter', 'Tab'],
      ['keys.edit.drop', 'Esc'],
      ['keys.edit.undo', 'Ctrl+Z'],
      ['keys.edit.redo', 'Ctrl+Y', 'Ctrl+Shift+Z'],
    ],
  ],
  [
    'keys.range',
    [
      ['keys.range.extend', 'Shift+↑', 'Shift+↓', 'Shift+←', 'Shift+→'],
      ['keys.range.corner', 'Ctrl+Shift+Home', 'Ctrl+Shift+End'],
      ['keys.range.copy', 'Ctrl+C', 'Ctrl+X', 'Ctrl+V'],
      ['keys.range.fill', 'Ctrl+D'],
      ['keys.range.clear', 'Delete'],
    ],
  ],
  [
    'keys.rows',
    [
      ['keys.rows.insert', 'Ctrl+Enter'],
      ['keys.rows.duplicate', 'Ctrl+Shift+Enter'],
      ['keys.rows.remove', 'Ctrl+Shift+Backspace'],
      ['keys.help', 'Ctrl+/'],
    ],
  ],
];
