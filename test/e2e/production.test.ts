import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { startMailServer } from '../helpers/mail-server.ts';
import { emptyFolder, FailedStart, OUTSIDE_DEMO, startServer } from '../helpers/server.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** What the documentation's Containerfile takes from where it was built to where it runs. */
function copiedParts(): string[] {
  const lines = [...textOf('portal/docs/production.md').matchAll(/^COPY --from=build (.+) \S+$/gm)];
  return lines.flatMap(([, sources = '']) => sources.split(' ').map((path) => path.replace('/app/', '')));
}

/** The packages that `npm ci --omit=dev` installs. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(textOf('package-lock.json')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean }>;
  };
  return Object.entries(packages).flatMap(([path, { dev, optional }]) => {
    const [, name, below] = path.split('node_modules/');
    return name && below === undefined && !dev && !optional ? [name] : [];
  });
}

const tree = mkdtempSync(join(tmpdir(), 'freight-portal-production-'));
let script: string;

before(() => {
  for (const part of copiedParts()) cpSync(join(ROOT, part), join(tree, part), { recursive: true });
  for (const name of productionPackages()) {
    const link = join(tree, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), link, 'junction');
  }
  const { scripts } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8'));
  script = join(tree, scripts.serve.replace('node ', ''));
});
after(() => rmSync(tree, { recursive: true }));

test('PROD-07 what the Containerfile of the documentation copies runs in production without what builds it, from an empty folder', async (t) => {
  const mails = await startMailServer();
  t.after(() => mails.close());
  const { DEMO: _, ...settings } = OUTSIDE_DEMO;
  const env = {
    ...settings,
    SMTP_URL: mails.url,
    ADMIN_EMAIL: 'first@office.example',
  };
  const server = await startServer({ env, dataDir: emptyFolder(), script });
  t.after(() => server.kill());
  const load = async (path: string) => {
    const response = await fetch(server.url + path);
    assert.equal(response.status, 200, path);
    return response.text();
  };
  const page = await load('/');
  const [, start = ''] = /<script[^>]+src="([^"]+)"/.exec(page) ?? [];
  assert.match(start, /^\/assets\/[\w-]+\.js$/);
  await load(start);
  for (const path of ['/widgets/autoload.js', '/readyz', '/auth/login']) await load(path);
  assert.equal((await fetch(`${server.url}/demo/`)).status, 404);
  const [mail] = await mails.received(1);
  assert.deepEqual(mail?.to, ['first@office.example']);
  assert.equal(await server.stop(), 0);
});

/** What a start in production that ends at once has printed. */
async function refusal(start: { env?: Record<string, string>; dataDir?: string } = {}): Promise<string> {
  const ended = await startServer({ dataDir: emptyFolder(), ...start, script }).catch((error) => error);
  if (ended instanceof FailedStart) {
    assert.equal(ended.exitCode, 1);
    return ended.output;
  }
  await ended.kill?.();
  return assert.fail(`the server started: ${ended}`);
}

test('PROD-07 a production start is no demo, and says all that it lacks at once', async () => {
  const names = (await refusal())
    .trimEnd()
    .split('\n')
    .map((line) => line.split(':')[0]);
  assert.deepEqual(names, ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM']);
});

test('PROD-07 a production start refuses the demo and its data, and says in one line that nothing is built', async () => {
  assert.match(await refusal({ env: { DEMO: 'on' } }), /^DEMO: [^\n]+\n$/);
  const ofDemo = await startServer();
  await ofDemo.stop();
  assert.match(
    await refusal({ env: OUTSIDE_DEMO, dataDir: ofDemo.dataDir }),
    /^DATA_DIR: [^\n]+demo[^\n]+\n$/,
  );
  rmSync(join(tree, 'dist'), { recursive: true });
  assert.match(await refusal(), /^dist: [^\n]+ npm run build[^\n]*\n$/);
});
