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

test('marks of one letter make no difference in whichever order they stand, nor as one sign', () => {
  for (const [one, other] of [
    // Hebrew: a point and a vowel beneath the same letter, and both with the dot inside it.
    ['\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd', '\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd'],
    ['\ufb2a\u05b8', '\u05e9\u05b8\u05c1'],
    ['\u05d1\u05bc\u05b7', '\u05d1\u05b7\u05bc'],
    ['\u05e9\u05bc\u05c1\u05b8', '\ufb2c\u05b8'],
    // What joins marks is seen by nobody.
    ['\u05d1\u05bc\u034f\u05b7', '\u05d1\u05b7\u05bc'],
    ['\u05d1\u200e\u05bc\u05b7', '\u05d1\u05b7\u200e\u05bc'],
    // Arabic, Vietnamese, Thai, Devanagari and Japanese.
    ['\u0645\u0651\u064e', '\u0645\u064e\u0651'],
    ['Vi\u1ec7t', 'Vi\u0065\u0302\u0323t'],
    ['Vi\u1ec7t', 'Vi\u0065\u0323\u0302t'],
    ['\u0e01\u0e38\u0e48', '\u0e01\u0e48\u0e38'],
    ['\u0958', '\u0915\u093c'],
    ['\u30ac', '\u30ab\u3099'],
  ] as const) {
    assert.equal(fold(one), fold(other), JSON.stringify([one, other]));
    assert.equal(finder(one)(`x ${other} x`), true, JSON.stringify([one, other]));
  }
  // A vowel makes another word.
  assert.notEqual(fold('\u05d1\u05b7'), fold('\u05d1\u05b8'));
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
