import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { rollup } from 'rollup';
import { browserPlugins } from '../../shared/build/plugins.mjs';

const text = path.resolve('shared/i18n/text.ts');
const learn = path.resolve('shared/i18n/learn.ts');
const FILES = {
  'main.ts': `import { translator } from '${text}';\nconsole.info(translator('en')('orders.save'));\nexport const later = () => import('./later.ts');\n`,
  'foreign.ts': `export { learn } from '${learn}';\nexport { translator } from '${text}';\nexport * from './main.ts';\n`,
  'node-only.ts': `import '${path.resolve('shared/i18n/all-texts.ts')}';\n`,
  'later.ts': `import { translator } from '${text}';\nconsole.info(translator('en')('auth.signIn'));\n`,
};

describe('texts of the build', () => {
  let folder: string;
  let first: string;
  let lazy: string;

  before(async () => {
    mkdirSync('.cache', { recursive: true });
    folder = mkdtempSync(path.join('.cache', 'texts-'));
    for (const [name, source] of Object.entries(FILES)) writeFileSync(path.join(folder, name), source);
    const bundle = await rollup({
      input: path.join(folder, 'main.ts'),
      plugins: browserPlugins('production'),
    });
    const { output } = await bundle.generate({ format: 'es' });
    await bundle.close();
    const code = (isLazy: boolean) =>
      output
        .flatMap((file) => (file.type === 'chunk' && file.isDynamicEntry === isLazy ? file.code : []))
        .join();
    first = code(false);
    lazy = code(true);
  });

  after(() => rmSync(folder, { recursive: true, force: true }));

  it('come with the code that names their area, and with no other', () => {
    assert.match(first, /Save Changes/);
    assert.doesNotMatch(first, /Sign In/);
    assert.match(lazy, /Sign In/);
    assert.doesNotMatch(lazy, /Save Changes/);
  });

  it('are there for all where they can be needed by all', () => {
    assert.match(first, /Try again/);
  });

  it('I18N-03 of other languages come by area, and before a part that is loaded later begins', async () => {
    const input = path.join(folder, 'foreign.ts');
    const bundle = await rollup({ input, plugins: browserPlugins('production') });
    const out = path.resolve(folder, 'foreign');
    const { output } = await bundle.write({ dir: out, format: 'es' });
    await bundle.close();
    const texts = output.flatMap((file) => (file.type === 'chunk' && /_de/.test(file.name) ? file.code : []));
    const signIn = texts.filter((code) => code.includes('Neu hier?'));
    assert.equal(signIn.length, 1);
    assert.doesNotMatch(signIn.join(), /Änderungen speichern/);

    const built = await import(pathToFileURL(path.join(out, 'foreign.js')).href);
    const german = () => built.translator('de');
    assert.equal(german()('orders.save'), 'Save Changes');
    await built.learn('de');
    assert.equal(german()('orders.save'), 'Änderungen speichern');
    assert.equal(german()('common.close'), 'Schließen');
    await built.later();
    assert.equal(german()('auth.signIn'), 'Anmelden');
  });

  it('of all languages at once are refused: they are for the server', async () => {
    const input = path.join(folder, 'node-only.ts');
    await assert.rejects(rollup({ input, plugins: browserPlugins('production') }), /for Node/);
  });

  it('are compiled ahead, without a compiler', () => {
    assert.match(first, /"orders\.unsaved":\[\["count",\{"?one"?:"# unsaved change"/);
    assert.doesNotMatch(first, /MessageFormat/);
  });
});
