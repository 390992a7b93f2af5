import { createHash } from 'node:crypto';
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { budgetTable } from './budget.mjs';
import { brotli, closure, importedEntries } from './bundle-files.mjs';
import { STAMP, sourceStamp } from './stamp.mjs';

/** Source maps are left out: they take most of the time of all others together, and only a debugger loads them. */
const TEXT = /\.(js|css|html|svg|json|ts|txt)$/;

/** Empties the folder just before new files are written: names with a hash would pile up. */
export function cleanPlugin() {
  return {
    name: 'clean',
    generateBundle({ dir }) {
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/**
 * Completes the written build: types and manifest of the bundle, every text compressed ahead as `.br` and `.gz`, and
 * the byte budget, which fails the build unless `budget` is `warn`. An entry that another file imports stops it too. Must
 * come after every plugin that writes files.
 */
export function outputPlugin({ tags, compressed, budget }) {
  return {
    name: 'output',
    generateBundle(_, bundle) {
      const imported = importedEntries(bundle);
      if (imported.length > 0) this.error(`A part of the build imports an entry: ${imported.join(', ')}`);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }, bundle) {
        for (const file of globSync('*.{d.ts,json,md}', { cwd: 'widgets' }))
          copyFileSync(path.join('widgets', file), path.join(dir, 'widgets', file));
        writePackage(dir);
        writeManifest(dir, bundle, tags);
        if (compressed) {
          const sizes = compress(dir);
          const { text, broken } = budgetTable(bundle, sizes, tags);
          console.info(text);
          const message = `Over the byte budget: ${broken.join('; ')}`;
          if (broken.length > 0 && budget === 'fail') this.error(message);
          if (broken.length > 0) this.warn(message);
        }
        writeFileSync(path.join(dir, STAMP), sourceStamp(compressed ? 'production' : 'development'));
      },
    },
  };
}

/** Makes the folder of the bundle a package, for host pages that are built with a bundler of their own. */
function writePackage(dir) {
  const { version, description } = JSON.parse(readFileSync('package.json', 'utf8'));
  const facts = {
    name: 'freight-portal-elements',
    version,
    description,
    private: true,
    type: 'module',
    types: './index.d.ts',
    exports: {
      '.': { types: './index.d.ts', default: './autoload.js' },
      './*.d.ts': { types: './*.d.ts' },
      './*': './*',
    },
    customElements: './custom-elements.json',
    'web-types': './web-types.json',
    sideEffects: true,
    files: ['*.js', '*.json', '*.d.ts', 'chunks/*.js', 'README.md'],
  };
  writeFileSync(path.join(dir, 'widgets', 'package.json'), `${JSON.stringify(facts, null, 2)}\n`);
}

/**
 * `dist/widgets/manifest.json`: for each entry of the bundle its file, the chunks it loads at once, and the
 * `integrity` of each, for pages that pin what they embed.
 */
function writeManifest(dir, bundle, tags) {
  const integrity = (file) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(path.join(dir, file)))
      .digest('base64')}`;
  const local = (file) => file.replace(/^widgets\//, '');
  const entries = ['autoload', 'all', ...tags].map((name) => {
    const file = `widgets/${name}.js`;
    const chunks = [...closure(bundle, file)].filter((chunk) => chunk !== file);
    return [
      name,
      {
        file: local(file),
        integrity: integrity(file),
        chunks: chunks.map((chunk) => ({ file: local(chunk), integrity: integrity(chunk) })),
      },
    ];
  });
  const manifest = JSON.stringify(Object.fromEntries(entries), null, 2);
  writeFileSync(path.join(dir, 'widgets', 'manifest.json'), `${manifest}\n`);
}

/** Brotli sizes by file name: the byte budget counts them, so that nothing is compressed twice. */
function compress(dir) {
  const sizes = new Map();
  for (const name of globSync('**/*', { cwd: dir })) {
    if (!TEXT.test(name)) continue;
    const file = path.join(dir, name);
    const data = readFileSync(file);
    const small = brotli(data);
    sizes.set(name.replaceAll('\\', '/'), small.length);
    writeFileSync(`${file}.br`, small);
    writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }));
  }
  return sizes;
}
