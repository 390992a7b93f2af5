import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { rollup } from 'rollup';
import { browserPlugins } from '../../shared/build/plugins.mjs';

const FILES = {
  'main.ts': `import * as v from 'valibot';
export const name = v.pipe(v.string(), v.trim(), v.minLength(2, 'short'));
export const check = (value: unknown) => v.safeParse(name, value);
export const later = () => import('./later.ts');
`,
  'later.ts': `import * as v from 'valibot';
import { name } from './main.ts';
export const people = (value: unknown) => v.safeParse(v.array(v.object({ name })), value).success;
`,
};

describe('the library that checks data', () => {
  let folder: string;
  let sizes: Map<string, string>;

  before(async () => {
    mkdirSync('.cache', { recursive: true });
    folder = mkdtempSync(path.resolve('.cache', 'pieces-'));
    for (const [file, source] of Object.entries(FILES)) writeFileSync(path.join(folder, file), source);
    const bundle = await rollup({
      input: path.join(folder, 'main.ts'),
      plugins: browserPlugins('production'),
    });
    const { output } = await bundle.write({ dir: path.join(folder, 'out'), format: 'es' });
    await bundle.close();
    sizes = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file.code]] : [])));
  });

  after(() => rmSync(folder, { recursive: true, force: true }));

  it('comes declaration by declaration, with the part that uses it', () => {
    assert.match(sizes.get('main') ?? '', /min_length/);
    assert.doesNotMatch(sizes.get('main') ?? '', /type: "array"/);
    assert.match(sizes.get('later') ?? '', /type: "array"/);
  });

  it('checks as the whole library does', async () => {
    const { check, later } = await import(pathToFileURL(path.join(folder, 'out/main.js')).href);
    assert.equal(check('  Ann ').output, 'Ann');
    assert.equal(check('A').issues[0].message, 'short');
    const { people } = await later();
    assert.equal(people([{ name: 'Ann' }]), true);
    assert.equal(people([{ name: 7 }]), false);
  });
});
