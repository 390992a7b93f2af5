import assert from 'node:assert/strict';
import { test } from 'node:test';
import { learn } from '../../../shared/i18n/learn.ts';
import { withTexts } from '../../../shared/i18n/parts.ts';
import { translator } from '../../../shared/i18n/text.ts';

test('I18N-02 a language speaks English until its texts are there, and each text that is missing does', async () => {
  const french = () => translator('fr');
  assert.equal(french()('orders.save'), 'Save Changes');
  assert.equal(french()('orders.unsaved', { count: 1200 }), '1,200 unsaved changes');
  assert.equal(await learn('fr'), 'fr');
  assert.equal(french()('orders.save'), 'Enregistrer');
  assert.equal(
    french()('orders.error.link', { reason: 'Unexpected response' }).endsWith('Réponse inattendue'),
    true,
  );
});

test('a part is handed on as it is, whether or not languages are spoken', async () => {
  const part = { draw: () => 'drawn' };
  assert.equal(await withTexts(part), part);
});
