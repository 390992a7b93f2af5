import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseLayoutConfig } from '../../../../portal/app/settings/parse-layout-config.ts';

const DEFAULTS = { theme: 'auto', density: 'comfortable', notifications: true, shortcuts: true };

describe('parseLayoutConfig', () => {
  it('SHELL-33 reads back what was stored', () => {
    const config = { theme: 'dark', density: 'compact', notifications: false, shortcuts: false } as const;
    assert.deepEqual(parseLayoutConfig(JSON.stringify(config)), config);
  });

  for (const text of [null, '', '{', 'null', '7', '"dark"', '[]', '{"theme":"<script>","density":1}'])
    it(`SHELL-33 takes the defaults where ${text} is stored`, () => {
      assert.deepEqual(parseLayoutConfig(text), DEFAULTS);
    });

  it('SHELL-33 keeps each good setting beside a bad one', () => {
    const text = JSON.stringify({
      theme: 'light',
      density: 'huge',
      notifications: 'yes',
      shortcuts: 0,
      aside: {},
    });
    assert.deepEqual(parseLayoutConfig(text), { ...DEFAULTS, theme: 'light' });
  });
});
