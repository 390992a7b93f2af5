import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../../shared/i18n/all-texts.ts';
import { LOCALES } from '../../../shared/i18n/locales.ts';
import { catalogues, translator } from '../../../shared/i18n/text.ts';

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

const DICTIONARY = [
  ['I18N-05', 'auth.invalidLogin', 'The login detail is incorrect'],
  ['I18N-06', 'validation.required', 'Email is required'],
  ['I18N-07', 'password.notValid', 'Email is not valid'],
  ['I18N-08', 'auth.requiredField', 'Required field'],
  ['I18N-09', 'validation.notValid', 'Field is not valid'],
  ['D-85', 'reset.notFound', 'The requested Email is not found'],
] as const;

for (const [requirement, id, english] of DICTIONARY) {
  test(`${requirement} I18N-10 “${english}” is in the dictionary, and in every language`, () => {
    const said = LOCALES.map((locale) => translator(locale)(id, { name: 'Email' }));
    assert.equal(said[0], english);
    assert.equal(new Set(said).size, LOCALES.length);
  });
}

test('I18N-10 no text is a key', () => {
  for (const locale of LOCALES)
    for (const text of Object.values(catalogues[locale] ?? {}))
      assert.doesNotMatch(text, /[A-Z]+\.[A-Z]{2,}/);
});
