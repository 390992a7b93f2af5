import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { rollup } from 'rollup';
import { browserPlugins } from '../../shared/build/plugins.mjs';

const text = path.resolve('shared/i18n/text.ts');
const FILES = {
  'main.ts': `import { translator } from '${text}';\nconsole.info(translator('en')('orders.save'));\nexport const later = () => import('./later.ts');\n`,
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

  it('are compiled ahead, without a compiler', () => {
    assert.match(first, /"orders\.unsaved":\[\["count",\{"?one"?:"# unsaved change"/);
    assert.doesNotMatch(first, /MessageFormat/);
  });
});
