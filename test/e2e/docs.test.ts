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
import { orderManager } from '../helpers/e2e/order-manager.ts';
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
  vue: `${SNIPPETS}/vue.js`,
  svelte: `${SNIPPETS}/svelte.ts`,
  angular: `${SNIPPETS}/angular.ts`,
  lit: `${SNIPPETS}/lit.ts`,
  solid: `${SNIPPETS}/solid.ts`,
};

const ELEMENT = /<([a-z]+(?:-[a-z]+)+)/;
const TOKEN = /<([a-z]+(?:-[a-z]+)+)[^<>]* token="\.\.\."/g;
const textOf = (name: string) => PAGES.find((page) => page.name === name)?.text ?? '';

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

  /** The token that this element needs. */
  const tokenOf = (tag: string) => tokens.get(linkOf(tag) ?? '') ?? '';

  /** Opens the snippet as a page of another application, whose server has tokens. */
  async function open(page: Page, code: string): Promise<void> {
    const [, first = ''] = ELEMENT.exec(code) ?? [];
    const token = tokenOf(first);
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
      .replace(TOKEN, (all, tag) => all.replace('"..."', `"${tokenOf(tag)}"`))
      .replaceAll('{{version}}', BUILT_VERSION)
      .replace('{{importmap}}', await importMap());
    await page.goto('/');
  }
  const heard = (page: Page) => page.evaluate<string[]>('globalThis.heard');
  const importMap = async (query = '') =>
    (await fetch(`${portal.url}/widgets/importmap.json${query}`)).text();

  async function getsReady(page: Page, code: string): Promise<void> {
    await open(page, code);
    if (code.includes('<entity-switcher')) {
      // It draws nothing for whoever is no admin.
      await page.locator('entity-switcher[data-version]').waitFor({ state: 'attached' });
      return;
    }
    // A string can't be waited for under the strictest policy.
    const all = await eventually(
      () => heard(page),
      (events) => events.length > 0,
    );
    assert.deepEqual([...new Set(all)], ['fp-ready']);
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

  for (const name of ['vue', 'svelte'])
    test(`the page made with ${name} shows its element under the strictest policy with what the documentation adds`, () =>
      visit(async (page) => {
        const script = readFileSync(path.join(folder, `${name}.js`), 'utf8');
        await page.route('**/snippet.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: script }),
        );
        const added = new RegExp(`\\| ${name} \\d+ \\| \`(.+)\` \\|`, 'i').exec(textOf('policies'))?.[1];
        const [, policy = ''] = /content="([^"]+)"/.exec(textOf('policies')) ?? [];
        const ofPage = policy
          .replace('script-src', "script-src 'self'")
          .replace('connect-src', "connect-src 'self'")
          .replace("trusted-types 'none'", added ?? '');
        const refused: string[] = [];
        page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
        await getsReady(
          page,
          `<!doctype html><title>${name}</title><meta http-equiv="Content-Security-Policy" content="${ofPage}">
           <script type="module" src="https://portal.example/widgets/autoload.js"></script>
           <script type="module" src="/snippet.js"></script><main></main><!-- <po-style-manager> -->`,
        );
        assert.deepEqual(refused, []);
      }, foreign.origin));

  test('the guard of unsaved work asks for either of two elements, and no more once they are away', () =>
    visit(async (page) => {
      const guard = blocks('html run').find(({ code }) => code.includes("confirm('Leave"));
      await open(page, guard?.code ?? '');
      const asked: string[] = [];
      let isLeaving = false;
      page.on('dialog', (dialog) => {
        asked.push(dialog.message());
        return isLeaving ? dialog.accept() : dialog.dismiss();
      });
      const back = page.getByRole('button', { name: 'Back to the list' });
      const box = page.getByRole('checkbox', { name: 'Include External Rates' });
      await box.click();
      await orderManager(page).ready();
      await back.click();
      assert.equal(asked.length, 1);
      await orderManager(page).createBoth();
      await box.click();
      await back.click();
      assert.equal(asked.length, 2, 'the other one has unsaved work');
      isLeaving = true;
      await back.click();
      await page.locator('main:empty').waitFor({ state: 'attached' });
      await back.click();
      assert.equal(asked.length, 3, 'nothing is unsaved any more');
    }, foreign.origin));

  test('an import map of some elements pins every script that they load', () =>
    visit(async (page) => {
      const map = await importMap('?elements=po-style-manager');
      const pinned = new Set(Object.keys(JSON.parse(map).integrity));
      const scripts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      const { code = '' } = blocks('html pinned').find((block) => block.code.includes('{{importmap}}')) ?? {};
      await open(page, code.replace('{{importmap}}', map));
      await orderManager(page).ready();
      await orderManager(page).createBoth();
      assert.ok(scripts.length > 3);
      assert.deepEqual(
        scripts.filter((script) => !pinned.has(script)),
        [],
      );
      const all = Object.keys(JSON.parse(await importMap()).integrity);
      assert.ok(pinned.size < all.length / 2, `${pinned.size} of ${all.length}`);
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
function linkOf(tag: string): string | undefined {
  const page = PAGES.find(({ name }) => name === tag);
  return page && /data-link="([^"]+)"/.exec(page.text)?.[1];
}
