import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { placeStyles } from './linked-styles.mjs';

const MODULE = /<script type="module"( blocking="render")? src="([^"]+)"><\/script>/g;
const ASSETS = '**/*.{svg,png,ico,txt}';

/**
 * Pages: a folder of `.html` files whose module scripts are named by their address, for example `/demo/main.js` for
 * `demo/main.tsx`. `scriptsOf` finds those sources for the build's entries.
 */
export function scriptsOf({ source, url }) {
  const scripts = globSync(`${source}/*.html`).flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(MODULE)].map(([, , src]) => src),
  );
  return [...new Set(scripts)].flatMap((src) => {
    const file = sourceOf(src, source, url);
    return file ? [{ src, file }] : [];
  });
}

function sourceOf(src, source, url) {
  if (!src.startsWith(url)) return undefined;
  const stem = path.posix.join(source, src.slice(url.length).replace(/\.js$/, ''));
  return ['.ts', '.tsx'].map((ending) => stem + ending).find((file) => existsSync(file));
}

/**
 * Writes the pages into the build: each script address becomes the hashed one, everything it imports is preloaded,
 * its stylesheets get names with a hash, too, and the pictures beside the page are copied. `site` is {source, url,
 * target}.
 */
export function pagesPlugin(site) {
  return {
    name: 'pages',
    async writeBundle({ dir }, bundle) {
      const target = path.join(dir, site.target);
      mkdirSync(target, { recursive: true });
      const names = new Map(
        scriptsOf(site).map(({ src, file }) => [src, nameOf(path.resolve(file), bundle)]),
      );
      // The target folder is what the server shows at `url`, so an address is the path below it or beside it.
      const address = (file) =>
        file.startsWith(`${site.target}/`) ? site.url + file.slice(site.target.length + 1) : `/${file}`;

      for (const page of globSync(`${site.source}/*.html`)) {
        const html = readFileSync(page, 'utf8').replace(MODULE, (tag, blocking = '', src) => {
          const file = names.get(src);
          if (!file) return tag;
          const preloads = bundle[file].imports.map(
            (name) => `<link rel="modulepreload" href="${address(name)}" />`,
          );
          const script = `<script type="module"${blocking} src="${address(file)}"></script>`;
          return [script, ...preloads].join('\n    ');
        });
        writeFileSync(path.join(target, path.basename(page)), await placeStyles(html, site, target));
      }
      for (const asset of globSync(`${site.source}/${ASSETS}`)) {
        const copy = path.join(target, path.relative(site.source, asset));
        mkdirSync(path.dirname(copy), { recursive: true });
        copyFileSync(asset, copy);
      }
    },
  };
}

function nameOf(file, bundle) {
  return Object.values(bundle).find((chunk) => chunk.isEntry && chunk.facadeModuleId === file)?.fileName;
}
