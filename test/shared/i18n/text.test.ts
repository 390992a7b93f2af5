import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../../shared/i18n/catalogues/en.ts';
import { compile } from '../../../shared/i18n/compile.ts';
import { toLocale } from '../../../shared/i18n/locales.ts';
import { translator } from '../../../shared/i18n/text.ts';

test('every English text is valid MessageFormat', () => {
  for (const [id, message] of Object.entries(en)) {
    assert.doesNotThrow(() => compile(message), `${id}: ${message}`);
  }
});

test('PO-11 quotes and numbers of a text stay as the user wrote them', () => {
  const text = translator('en');
  assert.equal(text('orders.row', { orderNumber: '007 {x} <b>' }), 'Purchase Order "007 {x} <b>" :');
  assert.equal(text('orders.row', { orderNumber: 'A\\x41\\u0042' }), 'Purchase Order "A\\x41\\u0042" :');
  assert.equal(text('orders.po.create', { text: "O'Neil" }), 'Add new PO "O\'Neil"');
});

const INHERITED = ['constructor', '__proto__', 'toString'];

test('D-112 a choice of texts by a word that no text is for, such as what every object inherits, is the other one', () => {
  const text = translator('en');
  for (const feature of [...INHERITED, 'surcharges'])
    assert.equal(text('charges.heading', { feature }), 'Charges', feature);
});

test('counts follow the language', () => {
  const text = translator('en');
  assert.equal(text('orders.unsaved', { count: 1 }), '1 unsaved change');
  assert.equal(text('orders.unsaved', { count: 1200 }), '1,200 unsaved changes');
});

test('I18N-02 a language without a catalogue speaks English', () => {
  assert.equal(translator('ja')('orders.save'), 'Save Changes');
});

test('D-70 an unknown language is none, a regional one is its language', () => {
  assert.equal(toLocale('de-CH'), 'de');
  assert.equal(toLocale('tlh'), undefined);
  assert.equal(toLocale(null), undefined);
});
