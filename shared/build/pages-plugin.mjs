import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const MODULE = /<script type="module"( blocking="render")? src="([^"]+)"><\/script>/g;
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)" \/>/g;
const PICTURES = '**/*.{svg,png,ico,txt}';

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
 * Puts the pages into the build: each address of a script or stylesheet becomes the hashed one, everything a script
 * imports is preloaded, and the pictures beside the page are copied. `site` is {source, url, target}. The usual HTML
 * plugins place a page by the build's folders; ours are shown elsewhere: `dist/portal` at `/`, at every depth.
 */
export function pagesPlugin(site) {
  return {
    name: 'pages',
    async generateBundle(_, bundle) {
      const emit = (name, source) =>
        this.emitFile({ type: 'asset', fileName: `${site.target}/${name.replaceAll('\\', '/')}`, source });
      const pages = globSync('*.html', { cwd: site.source }).map((name) => ({
        name,
        html: readFileSync(path.join(site.source, name), 'utf8'),
      }));
      const scripts = new Map(
        scriptsOf(site).map(({ src, file }) => [src, entryOf(path.resolve(file), bundle)]),
      );
      const styles = await stylesOf(pages, site, emit);
      // The target folder is what the server shows at `url`, so an address is the path below it or beside it.
      const address = (file) =>
        file.startsWith(`${site.target}/`) ? site.url + file.slice(site.target.length + 1) : `/${file}`;

      for (const { name, html } of pages) {
        const withScripts = html.replace(MODULE, (tag, blocking = '', src) => {
          const entry = scripts.get(src);
          if (!entry) return tag;
          const preloads = entry.imports.map(
            (file) => `<link rel="modulepreload" href="${address(file)}" />`,
          );
          const script = `<script type="module"${blocking} src="${address(entry.fileName)}"></script>`;
          return [script, ...preloads].join('\n    ');
        });
        emit(
          name,
          withScripts.replace(STYLESHEET, (link, href) => link.replace(href, styles.get(href))),
        );
      }
      for (const picture of globSync(PICTURES, { cwd: site.source }))
        emit(picture, readFileSync(path.join(site.source, picture)));
    },
  };
}

const entryOf = (file, bundle) =>
  Object.values(bundle).find((chunk) => chunk.isEntry && chunk.facadeModuleId === file);

/** The stylesheets that the pages link to, with the fonts they name, under names with a hash; address by address. */
async function stylesOf(pages, site, emit) {
  const linked = pages.flatMap(({ html }) => [...html.matchAll(STYLESHEET)].map(([, href]) => href));
  const addresses = new Map();
  for (const href of new Set(linked)) {
    const { outputFiles } = await build({
      entryPoints: [path.join(site.source, href.slice(site.url.length))],
      bundle: true,
      minify: true,
      write: false,
      outdir: 'assets',
      entryNames: '[name]-[hash]',
      assetNames: '[name]-[hash]',
      loader: { '.woff2': 'file' },
      // One of the things that the hostile page does.
      external: ['javascript:*'],
    });
    for (const { path: file, contents } of outputFiles) {
      const name = path.basename(file);
      emit(`assets/${name}`, contents);
      if (name.endsWith('.css')) addresses.set(href, `${site.url}assets/${name}`);
    }
  }
  return addresses;
}
