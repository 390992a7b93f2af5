import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../../shared/i18n/all-texts.ts';
import { translator } from '../../../shared/i18n/text.ts';

test('I18N-03 the server speaks every language at once', () => {
  assert.equal(translator('de')('orders.save'), 'Änderungen speichern');
  assert.equal(translator('es')('orders.save'), 'Guardar cambios');
  assert.equal(translator('fr')('orders.save'), 'Enregistrer');
  assert.equal(translator('ja')('orders.save'), '変更を保存');
  assert.equal(translator('zh')('orders.save'), '保存更改');
});

test('counts take the forms and the digits of the language', () => {
  const counted = (locale: 'de' | 'fr' | 'ja', count: number) =>
    translator(locale)('orders.unsaved', { count });
  assert.equal(counted('de', 1), '1 nicht gespeicherte Änderung');
  assert.equal(counted('de', 1200), '1.200 nicht gespeicherte Änderungen');
  // In French nothing is singular.
  assert.equal(counted('fr', 0), '0 modification non enregistrée');
  assert.equal(counted('fr', 2), '2 modifications non enregistrées');
  assert.equal(counted('ja', 1), '未保存の変更 1件');
});

test('D-85 I18N-05 I18N-06 I18N-07 I18N-08 I18N-10 the texts behind message keys exist in every language', () => {
  const german = translator('de');
  const english = translator('en');
  assert.equal(english('auth.invalidLogin'), 'The login detail is incorrect');
  assert.equal(english('auth.requiredField'), 'Required field');
  assert.equal(german('auth.invalidLogin'), 'Die Anmeldedaten sind nicht korrekt');
  assert.equal(german('auth.requiredField'), 'Pflichtfeld');
});
