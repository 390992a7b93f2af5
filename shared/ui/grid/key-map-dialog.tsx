import { Fragment } from 'react';
import type { MessageId } from '../../i18n/text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Dialog } from '../dialog/dialog.tsx';
import * as s from './key-map.css.ts';

const GROUPS: readonly (readonly [MessageId, readonly (readonly [MessageId, ...string[]])[]])[] = [
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
      ['keys.range.all', 'Ctrl+A'],
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

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform);

/** All keys of the grid. */
export function KeyMapDialog({ onClose }: { onClose(): void }) {
  const text = useText();
  const named = (key: string) => (isMac() ? key.replace('Ctrl', '⌘') : key);
  return (
    <Dialog title={text('keys.title')} open onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a low screen the list is scrolled by keys */}
      <div tabIndex={0} className={s.list}>
        {GROUPS.map(([title, entries]) => (
          <Fragment key={title}>
            <h3 className={s.group}>{text(title)}</h3>
            <dl>
              {entries.map(([id, ...keys]) => (
                <div key={id} className={s.entry}>
                  <dt>{text(id)}</dt>
                  <dd className={s.keys}>
                    {keys.map((key) => (
                      <kbd key={key} className={s.key}>
                        {named(key)}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </Fragment>
        ))}
      </div>
    </Dialog>
  );
}
