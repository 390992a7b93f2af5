import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pasteAsLine } from '../../../../shared/ui/combobox/paste-as-line.ts';

test('the pieces of a pasted column stay apart', () => {
  assert.equal(pasteAsLine('', 0, 0, 'PO-1\r\nPO-2\r\nPO-3\r\n'), 'PO-1 PO-2 PO-3');
  assert.equal(pasteAsLine('', 0, 0, 'PO-1\tPO-2'), 'PO-1 PO-2');
});

test('a paste replaces what is selected and leaves the rest', () => {
  assert.equal(pasteAsLine('abcdef', 2, 4, 'X\nY'), 'abX Yef');
});
