import { GRID_KEYS } from '../../../shared/ui/grid/help/grid-keys.ts';
import type { KeyGroup } from '../../../shared/ui/key-list/key-list.tsx';

/** The keys of the portal and its tools. */
export const PORTAL_KEYS: readonly KeyGroup[] = [
  [
    'shortcuts.everywhere',
    [
      ['shortcuts.palette', 'Ctrl+K'],
      ['shortcuts.this', '?'],
      ['shortcuts.close', 'Esc'],
      ['shortcuts.tabs', '←', '→', 'Home', 'End'],
      ['shortcuts.skip', 'Tab'],
    ],
  ],
  ['shortcuts.tools', [['shortcuts.tools.save', 'Ctrl+S']]],
  [
    'shortcuts.lists',
    [
      ['shortcuts.lists.open', '↓', '↑'],
      ['shortcuts.lists.take', 'Enter'],
      ['shortcuts.lists.drop', 'Esc'],
      ['shortcuts.lists.chips', '←'],
      ['shortcuts.lists.remove', 'Backspace', 'Delete'],
    ],
  ],
];

/** Those of the table of charges, which it also lists itself. */
export const TABLE_KEYS: readonly KeyGroup[] = GRID_KEYS;
