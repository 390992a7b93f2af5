import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rollup } from 'rollup';
import { elementsPlugin } from './elements-plugin.mjs';
import { entryPlugin } from './entry-plugin.mjs';
import { browserPlugins, isReact, onwarn } from './plugins.mjs';

/** What the autoloader finds in its own test instead of the product's elements. */
const STAND_INS = {
  'fp-autoloaded': path.resolve('test/helpers/element/autoloaded.ts'),
  'fp-autoloaded-later': path.resolve('test/helpers/element/autoloaded-later.ts'),
};

/** The browser test files whose path contains the filter. */
export function browserTestFiles(filter = '') {
  const wanted = filter.replaceAll('\\', '/');
  const files = globSync('test/**/*.browser.test.{ts,tsx}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.includes(wanted))
    .sort();
  if (files.length === 0) throw new Error(`No browser test matches "${filter}".`);
  return files;
}

/**
 * Bundles these browser tests into a folder of this run alone, so that several runs never meet, and removes it when
 * the process ends. Returns the folder, relative to the project.
 */
export async function buildBrowserTests(files) {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(path.join('.cache', 'test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

  const input = Object.fromEntries(
    files.map((file) => [
      file
        .replace(/^test\//, '')
        .replace(/\.tsx?$/, '')
        .replaceAll('/', '__'),
      file,
    ]),
  );
  const bundle = await rollup({
    input,
    external: [/^@open-wc\//, /^@web\//],
    plugins: [entryPlugin(), elementsPlugin(STAND_INS), ...browserPlugins('development')],
    treeshake: false,
    // Else a part that is loaded later would import the test file itself, and under another address than the runner.
    preserveEntrySignatures: 'strict',
    onwarn,
  });
  await bundle.write({
    dir: folder,
    format: 'es',
    sourcemap: true,
    chunkFileNames: 'chunks/[name]-[hash].js',
    manualChunks: (id) => (isReact(id) ? 'react' : undefined),
  });
  await bundle.close();
  return folder.replaceAll('\\', '/');
}
