import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { isComposing } from '../../../shared/keys/is-composing.ts';
import { letterOfKey } from '../../../shared/keys/letter-of-key.ts';

/** What a source has that deals with keys. */
const OF_KEYS = /KeyboardEvent|onKey(Down|Up)|'key(down|up)'/;

/** Sources that ask nothing themselves. */
const ASKED_BEFORE = [
  // Called by handlers that have asked.
  'shared/ui/grid/cell-editor.ts',
  'shared/ui/grid/date/calendar-editor.tsx',
  'shared/ui/grid/editors/tokens.ts',
  'shared/ui/grid/editors/use-cell-editors.tsx',
  'shared/ui/grid/editors/use-choice-menu.tsx',
  'shared/ui/grid/input/button-keys.ts',
  'shared/ui/grid/input/cell-keys.ts',
  'shared/ui/grid/input/command-of-key.ts',
  'shared/ui/multi-combobox/multi-combobox.tsx',
  'shared/keys/letter-of-key.ts',
  // Their handlers come from `useRowKeys` or ask `pageKeyOf`.
  'widgets/route-subscriptions/list/route-table.tsx',
  'portal/app/modules/list/use-list-keys.ts',
  'portal/app/modules/record/neighbours.tsx',
  // Asks `isUndo`.
  'widgets/order-manager/order-manager.tsx',
  // Ask `isSaveKey`.
  'portal/app/tool-page/use-save-key-of-page.ts',
  'shared/record/use-record.ts',
  // Any key means that somebody is there, or that a press is over.
  'portal/app/shell/page/scroll.ts',
  'shared/ui/hooks/use-after-press.ts',
];

suite('keys', () => {
  test('a key is an input method’s own while it composes, and Safari’s last Enter as code 229', () => {
    assert.equal(isComposing({ isComposing: true, keyCode: 13 }), true);
    assert.equal(isComposing({ isComposing: false, keyCode: 229 }), true);
    assert.equal(isComposing({ isComposing: false, keyCode: 13 }), false);
    const nativeEvent = { isComposing: true, keyCode: 13 } as KeyboardEvent;
    assert.equal(isComposing({ nativeEvent }), true);
  });

  test('every handler of keys asks for an input method first', () => {
    const textOf = (file: string) => readFileSync(file, 'utf8');
    const unaware = globSync('{shared,widgets,portal/app}/**/*.{ts,tsx}').filter(
      (file) => OF_KEYS.test(textOf(file)) && !textOf(file).includes('isComposing('),
    );
    assert.deepEqual(unaware.sort(), ASKED_BEFORE.toSorted());
  });

  test('a shortcut has its letter where the keyboard of another script has it', () => {
    const letter = (key: string, code: string, shiftKey = false) => letterOfKey({ key, code, shiftKey });
    assert.equal(letter('я', 'KeyZ'), 'z');
    assert.equal(letter('Я', 'KeyZ', true), 'Z');
    assert.equal(letter('ζ', 'KeyZ'), 'z');
    assert.equal(letter('ש', 'KeyA'), 'a');
    // A German and a French keyboard: what is written on the key counts.
    assert.equal(letter('z', 'KeyY'), 'z');
    assert.equal(letter('a', 'KeyQ'), 'a');
    assert.equal(letter('é', 'Digit2'), 'é');
    assert.equal(letter('/', 'Slash'), '/');
    assert.equal(letter('Enter', 'Enter'), 'Enter');
  });
});
