import { GRID_KEYS } from '../../../shared/ui/grid/help/grid-keys.ts';
import type { KeyGroup } from '../../../shared/ui/key-list/key-list.tsx';
import { texts } from './texts/index.ts';

/** The keys of the portal and its tools. */
export const PORTAL_KEYS: readonly KeyGroup[] = [
  [
    texts('shortcuts.everywhere'),
    [
      [texts('shortcuts.palette'), 'Ctrl+K'],
      [texts('shortcuts.this'), '?'],
      [texts('shortcuts.close'), 'Esc'],
      [texts('shortcuts.tabs'), '←', '→', 'Home', 'End'],
      [texts('shortcuts.skip'), 'Tab'],
    ],
  ],
  [texts('shortcuts.tools'), [[texts('shortcuts.tools.save'), 'Ctrl+S']]],
  [
    texts('shortcuts.records'),
    [
      [texts('shortcuts.records.search'), '/'],
      [texts('shortcuts.records.next'), 'j'],
      [texts('shortcuts.records.last'), 'k'],
      [texts('shortcuts.records.select'), 'x'],
      [texts('shortcuts.records.actions'), 'e'],
      [texts('shortcuts.records.open'), 'Enter'],
    ],
  ],
  [
    texts('shortcuts.lists'),
    [
      [texts('shortcuts.lists.open'), '↓', '↑'],
      [texts('shortcuts.lists.take'), 'Enter'],
      [texts('shortcuts.lists.drop'), 'Esc'],
      [texts('shortcuts.lists.chips'), '←'],
      [texts('shortcuts.lists.remove'), 'Backspace', 'Delete'],
    ],
  ],
];

/** The keys of the charges' grid, which also lists them itself. */
export const TABLE_KEYS: readonly KeyGroup[] = GRID_KEYS;
