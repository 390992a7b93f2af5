import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { rollup } from 'rollup';
import { browserPlugins } from '../../shared/build/plugins.mjs';
import { textsName } from '../../shared/build/texts-plugin.mjs';

const i18n = (file: string) => path.resolve('shared/i18n', file);
const FILES = {
  'main.ts': `export { texts } from '${path.resolve('widgets/order-manager/texts/index.ts')}';
    export { loadLanguage } from '${i18n('languages.ts')}';
    import { loadPart } from '${i18n('languages.ts')}';
    export const later = () => loadPart(() => import('./later.ts'));\n`,
  'later.ts': `export { texts } from '${path.resolve('portal/app/viewer/texts/index.ts')}';\n`,
  'broken.ts': `import { en } from './tool/texts/en.ts';\nconsole.info(en);\n`,
  'tool/texts/en.ts': `export const en = { 'tool.title': '{count, plural, one {# tool}' };\n`,
};

describe('texts of the build', () => {
  let folder: string;
  let out: string;
  let output: readonly { name: string; code: string }[];

  before(async () => {
    mkdirSync('.cache', { recursive: true });
    folder = mkdtempSync(path.join('.cache', 'texts-'));
    mkdirSync(path.join(folder, 'tool/texts'), { recursive: true });
    for (const [name, source] of Object.entries(FILES)) writeFileSync(path.join(folder, name), source);
    const bundle = await rollup({
      input: path.join(folder, 'main.ts'),
      plugins: browserPlugins('production'),
    });
    out = path.resolve(folder, 'out');
    const written = await bundle.write({
      dir: out,
      format: 'es',
      chunkFileNames: ({ moduleIds }) => `${textsName(moduleIds) ?? '[name]'}.js`,
    });
    await bundle.close();
    output = written.output.flatMap((file) =>
      file.type === 'chunk' ? [{ name: file.fileName, code: file.code }] : [],
    );
  });

  after(() => rmSync(folder, { recursive: true, force: true }));

  const saying = (words: string) =>
    output.flatMap(({ name, code }) => (code.includes(words) ? [name] : [])).sort();

  it('come with the code that imports them, the English ones at once and each other language by itself', () => {
    const [first, ...others] = saying('Save Changes');
    assert.match(first!, /^main/);
    assert.deepEqual(others, []);
    assert.deepEqual(saying('Page viewer'), ['later.js']);
    assert.deepEqual(saying('Enregistrer'), ['fr-order-manager.js']);
    assert.deepEqual(saying('Guardar cambios'), ['es-order-manager.js']);
  });

  it('are compiled ahead, without a compiler', () => {
    const code = output.map((file) => file.code).join();
    assert.match(code, /"orders\.unsaved":\s*\[\["count",\s*\{\s*"?one"?:\s*"# unsaved change"/);
    assert.doesNotMatch(code, /MessageFormat/);
  });

  it('stop the build where they are no MessageFormat', async () => {
    const input = path.join(folder, 'broken.ts');
    await assert.rejects(
      rollup({ input, plugins: browserPlugins('production') }),
      /the text tool\.title is not ICU MessageFormat/,
    );
  });

  it('I18N-03 of a part that is loaded later are there before it begins', async () => {
    const built = await import(pathToFileURL(path.join(out, 'main.js')).href);
    const german = built.texts.in('de');
    assert.equal(german('orders.save'), 'Save Changes');
    await built.loadLanguage('de');
    assert.equal(german('orders.save'), 'Änderungen speichern');
    assert.equal(german('common.close'), 'Schließen');
    const { texts } = await built.later();
    assert.equal(texts.in('de')('viewer.refused'), 'Diese Adresse kann hier nicht angezeigt werden.');
  });
});
