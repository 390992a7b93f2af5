import assert from 'node:assert/strict';
import { test } from 'node:test';
import { finder, fold, spellings, writings } from '../../../shared/i18n/fold.ts';

test('case, width and accents make no difference', () => {
  assert.equal(fold('ＰＯ１'), 'po1');
  assert.equal(fold('Réservations'), fold('RESERVATIONS'));
  assert.equal(fold('Łódź Tromsø Straße'), 'lodz tromso strasse');
  assert.equal(fold('İstanbul'), 'istanbul');
  assert.equal(fold('ΠΕΙΡΑΙΑΣ'), fold('Πειραιάς'));
});

test('in Japanese a mark makes another letter, and half width none', () => {
  assert.notEqual(fold('ガ'), fold('カ'));
  assert.equal(fold('ｶﾞ'), fold('ガ'));
});

test('signs that look alike make no difference, nor does what nobody sees', () => {
  for (const written of [
    'PO\u20117788',
    'PO\u20137788',
    'PO\u22127788',
    'ＰＯ－７７８８',
    'PO\u00ad-\u200b7788',
  ])
    assert.equal(fold(written), 'po-7788', written);
  assert.equal(fold('Côte d\u2019Azur'), "cote d'azur");
  assert.equal(fold('Mu\u0308ller'), fold('M\u00fcller'));
});

test('a text with umlauts has the spelling of keyboards without them, too', () => {
  assert.deepEqual(spellings('Mu\u0308ller'), ['muller', 'mueller']);
  assert.deepEqual(writings('Straße'), ['Straße']);
});

test('a part is found in either spelling, a blank one in all', () => {
  for (const [part, text] of [
    ['mueller', 'Müller'],
    ['Müll', 'Mueller'],
    ['ｐｏ\u20137', 'PO-7788'],
    [' ', 'PO-7788'],
  ] as const)
    assert.equal(finder(part)(text), true, `${part} in ${text}`);
  assert.equal(finder('PO-78')('PO-7788'), false);
});
