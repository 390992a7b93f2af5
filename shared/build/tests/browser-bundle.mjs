import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { rollup } from 'rollup';
import { elementsPlugin } from '../elements-plugin.mjs';
import { entryPlugin } from '../entry-plugin.mjs';
import { browserPlugins, isReact, onwarn } from '../plugins.mjs';

/** What the autoloader finds in its own test instead of the product's elements. */
const AUTOLOADED = { 'fp-autoloaded': path.resolve('test/helpers/element/autoloaded/define.ts') };

/** Parts of the runner, of which a page has one. */
const isOutside = (id) => /^@(open-wc|web)\//.test(id);

/** Where the runner serves a package. */
function servedAt(id) {
  const { pathname } = new URL(import.meta.resolve(id));
  return pathname.slice(pathname.indexOf('/node_modules/'));
}

/**
 * Bundles these browser tests into a new folder, so that several runs never meet, and answers that. Paths are relative to the project.
 *
 * @param {string[]} files
 * @param {string} folder
 */
export async function buildBrowserTests(files, folder = newBundleFolder()) {
  const bundle = await rollup({
    input: Object.fromEntries(files.map((file) => [nameOf(file), file])),
    external: isOutside,
    plugins: [entryPlugin(), elementsPlugin(AUTOLOADED), ...browserPlugins('production')],
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
    // By their addresses, so that nobody has to look for them in what was built.
    paths: (id) => (isOutside(id) ? servedAt(id) : id),
  });
  await bundle.close();
  return folder;
}

function newBundleFolder() {
  mkdirSync('.cache', { recursive: true });
  return mkdtempSync(path.join('.cache', 'test-')).replaceAll('\\', '/');
}

/** What a file has become in the folder of a bundle. */
export const builtOf = (folder, file) => `${folder}/${nameOf(file)}.js`;

const nameOf = (file) =>
  file
    .replace(/^test\//, '')
    .replace(/\.tsx?$/, '')
    .replaceAll('/', '__');
