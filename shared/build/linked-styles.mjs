import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';

const LINK = /<link rel="stylesheet" href="([^"]+)" \/>/g;
const FONT = /(?<=url\(["'])[^"']+\.woff2/g;

/**
 * Writes the stylesheets that a page links to under names with a hash, and the fonts that they name by their place in a
 * package beside them, so that browsers keep both for good. `dir` is the folder that is shown at `site.url`. Answers the
 * page with the new addresses.
 */
export async function placeStyles(html, site, dir) {
  const assets = path.join(dir, 'assets');
  const place = (file, data) => {
    const { name, ext } = path.parse(file);
    const hash = createHash('sha256').update(data).digest('base64url').slice(0, 8);
    mkdirSync(assets, { recursive: true });
    writeFileSync(path.join(assets, `${name}-${hash}${ext}`), data);
    return `${name}-${hash}${ext}`;
  };
  const addresses = new Map();
  for (const [, href] of html.matchAll(LINK)) {
    const source = readFileSync(path.join(site.source, href.slice(site.url.length)), 'utf8');
    const { code } = await transform(
      source.replaceAll(FONT, (font) => `./${place(font, readFileSync(path.join('node_modules', font)))}`),
      { loader: 'css', minify: true },
    );
    addresses.set(href, `${site.url}assets/${place(href, code)}`);
  }
  return html.replaceAll(LINK, (link, href) => link.replace(href, addresses.get(href)));
}
