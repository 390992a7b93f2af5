import path from 'node:path';
import terser from '@rollup/plugin-terser';
import { CHAPTERS } from './portal/docs/contents.mjs';
import { besidePlugin } from './shared/build/beside-plugin.mjs';
import { manualChunks } from './shared/build/chunks.mjs';
import { docsPlugin } from './shared/build/docs/docs-plugin.mjs';
import { elementsPlugin, entryOf } from './shared/build/elements-plugin.mjs';
import { cleanPlugin, outputPlugin } from './shared/build/output-plugin.mjs';
import { pagesPlugin, scriptsOf } from './shared/build/pages-plugin.mjs';
import { browserPlugins, isReact, onwarn } from './shared/build/plugins.mjs';
import { textsName } from './shared/build/texts-plugin.mjs';
import { elementFiles as elements } from './widgets/element-files.mjs';

const mode = process.env.BUILD_MODE === 'development' ? 'development' : 'production';
const production = mode === 'production';

const PORTAL = { source: 'portal/app', url: '/', target: 'portal' };
const DOCS = { source: 'portal/docs', script: 'portal/docs/docs.ts', chapters: CHAPTERS, elements };
const DEMO = { source: 'demo', url: '/demo/', target: 'demo' };

/** Where the chunks of one part of the product go; what parts share belongs to the bundle. */
const chunkFolder = ({ moduleIds }) => {
  const own = (folder) => moduleIds.some((id) => id.startsWith(path.resolve(folder) + path.sep));
  if (own('portal/docs')) return 'docs/assets';
  if (own('portal')) return 'portal/assets';
  return own('demo') ? 'demo/assets' : 'widgets/chunks';
};

/**
 * The code of an element bears its tag's name, whatever its file is called, that of a portal page its folder's, and
 * texts bear language and owner.
 */
const chunkName = ({ moduleIds }) => {
  const tag = Object.entries(elements).find(([, file]) => moduleIds.includes(file))?.[0];
  if (tag) return tag;
  const owner = textsName(moduleIds);
  if (owner) return owner;
  const { dir, base } = path.parse(moduleIds.at(-1) ?? '');
  return /^lazy-.+\.ts$/.test(base) ? path.basename(dir) : '[name]';
};

/**
 * What elements and pages stand on, with what that imports, is one file: left alone, the bundler makes a file for each
 * set of users, eighteen under an element, most of them below 1 kB. Everything else is left to it.
 */
const BASE =
  /[\\/]shared[\\/](contract[\\/]id|draft|element|record|save|ui[\\/](banner|button|field|hooks|menu|options|spinner|visually-hidden))[\\/.]/;

/**
 * What downshift describes its properties with for a development build. Both declare that importing them has no side
 * effects, which gets lost where CommonJS is converted.
 */
const treeshake = { moduleSideEffects: (id) => !/[\\/](prop-types|react-is)[\\/]/.test(id) };

/**
 * One build for bundle, portal and QA page, so that React and everything else they share are the same files. Portal and
 * demo import the bundle's chunks by relative addresses, so that they work behind any path.
 */
export default {
  input: {
    'widgets/autoload': 'widgets/autoload.ts',
    'widgets/all': 'widgets/all.ts',
    ...Object.fromEntries(Object.keys(elements).map((tag) => [`widgets/${tag}`, entryOf(tag)])),
    ...pageEntries(PORTAL),
    ...pageEntries(DEMO),
    'docs/assets/docs': DOCS.script,
  },
  // No part may import an entry: a page that embeds `{tag}.js?v=2` would run the element's code twice, and no atom of
  // one run is that of the other. So what parts share with an entry is a chunk, and the entry only imports it.
  preserveEntrySignatures: 'strict',
  onwarn,
  treeshake,
  plugins: [elementsPlugin(elements), ...browserPlugins(mode)],
  output: {
    dir: 'dist',
    format: 'es',
    sourcemap: true,
    entryFileNames: ({ name }) => (name.startsWith('widgets/') ? '[name].js' : '[name]-[hash].js'),
    // Short, because the autoloader names the files of every element: 42 bits tell the releases of a file apart.
    chunkFileNames: (chunk) => `${chunkFolder(chunk)}/${chunkName(chunk)}-[hash:7].js`,
    onlyExplicitManualChunks: true,
    manualChunks: manualChunks([
      ['react', isReact],
      ['base', (id) => BASE.test(id)],
    ]),
    plugins: [
      besidePlugin('portal', 'widgets'),
      // Rather than esbuild, which the sources are compiled by: the bundle travels to every host page, and is 4 % smaller.
      production && terser({ ecma: 2020, compress: { passes: 2 }, format: { comments: false } }),
      cleanPlugin(),
      pagesPlugin(PORTAL),
      pagesPlugin(DEMO),
      docsPlugin(DOCS),
      outputPlugin({
        tags: Object.keys(elements),
        compressed: production,
        // Whoever only wants to see the product run is not stopped by its size.
        budget: process.env.BUILD_BUDGET ?? 'fail',
      }),
    ],
  },
};

function pageEntries(site) {
  return Object.fromEntries(
    scriptsOf(site).map(({ file }) => [`${site.target}/assets/${path.parse(file).name}`, file]),
  );
}
