import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts as resetTexts } from '../../../portal/app/auth/forgot-password/texts/index.ts';
import { LOCALES } from '../../../shared/i18n/locales.ts';
import { texts as orderTexts } from '../../../widgets/order-manager/texts/index.ts';
import { CATALOGUES } from './all-catalogues.ts';

test('I18N-03 a tool has its texts in every language', async () => {
  const saves = LOCALES.map(async (locale) => (await orderTexts.load(locale))('orders.save'));
  assert.deepEqual(await Promise.all(saves), [
    'Save Changes',
    'Änderungen speichern',
    'Guardar cambios',
    'Enregistrer',
    '変更を保存',
    '保存更改',
  ]);
});

test('counts take the forms and the digits of the language', async () => {
  const counted = async (locale: 'de' | 'fr' | 'ja', count: number) =>
    (await orderTexts.load(locale))('orders.unsaved', { count });
  assert.equal(await counted('de', 1), '1 nicht gespeicherte Änderung');
  assert.equal(await counted('de', 1200), '1.200 nicht gespeicherte Änderungen');
  // In French nothing is singular.
  assert.equal(await counted('fr', 0), '0 modification non enregistrée');
  assert.equal(await counted('fr', 2), '2 modifications non enregistrées');
  assert.equal(await counted('ja', 1), '未保存の変更 1件');
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
  test(`${requirement} I18N-10 “${english}” is in the dictionary, and in every language`, async () => {
    const translations = await Promise.all(
      LOCALES.map(async (locale) => (await resetTexts.load(locale))(id, { name: 'Email' })),
    );
    assert.equal(translations[0], english);
    assert.equal(new Set(translations).size, LOCALES.length);
  });
}

test('I18N-10 no text is a key', () => {
  for (const { byLocale } of CATALOGUES)
    for (const text of Object.values(byLocale).flatMap((texts) => Object.values(texts)))
      assert.doesNotMatch(text, /[A-Z]+\.[A-Z]{2,}/);
});
