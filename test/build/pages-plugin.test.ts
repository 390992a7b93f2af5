import assert from 'node:assert/strict';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { rollup } from 'rollup';
import { pagesPlugin, scriptsOf } from '../../shared/build/pages-plugin.mjs';

const PAGE = `<link rel="stylesheet" href="/start.css" />
<script type="module" src="/main.js"></script>
<script type="module" src="/elsewhere.js"></script>`;
const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

mkdirSync('.cache', { recursive: true });
const root = mkdtempSync(path.join('.cache', 'pages-'));
after(() => rmSync(root, { recursive: true, force: true }));

/** What is written of a site with one page, by name without the hash; and the page. */
async function written(css: string) {
  const folder = mkdtempSync(path.join(root, 'site-'));
  const site = { source: path.join(folder, 'source'), url: '/', target: 'portal' };
  mkdirSync(site.source);
  const files = {
    'index.html': PAGE,
    'start.css': css,
    'main.ts': `import './common.ts';\nconsole.info('main');`,
    'common.ts': `console.info('common');`,
    'icon.svg': '<svg/>',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(site.source, name), text);
  const bundle = await rollup({ input: scriptsOf(site).map(({ file }) => path.resolve(file)) });
  await bundle.write({
    dir: path.join(folder, 'dist'),
    entryFileNames: 'portal/assets/[name]-[hash].js',
    chunkFileNames: 'widgets/[name]-[hash].js',
    manualChunks: (id) => (id.endsWith('common.ts') ? 'common' : undefined),
    plugins: [pagesPlugin(site)],
  });
  await bundle.close();
  const names = globSync('**/*.*', { cwd: path.join(folder, 'dist') }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const read = (name: string) => readFileSync(path.join(folder, 'dist', name), 'utf8');
  const named = (start: string) => names.find((name) => name.startsWith(start)) ?? `no ${start}`;
  return { read, named, html: read('portal/index.html') };
}

describe('pages of the build', () => {
  it('name their scripts by the hash, at the address where the server shows them, and preload what these import', async () => {
    const { html, named } = await written('p { margin: 0 }');
    const [, main = ''] = /src="\/(assets\/main-[\w-]{8}\.js)"/.exec(html) ?? [];
    assert.equal(`portal/${main}`, named('portal/assets/main-'));
    assert.ok(html.includes(`<link rel="modulepreload" href="/${named('widgets/common-')}" />`), html);
    assert.ok(html.includes('src="/elsewhere.js"'), 'a script of somebody else stays');
  });

  it('have their pictures beside them', async () => {
    const { read } = await written('p { margin: 0 }');
    assert.equal(read('portal/icon.svg'), '<svg/>');
  });

  it('I18N-14, D-116 have stylesheets beside the fonts that they name, all under names with a hash', async () => {
    const { html, named, read } = await written(`@font-face { src: url("${FONT}") format("woff2"); }`);
    const font = named('portal/assets/inter-latin-wght-normal-');
    const sheet = named('portal/assets/start-');
    assert.match(font, /-[\w-]{8}\.woff2$/);
    assert.match(sheet, /-[\w-]{8}\.css$/);
    assert.ok(html.includes(`<link rel="stylesheet" href="/${sheet.replace('portal/', '')}" />`), html);
    assert.ok(read(sheet).includes(`url("./${path.basename(font)}")`), read(sheet));
  });

  it('get a stylesheet of another name when it changes, and only then', async () => {
    const name = async (css: string) => (await written(css)).named('portal/assets/start-');
    const first = await name('p { margin: 0 }');
    assert.equal(await name('p { margin: 0 }'), first);
    assert.notEqual(await name('p { margin: 1px }'), first);
  });
});
