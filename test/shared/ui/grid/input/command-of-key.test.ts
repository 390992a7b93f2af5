import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandOf } from '../../../../../shared/ui/grid/input/command-of-key.ts';

const TEXT = { from: 2, to: 2, length: 5, hasRange: false };

/** `code` says which key of a Latin keyboard it is, where the letter doesn't. */
function key(combination: string, caret = TEXT, modifiers: readonly string[] = [], code = '') {
  const parts = combination.split('+');
  return commandOf(
    {
      key: parts.at(-1)!,
      code,
      shiftKey: parts.includes('Shift'),
      ctrlKey: parts.includes('Ctrl'),
      metaKey: parts.includes('Meta'),
      altKey: parts.includes('Alt'),
      getModifierState: (name) => modifiers.includes(name),
    },
    caret,
  );
}

test('Ctrl and the command key of a Mac are the same', () => {
  for (const modifier of ['Ctrl', 'Meta']) {
    assert.equal(key(`${modifier}+z`), 'undo');
    assert.equal(key(`${modifier}+Shift+Z`), 'redo');
    assert.equal(key(`${modifier}+Enter`), 'insert');
    assert.deepEqual(key(`${modifier}+Home`), { move: 'gridStart' });
  }
});

test('keyboards of other scripts have the letters where a Latin one has them', () => {
  const range = { ...TEXT, hasRange: true };
  for (const [cyrillic, greek, code, command] of [
    ['я', 'ζ', 'KeyZ', 'undo'],
    ['н', 'υ', 'KeyY', 'redo'],
    ['в', 'δ', 'KeyD', 'fill'],
    ['ф', 'α', 'KeyA', 'text'],
  ] as const)
    for (const letter of [cyrillic, greek]) assert.equal(key(`Ctrl+${letter}`, range, [], code), command);
  assert.equal(key('Ctrl+Shift+Я', TEXT, [], 'KeyZ'), 'redo');
  // On a German keyboard Y and Z have changed places.
  assert.equal(key('Ctrl+z', TEXT, [], 'KeyY'), 'undo');
});

test('what belongs to the text is left to it', () => {
  for (const plain of ['a', '?', '/', 'Home', 'End', 'ArrowLeft', 'ArrowRight', 'Delete', 'Backspace']) {
    assert.equal(key(plain), undefined, plain);
  }
  assert.equal(key('Ctrl+ArrowLeft'), undefined);
  assert.equal(key('Ctrl+Backspace'), undefined);
  assert.equal(key('Ctrl+c'), undefined);
  for (const caret of [TEXT, { ...TEXT, from: 0, to: 5 }, { ...TEXT, from: 0, to: 0, length: 0 }]) {
    assert.equal(key('Ctrl+a', caret), undefined);
  }
});

test('left and right leave the cell from the edges of its text, from a selected text and with a range', () => {
  assert.deepEqual(key('ArrowLeft', { ...TEXT, from: 0, to: 0 }), { move: 'left', extend: false });
  assert.deepEqual(key('ArrowRight', { ...TEXT, from: 5, to: 5 }), { move: 'right', extend: false });
  const all = { ...TEXT, from: 0, to: 5 };
  assert.deepEqual(key('ArrowLeft', all), { move: 'left', extend: false });
  assert.deepEqual(key('Shift+ArrowRight', all), { move: 'right', extend: true });
  assert.deepEqual(key('Shift+ArrowLeft', { ...TEXT, hasRange: true }), { move: 'left', extend: true });
  assert.equal(key('Shift+ArrowLeft'), undefined);
});

test('Delete and Backspace clear a range, Ctrl+A ends it', () => {
  assert.equal(key('Delete', { ...TEXT, hasRange: true }), 'clear');
  assert.equal(key('Backspace', { ...TEXT, hasRange: true }), 'clear');
  assert.equal(key('Ctrl+a', { ...TEXT, hasRange: true }), 'text');
});

test('keys that type a character with AltGr are no shortcuts', () => {
  assert.equal(key('Ctrl+Alt+d'), undefined);
  assert.equal(key('Ctrl+z', TEXT, ['AltGraph']), undefined);
});
