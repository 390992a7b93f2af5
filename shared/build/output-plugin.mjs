import { createHash } from 'node:crypto';
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { budgetTable } from './budget.mjs';
import { brotli, closure, importedEntries, laterOf } from './bundle-files.mjs';
import { version } from './plugins.mjs';
import { releaseDigest } from './release-digest.mjs';
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
        for (const file of globSync('{*.{d.ts,json,md},angular.js}', { cwd: 'widgets' }))
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
          writeRelease(dir);
        }
        writeFileSync(path.join(dir, STAMP), sourceStamp(compressed ? 'production' : 'development'));
      },
    },
  };
}

/**
 * Makes the folder of the bundle a package, for host pages that are built with a bundler of their own. It begins with all
 * elements: the autoloader finds the files of an element by their addresses, which a bundler changes.
 */
function writePackage(dir) {
  const { description } = JSON.parse(readFileSync('package.json', 'utf8'));
  const facts = {
    name: 'freight-portal-elements',
    version,
    description,
    private: true,
    type: 'module',
    types: './index.d.ts',
    exports: {
      '.': { types: './index.d.ts', default: './all.js' },
      './*.d.ts': { types: './*.d.ts' },
      './*': './*',
    },
    customElements: './custom-elements.json',
    'web-types': './web-types.json',
    sideEffects: true,
    files: ['*.js', '*.json', '*.d.ts', 'chunks/*.js', '*.md'],
  };
  writeFileSync(path.join(dir, 'widgets', 'package.json'), `${JSON.stringify(facts, null, 2)}\n`);
}

/**
 * `dist/widgets/manifest.json`: the version, the `integrity` of all scripts of the bundle by their paths in the folder,
 * and for each entry its file, the chunks that it loads at once, and those that an element loads on demand, for pages that
 * pin what they embed.
 */
function writeManifest(dir, bundle, tags) {
  const folder = path.join(dir, 'widgets');
  const files = Object.fromEntries(
    globSync('**/*.js', { cwd: folder })
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .map((file) => [file, `sha384-${digestOf('sha384', path.join(folder, file)).toString('base64')}`]),
  );
  const local = (file) => file.replace(/^widgets\//, '');
  const entries = ['autoload', 'all', ...tags].map((name) => {
    const file = `${name}.js`;
    const atOnce = closure(bundle, `widgets/${file}`);
    const chunks = [...atOnce].map(local).filter((chunk) => chunk !== file);
    const onDemand = tags.includes(name) ? [...laterOf(bundle, atOnce)].map(local) : [];
    return [
      name,
      {
        file,
        integrity: files[file],
        chunks: chunks.map((chunk) => ({ file: chunk, integrity: files[chunk] })),
        ...(onDemand.length > 0 && { onDemand }),
      },
    ];
  });
  const manifest = JSON.stringify({ version, files, ...Object.fromEntries(entries) }, null, 2);
  writeFileSync(path.join(folder, 'manifest.json'), `${manifest}\n`);
}

const digestOf = (algorithm, file) => createHash(algorithm).update(readFileSync(file)).digest();

/**
 * `dist/release.json`: the version, the files that a page may ask for after the next release, and a digest of all of
 * them, by which a server knows that it has them.
 */
function writeRelease(dir) {
  const files = globSync('{widgets/**,portal/assets/**}/*.*', { cwd: dir })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(map|br|gz)$/.test(file))
    .sort();
  const digest = releaseDigest(files, (file) => readFileSync(path.join(dir, file)));
  const facts = { version, digest, files };
  writeFileSync(path.join(dir, 'release.json'), `${JSON.stringify(facts)}\n`);
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
