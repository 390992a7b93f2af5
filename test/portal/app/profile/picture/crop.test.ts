import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dragged, MIDDLE, squareOf } from '../../../../../portal/app/profile/picture/crop.ts';

const WIDE = { width: 400, height: 200 };
const TALL = { width: 100, height: 300 };

test('MOD-20 the largest square is taken from the middle', () => {
  assert.deepEqual(squareOf(WIDE, MIDDLE), { left: 100, top: 0, side: 200 });
  assert.deepEqual(squareOf(TALL, MIDDLE), { left: 0, top: 100, side: 100 });
});

test('MOD-20 zoom makes it smaller, the sliders reach every edge', () => {
  assert.deepEqual(squareOf(WIDE, { zoom: 2, x: 0, y: 0 }), { left: 0, top: 0, side: 100 });
  assert.deepEqual(squareOf(WIDE, { zoom: 2, x: 1, y: 1 }), { left: 300, top: 100, side: 100 });
});

test('MOD-20 the image follows the pointer and stops at its edges', () => {
  const moved = dragged(WIDE, MIDDLE, 0.25, 0.25);
  assert.deepEqual(squareOf(WIDE, moved), { left: 50, top: 0, side: 200 });
  assert.deepEqual(squareOf(WIDE, dragged(WIDE, MIDDLE, -9, 0)), { left: 200, top: 0, side: 200 });
  assert.deepEqual(dragged(WIDE, MIDDLE, 9, 9), { zoom: 1, x: 0, y: 0.5 });
});
