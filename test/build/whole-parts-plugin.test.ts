import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rollup } from 'rollup';
import { wholePartsPlugin } from '../../shared/build/whole-parts-plugin.mjs';

/** A page whose parts share files with it and with each other. */
const FILES: Readonly<Record<string, string>> = {
  page: `import 'common'; export const tool = () => import('tool');\nexport const plain = () => import('plain');`,
  tool: `import 'common'; import 'grid'; export const name = 'tool';`,
  plain: `import 'common'; export const name = 'plain';`,
  grid: `import 'cells'; console.info('grid');`,
  cells: `console.info('cells');`,
  common: `console.info('common');`,
};
const SHARED = ['common', 'grid', 'cells'];

test('a part that is loaded later is asked for with all that it imports, at any depth, but not with what is there', async () => {
  const bundle = await rollup({
    input: 'page',
    plugins: [
      { name: 'files', resolveId: (id) => (id in FILES ? id : null), load: (id) => FILES[id] },
      wholePartsPlugin(),
    ],
  });
  const { output } = await bundle.generate({
    format: 'es',
    chunkFileNames: '[name]-[hash].js',
    manualChunks: (id) => (SHARED.includes(id) ? id : undefined),
  });
  await bundle.close();

  const asked = output[0].code
    .split('\n')
    .filter((line) => line.includes('import('))
    .map((line) => [...line.matchAll(/import\(['"]\.\/(\w+)-[\w-]+\.js['"]\)/g)].map(([, name]) => name));
  assert.deepEqual(
    asked.map((names) => names.toSorted()),
    [['cells', 'grid', 'tool'], ['plain']],
  );
});
