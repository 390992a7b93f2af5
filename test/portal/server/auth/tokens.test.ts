import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { createTokens } from '../../../../portal/server/auth/tokens.ts';

test('D-12 a token that was accepted before is refused from the second on which it expires', async () => {
  mock.timers.enable({ apis: ['Date'], now: Date.UTC(2026, 0, 1) });
  try {
    const tokens = createTokens('a secret of the tests, long enough for all');
    const token = await tokens.sign('data', { svc: true }, Date.now() + 60_000);
    mock.timers.tick(59_000);
    assert.deepEqual((await tokens.verify(token, 'data'))?.claims, { svc: true });
    mock.timers.tick(1_000);
    assert.equal(await tokens.verify(token, 'data'), undefined);
  } finally {
    mock.timers.reset();
  }
});
