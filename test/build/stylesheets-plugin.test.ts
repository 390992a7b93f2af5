import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { rollup } from 'rollup';
import { browserPlugins } from '../../shared/build/plugins.mjs';

const style = (mark: number) =>
  `import { style } from '@vanilla-extract/css';\nexport const box = style({ zIndex: ${mark}, userSelect: 'none' });\n`;

/** A tool with two parts: one it imports, one it loads later. */
const FILES = {
  'tool.ts': `import './part.ts';\nimport { box } from './tool.css.ts';\nexport const name = box;\nexport const later = () => import('./later.ts');\n`,
  'tool.css.ts': style(4002),
  'part.ts': `export { box } from './part.css.ts';\n`,
  'part.css.ts': style(4001),
  'later.ts': `import { box } from './later.css.ts';\nimport stylesheets from 'stylesheets:./later.ts';\nexport const lazy = [box, stylesheets];\n`,
  'later.css.ts': style(4003),
  'main.ts': `import stylesheets from 'stylesheets:./tool.ts';\nimport { later, name } from './tool.ts';\nconsole.info(stylesheets, name, later);\n`,
};

describe('stylesheets of the build', () => {
  let folder: string;
  let first: string;
  let lazy: string;

  before(async () => {
    mkdirSync('.cache', { recursive: true });
    folder = mkdtempSync(path.join('.cache', 'stylesheets-'));
    for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
    const bundle = await rollup({
      input: path.join(folder, 'main.ts'),
      plugins: browserPlugins('production'),
    });
    const { output } = await bundle.generate({ format: 'es' });
    await bundle.close();
    first = output[0].code;
    lazy = output.flatMap((file) => (file.type === 'chunk' && file.isDynamicEntry ? file.code : [])).join();
  });

  after(() => rmSync(folder, { recursive: true, force: true }));

  it('are constructable stylesheets, the theme’s first, then in the order of imports', () => {
    assert.match(first, /new CSSStyleSheet\(\)/);
    const order = [...first.matchAll(/:host\{|z-index:(\d+)/g)].map(([rule, mark]) => mark ?? rule);
    assert.deepEqual(order, [':host{', '4001', '4002']);
    const list = /stylesheets\w* = \[([^\]]+)\]/.exec(first)?.[1]?.split(',') ?? [];
    assert.equal(list.length, 3);
  });

  it('leave those of a part that is loaded later to that part', () => {
    assert.doesNotMatch(first, /z-index:4003/);
    assert.match(lazy, /z-index:4003/);
  });

  it('have the names by which each supported browser knows a property', () => {
    assert.match(first, /-webkit-user-select:none;user-select:none/);
  });

  it('never become a style element', () => {
    assert.doesNotMatch(first + lazy, /createElement\(["']style|<style/);
  });
});
