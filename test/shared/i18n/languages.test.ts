import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { defineTexts } from '../../../shared/i18n/define-texts.ts';
import { loadLanguage, loadPart } from '../../../shared/i18n/languages.ts';
import { texts as orderTexts } from '../../../widgets/order-manager/texts/index.ts';

/** A part with a text of its own; `arrive` is when its French comes. */
function partOf(id: string, arrive: Promise<unknown>) {
  const never = () => new Promise<never>(() => undefined);
  const fr = () => arrive.then(() => ({ fr: { [id]: 'en français' } }));
  return defineTexts({
    en: { [id]: 'in English' },
    load: { de: never, es: never, fr, ja: never, zh: never },
  });
}

test('a part is given as it is where only English is shown', async () => {
  const part = { draw: () => 'drawn' };
  assert.equal(await loadPart(async () => part), part);
});

test('I18N-02 I18N-03 a language is loaded for the code of the page, and for each part that is loaded later', async () => {
  assert.equal(orderTexts.in('fr')('orders.save'), 'Save Changes');
  assert.equal(await loadLanguage('fr'), 'fr');
  assert.equal(orderTexts.in('fr')('orders.save'), 'Enregistrer');
  const part = await loadPart(async () => partOf('part.title', Promise.resolve()));
  assert.equal(part.in('fr')('part.title'), 'en français');
});

test('I18N-02 nobody waits long for the texts of a part: English first, and then the language', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const french = Promise.withResolvers<void>();
  const loading = loadPart(async () => partOf('late.title', french.promise));
  await new Promise((resolve) => setImmediate(resolve));
  context.mock.timers.tick(3_000);
  const part = await loading;
  assert.equal(part.in('fr')('late.title'), 'in English');
  french.resolve();
  await part.load('fr');
  assert.equal(part.in('fr')('late.title'), 'en français');
});

test('D-115 every part that the page loads later waits for its texts', () => {
  const files = globSync('{shared,widgets,portal/app}/**/*.{ts,tsx}').filter(
    (file) => !/[\\/]texts[\\/]/.test(file),
  );
  const late = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '');
    return [...code.matchAll(/(\w+\(\(\) => |typeof )?\bimport\('\./g)].map(([, by]) => [file, by] as const);
  });
  assert.ok(late.length > 20);
  for (const [file, by] of late)
    assert.ok(['loadPart(() => ', 'lazyPage(() => ', 'typeof '].includes(by ?? ''), file);
});
