import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile } from '../../../shared/i18n/compile.ts';
import { defineTexts, inLanguage } from '../../../shared/i18n/define-texts.ts';
import { toLocale } from '../../../shared/i18n/locales.ts';
import { texts as commonTexts } from '../../../shared/i18n/texts/index.ts';
import { texts as chargeTexts } from '../../../widgets/charges/texts/index.ts';
import { texts as orderTexts } from '../../../widgets/order-manager/texts/index.ts';
import { textsIn } from './all-catalogues.ts';

const text = orderTexts.in('en');

const foreign = <L extends string>(locale: L) => ({
  'ship.sails': `sails in ${locale}`,
  'ship.why': '{why}.',
});
const shipTexts = defineTexts({
  en: { 'ship.sails': 'sails', 'ship.why': 'Why: {why}' },
  load: {
    de: async () => ({ de: foreign('de') }),
    es: async () => {
      throw new Error('No Spanish');
    },
    fr: async () => ({ fr: foreign('fr') }),
    ja: async () => ({ ja: foreign('ja') }),
    zh: async () => ({ zh: foreign('zh') }),
  },
  includes: [commonTexts],
});

test('D-112 a choice of texts by a word that no text is for, such as what every object inherits, is the other one', () => {
  for (const feature of ['constructor', '__proto__', 'toString', 'surcharges'])
    assert.equal(chargeTexts.in('en')('charges.heading', { feature }), 'Charges', feature);
});

test('every English text is valid MessageFormat', () => {
  for (const [id, message] of Object.entries(textsIn('en'))) {
    assert.doesNotThrow(() => compile(message), `${id}: ${message}`);
  }
});

test('PO-11 quotes and numbers of a text stay as the user wrote them', () => {
  assert.equal(text('orders.row', { orderNumber: '007 {x} <b>' }), 'Purchase Order "007 {x} <b>" :');
  assert.equal(text('orders.row', { orderNumber: 'A\\x41\\u0042' }), 'Purchase Order "A\\x41\\u0042" :');
  assert.equal(text('orders.po.create', { text: "O'Neil" }), 'Add new PO "O\'Neil"');
});

test('counts follow the language', () => {
  assert.equal(text('orders.unsaved', { count: 1 }), '1 unsaved change');
  assert.equal(text('orders.unsaved', { count: 1200 }), '1,200 unsaved changes');
});

test('I18N-02 texts are in English until they are loaded, and stay so where they can’t be', async () => {
  const [german, spanish] = [shipTexts.in('de'), shipTexts.in('es')];
  assert.equal(german('ship.sails'), 'sails');
  await shipTexts.load('de');
  assert.equal(german('ship.sails'), 'sails in de');
  await assert.rejects(shipTexts.load('es'), /No Spanish/);
  assert.equal(spanish('ship.sails'), 'sails');
});

test('a catalogue has the texts of those that it includes, and no others', async () => {
  assert.equal((await shipTexts.load('fr'))('common.close'), 'Fermer');
  // @ts-expect-error: the texts of the order manager come with the order manager
  assert.throws(() => shipTexts.in('fr')('orders.save'));
});

test('a text is put into the language with those within it, several behind one another', async () => {
  await shipTexts.load('de');
  const why = shipTexts('ship.why', { why: ['One reason.', shipTexts('ship.sails'), 'The last one.'] });
  assert.equal(inLanguage('en', why), 'Why: One reason; sails; The last one.');
  assert.equal(shipTexts.in('de')(why), 'One reason; sails in de; The last one..');
});

test('D-70 an unknown language is none, a regional one is its language', () => {
  assert.equal(toLocale('de-CH'), 'de');
  assert.equal(toLocale('tlh'), undefined);
  assert.equal(toLocale(null), undefined);
});
