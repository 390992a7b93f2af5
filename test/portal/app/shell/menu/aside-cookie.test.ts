import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isMinimised, minimisedCookie } from '../../../../../portal/app/shell/menu/aside-cookie.ts';

describe('cookie of the aside', () => {
  it('SHELL-32, D-95 is `on` for minimised and `off` otherwise, on all pages, for a year', () => {
    assert.equal(minimisedCookie(true), 'kt_aside_toggle_state=on; path=/; max-age=31536000; samesite=lax');
    assert.match(minimisedCookie(false), /^kt_aside_toggle_state=off; path=\//);
  });

  for (const [cookies, minimised] of [
    ['', undefined],
    ['kt_aside_toggle_state=on', true],
    ['other=1; kt_aside_toggle_state=on; more=2', true],
    ['kt_aside_toggle_state=off', false],
    ['not_kt_aside_toggle_state=on', undefined],
    ['kt_aside_toggle_state=onward', undefined],
  ] as const) {
    it(`SHELL-32 reads "${cookies}" as ${{ true: 'minimised', false: 'not minimised', undefined: 'not chosen' }[`${minimised}`]}`, () => {
      assert.equal(isMinimised(cookies), minimised);
    });
  }
});
