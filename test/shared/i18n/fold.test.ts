import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold } from '../../../shared/i18n/fold.ts';

test('case, width and accents make no difference', () => {
  assert.equal(fold('ＰＯ１'), 'po1');
  assert.equal(fold('Réservations'), fold('RESERVATIONS'));
  assert.equal(fold('Łódź Tromsø Straße'), 'lodz tromso strasse');
  assert.equal(fold('İstanbul'), 'istanbul');
});

test('in Japanese a mark makes another letter, and half width none', () => {
  assert.notEqual(fold('ガ'), fold('カ'));
  assert.equal(fold('ｶﾞ'), fold('ガ'));
});
