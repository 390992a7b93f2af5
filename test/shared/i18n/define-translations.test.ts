import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogues, type Loaders } from '../../../shared/i18n/catalogue.ts';
import { defineTexts } from '../../../shared/i18n/define-texts.ts';
import { defineTranslations } from '../../../shared/i18n/define-translations.ts';

const textsOf = <Id extends string>(id: Id, text: string) => ({ [id]: text }) as Record<Id, string>;
const loadersOf = <Id extends string>(text: Id): Loaders<Id> => ({
  de: async () => ({ de: textsOf(text, `{ship} auf Deutsch: ${text}`) }),
  es: async () => ({ es: textsOf(text, text) }),
  fr: async () => ({ fr: textsOf(text, text) }),
  ja: async () => ({ ja: textsOf(text, text) }),
  zh: async () => ({ zh: textsOf(text, text) }),
});
const shipTexts = defineTexts({ en: { 'ship.late': '{ship} is late' }, load: loadersOf('ship.late') });
const translations = defineTranslations({ load: loadersOf('ship.sunk'), includes: [shipTexts] });

test('I18N-02 there is a translation from the moment that the language is loaded for all code', async () => {
  const find = (id: string) => translations.find('de', id, { ship: 'Ada' });
  assert.deepEqual([find('ship.sunk'), find('ship.late')], [undefined, undefined]);
  await Promise.all(catalogues.map((one) => one.load('de')));
  assert.equal(find('ship.sunk'), 'Ada auf Deutsch: ship.sunk');
  assert.equal(find('ship.late'), 'Ada auf Deutsch: ship.late');
});

test('there is none for an unknown id, nor without a value that the text names', async () => {
  await Promise.all(catalogues.map((one) => one.load('de')));
  for (const id of ['ship.found', 'toString', '__proto__'])
    assert.equal(translations.find('de', id, { ship: 'Ada' }), undefined, id);
  assert.equal(translations.find('de', 'ship.sunk', {}), undefined);
});
