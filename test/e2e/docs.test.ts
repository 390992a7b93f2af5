import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, suite, test } from 'node:test';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import type { Page } from 'playwright-core';
import { rollup } from 'rollup';
import { CHAPTERS } from '../../portal/docs/contents.mjs';
import { docsPages } from '../../shared/build/docs/docs-plugin.mjs';
import { blocksOf } from '../../shared/build/docs/markdown.mjs';
import { elementFiles } from '../../widgets/element-files.mjs';
import { axeProblems } from '../helpers/axe-page.ts';
import { ADMIN, PASSWORD } from '../helpers/e2e/data.ts';
import { portalSuite, suiteForeignPage } from '../helpers/e2e/pages.ts';
import { eventually } from '../helpers/eventually.ts';
import { buildHosts } from '../helpers/hosts/build-hosts.mjs';
import { BUILT_VERSION } from '../helpers/release-before.ts';

const PAGES = await docsPages({ source: 'portal/docs', chapters: CHAPTERS, elements: elementFiles });
const blocks = (info: string) =>
  PAGES.flatMap(({ name, text }) =>
    blocksOf(text)
      .filter((block) => block.info === info)
      .map(({ code }, index) => ({ name: `${name} ${index + 1}`, code })),
  );
const SNIPPETS = 'portal/docs/snippets';
const FRAMEWORKS: Readonly<Record<string, string>> = {
  plain: `${SNIPPETS}/plain.ts`,
  react: `${SNIPPETS}/react.tsx`,
  vue: `${SNIPPETS}/vue.ts`,
  svelte: `${SNIPPETS}/svelte.ts`,
  angular: `${SNIPPETS}/angular.ts`,
  lit: `${SNIPPETS}/lit.ts`,
  solid: `${SNIPPETS}/solid.ts`,
};

suite('the documentation for integrators', () => {
  const foreign = suiteForeignPage();
  const { portal, visit } = portalSuite(() => ({ ALLOWED_ORIGINS: foreign.origin }));
  const tokens = new Map<string, string>();
  let folder = '';

  before(async () => {
    const links: { title: string; url: string }[] = await (
      await fetch(`${portal.url}/demo/links.json`)
    ).json();
    for (const { title, url } of links) tokens.set(title, new URL(url).searchParams.get('token') ?? '');
    folder = await buildHosts(FRAMEWORKS);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** The token that a page about this element needs. */
  async function tokenFor(code: string): Promise<string> {
    const [, tag = ''] = /<([a-z]+(?:-[a-z]+)+)/.exec(code) ?? [];
    const title = (await linkOf(tag)) ?? '';
    return tokens.get(title) ?? '';
  }

  /** Opens the snippet as a page of another application, whose server has tokens. */
  async function open(page: Page, code: string): Promise<void> {
    const token = await tokenFor(code);
    await page.route('**/portal-token*', (route) => route.fulfill({ body: token }));
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      for (const type of ['fp-ready', 'fp-error'])
        addEventListener(type, (event) =>
          heard.push(`${type} ${(event as CustomEvent<{ message?: string }>).detail.message ?? ''}`.trim()),
        );
    });
    foreign.html = code
      .replaceAll('https://portal.example', portal.url)
      .replaceAll('token="..."', `token="${token}"`)
      .replaceAll('{{version}}', BUILT_VERSION)
      .replace('{{importmap}}', await importMap());
    await page.goto('/');
  }
  const heard = (page: Page) => page.evaluate<string[]>('globalThis.heard');
  const importMap = async () => (await fetch(`${portal.url}/widgets/importmap.json`)).text();

  async function getsReady(page: Page, code: string): Promise<void> {
    await open(page, code);
    if (code.includes('<entity-switcher')) {
      // It draws nothing for whoever is no admin.
      await page.locator('entity-switcher[data-version]').waitFor({ state: 'attached' });
      return;
    }
    // A string can't be waited for under the strictest policy.
    assert.deepEqual(
      await eventually(
        () => heard(page),
        (all) => all.length > 0,
      ),
      ['fp-ready'],
    );
  }

  for (const info of ['html run', 'html pinned'])
    for (const { name, code } of blocks(info))
      test(`the page ${name} shows its element`, () =>
        visit((page) => getsReady(page, code), foreign.origin));

  for (const name of Object.keys(FRAMEWORKS))
    test(`the page made with ${name} shows its element`, () =>
      visit(async (page) => {
        const script = readFileSync(path.join(folder, `${name}.js`), 'utf8');
        await page.route('**/snippet.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: script }),
        );
        await getsReady(
          page,
          `<!doctype html><title>${name}</title>
           <script type="module" src="https://portal.example/widgets/autoload.js"></script>
           <script type="module" src="/snippet.js"></script><main></main><!-- <po-style-manager> -->`,
        );
      }, foreign.origin));

  test('the page made with the package shows its element', () =>
    visit(async (page) => {
      const script = await bundledWithPackage(
        readFileSync(`${SNIPPETS}/package.js`, 'utf8').replace('https://portal.example', portal.url),
      );
      await page.route('**/snippet.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: script }),
      );
      await getsReady(
        page,
        '<!doctype html><title>Package</title><main></main><!-- <po-style-manager> --><script type="module" src="/snippet.js"></script>',
      );
    }, foreign.origin));

  const shell = spawnSync('sh', ['-c', 'curl --version']).status === 0;
  for (const { name, code } of blocks('sh run'))
    test(`the commands of ${name} work`, { skip: !shell && 'there is no curl' }, () => {
      const env = { ...process.env, PORTAL_URL: portal.url, EMAIL: ADMIN, PASSWORD };
      const { stdout, stderr } = spawnSync('sh', ['-c', code], { env, encoding: 'utf8' });
      const answer = JSON.parse(stdout);
      assert.ok(answer.token ?? answer.data.allBooking.results[0], `${stdout}${stderr}`);
    });

  test('every page can be read by everybody on any screen, and shows its element', () =>
    visit(async (page) => {
      const violations: string[] = [];
      page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
      for (const { name, title } of PAGES) {
        await page.goto(name === 'index' ? '/docs/' : `/docs/${name}`);
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        const example = page.locator('section.example');
        if ((await example.count()) > 0) await example.locator('[data-version]').waitFor();
        // Colours are those of one style sheet: a page in the dark is enough.
        await page.emulateMedia({ colorScheme: name === 'errors' ? 'dark' : 'light' });
        assert.deepEqual(await axeProblems(page, 'main'), [], name);
        for (const width of [320, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          const over = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          assert.equal(over, 0, `${name} at ${width} px`);
        }
      }
      assert.deepEqual(violations, []);
    }));

  test('an address without a page is none, and one without a slash leads to the first', async () => {
    for (const address of [
      '/docs/nothing',
      '/docs/first-hour/',
      '/docs/assets/nothing.js',
      '/docs/..%2fportal%2findex.html',
    ])
      assert.equal((await fetch(portal.url + address)).status, 404, address);
    assert.equal((await fetch(`${portal.url}/docs`)).url, `${portal.url}/docs/`);
  });

  test('code is copied by its button', () =>
    visit(async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/docs/frameworks');
      await page.getByRole('button', { name: 'Copy' }).first().click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      assert.match(await page.evaluate(() => navigator.clipboard.readText()), /autoload\.js/);
    }));
});

/** The script as a bundler makes it of the package that `npm pack` gives. */
async function bundledWithPackage(script: string): Promise<string> {
  const project = mkdtempSync(path.join(tmpdir(), 'freight-portal-package-'));
  try {
    execFileSync('npm', ['pack', './dist/widgets', '--pack-destination', project], { stdio: 'ignore' });
    const [tarball = ''] = globSync('*.tgz', { cwd: project });
    const folder = path.join(project, 'node_modules/freight-portal-elements');
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-xf', path.join(project, tarball), '-C', folder, '--strip-components=1']);
    writeFileSync(path.join(project, 'host.js'), script);
    const bundle = await rollup({ input: path.join(project, 'host.js'), plugins: [nodeResolve()] });
    const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
    await bundle.close();
    return output[0].code;
  } finally {
    rmSync(project, { recursive: true });
  }
}

/** The title of the demo's link that an element's example has. */
async function linkOf(tag: string): Promise<string | undefined> {
  const page = PAGES.find(({ name }) => name === tag);
  return page && /data-link="([^"]+)"/.exec(page.text)?.[1];
}
