import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { placementOf } from '../../../../shared/ui/menu/placement.ts';

const WINDOW = { width: 1000, height: 700 };
const MENU = { width: 300, height: 320 };

const field = (left: number, top: number) => ({ left, top, right: left + 200, bottom: top + 36 });

describe('the place of a menu', () => {
  it('is below its field, where that begins', () => {
    assert.deepEqual(placementOf(field(40, 100), MENU, WINDOW, false), { left: 40, top: 136 });
    assert.deepEqual(placementOf(field(400, 100), MENU, WINDOW, true), { left: 300, top: 136 });
  });

  it('is above where it does not fit below and there is more room', () => {
    assert.deepEqual(placementOf(field(40, 500), MENU, WINDOW, false), { left: 40, bottom: 200 });
    assert.deepEqual(placementOf(field(40, 344), MENU, WINDOW, false), { left: 40, top: 380 });
    assert.deepEqual(
      placementOf(field(40, 100), MENU, { width: 1000, height: 300 }, false),
      { left: 40, top: 136 },
      'a low window without room on either side',
    );
  });

  it('leaves a margin at the window where it can not begin with its field, and none where the field has none', () => {
    assert.deepEqual(placementOf(field(850, 100), MENU, WINDOW, false), { left: 692, top: 136 });
    assert.deepEqual(placementOf(field(20, 100), MENU, WINDOW, true), { left: 8, top: 136 });
    const phone = { width: 375, height: 700 };
    assert.deepEqual(placementOf(field(60, 100), { width: 359, height: 9 }, phone, false), {
      left: 8,
      top: 136,
    });
    assert.deepEqual(placementOf(field(2, 100), { width: 200, height: 9 }, phone, false), {
      left: 2,
      top: 136,
    });
  });
});
