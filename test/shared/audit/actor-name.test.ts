import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actorName } from '../../../shared/audit/actor-name.ts';
import { texts } from '../../../shared/audit/texts/index.ts';
import { LOCALES } from '../../../shared/i18n/locales.ts';

test('D-19 D-96 a person is called as they are, and no label of the server stands for a name in any language', async () => {
  assert.equal(actorName('ann@demo.example'), 'ann@demo.example');
  assert.equal(actorName('link to the past'), 'link to the past');
  for (const locale of LOCALES) {
    const text = await texts.load(locale);
    for (const label of ['link to booking 1001 as user', 'server', 'service', 'service key Host']) {
      const name = actorName(label);
      assert.ok(typeof name !== 'string', label);
      assert.notEqual(text(name), label);
    }
    const named = actorName('link to booking 1001 as user for Jane Clerk');
    assert.ok(typeof named !== 'string' && text(named).includes('Jane Clerk'));
    assert.ok(!text(named).includes('1001'));
  }
});

test('D-19 the holder of a link is called so', () => {
  const text = texts.in('en');
  const name = actorName('link to booking 1001 as user');
  assert.equal(typeof name === 'string' ? name : text(name), 'Holder of a signed link');
});
