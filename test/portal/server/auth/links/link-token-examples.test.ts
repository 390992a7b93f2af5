import assert from 'node:assert/strict';
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import type { Database } from '../../../../../portal/server/db/database.ts';
import { openFreshEmbedded } from '../../../../helpers/database.ts';
import { buildTestApp, type TestApp } from '../../../../helpers/server.ts';
import { ADMIN, bookingIds, fill, post, signIn } from '../test-accounts.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..');
const FOLDER = join(ROOT, 'portal/docs/snippets/links');

interface Example {
  file: string;
  command: string;
  before?: string[];
  /** Whether the machine can run it, which a command says that fails otherwise. */
  isThere: () => unknown;
}

const says = (command: string, args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** C# is run from a single file from .NET 10 on. */
const isNewDotnet = () => assert.ok(Number.parseInt(says('dotnet', ['--version']), 10) >= 10);

const EXAMPLES: Example[] = [
  { file: 'node.mjs', command: process.execPath, isThere: () => true },
  { file: 'csharp.cs', command: 'dotnet', before: ['run'], isThere: isNewDotnet },
  {
    file: 'php.php',
    command: 'php',
    isThere: () => assert.match(says('php', ['-m']), /^curl$/m),
  },
  { file: 'python.py', command: 'python3', isThere: () => says('python3', ['-V']) },
];

function whyNot({ command, isThere }: Example): string | false {
  try {
    isThere();
    return false;
  } catch {
    return `${command} is not on this machine`;
  }
}

describe('the example of a request for a link', () => {
  let database: Database;
  let server: TestApp;
  let key: string;
  before(async () => {
    database = await openFreshEmbedded();
    await fill(database);
    server = await buildTestApp(database);
    const bearer = await signIn(server.url, ADMIN);
    const body = { name: 'Host', entityIds: [101], roles: ['user'] };
    key = (await post(`${server.url}/api/service-keys`, { bearer, body })).body.key;
  });
  after(async () => {
    await server?.close();
    await database?.close();
  });

  const run = ({ file, command, before: args = [] }: Example, serviceKey: string) =>
    promisify(execFile)(command, [...args, join(FOLDER, file)], {
      env: { ...process.env, PORTAL_URL: server.url, PORTAL_SERVICE_KEY: serviceKey },
      timeout: 120_000,
    });

  for (const example of EXAMPLES) {
    const { file } = example;
    test(`${file} stands in the documentation`, () => {
      const chapter = readFileSync(join(ROOT, 'portal/docs/tokens.md'), 'utf8');
      assert.match(chapter, new RegExp(`^\`\`\`\\w+ file=portal/docs/snippets/links/${file}$`, 'm'));
    });

    test(`${file} gives an element its token, and tells a refusal`, { skip: whyNot(example) }, async () => {
      const { stdout } = await run(example, key);
      const token = /^<po-style-manager [^>]*token="([^"]+)"/.exec(stdout)?.[1] ?? '';
      const { body: data } = await post(`${server.url}/api/betty/login`, { link: token });
      const { body: seen } = await bookingIds(server.url, data.token);
      assert.deepEqual(seen.data.allBooking.results, [{ id: 1001 }]);
      // PHP without a php.ini tells errors on its standard output.
      await assert.rejects(run(example, `${key}x`), (error: { stdout: string; stderr: string }) =>
        /401 .*badServiceKey/.test(error.stdout + error.stderr),
      );
    });
  }

  test('token-server.mjs gives tokens to whoever may have one, and says no where the portal does', async () => {
    for (const { serviceKey, booking, status } of [
      { serviceKey: key, booking: 1001, status: 200 },
      { serviceKey: key, booking: 0, status: 404 },
      { serviceKey: `${key}x`, booking: 1001, status: 502 },
    ]) {
      const child = spawn(process.execPath, [join(FOLDER, 'token-server.mjs')], {
        env: { ...process.env, PORTAL_URL: server.url, PORTAL_SERVICE_KEY: serviceKey, PORT: '0' },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      try {
        const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
        const answer = await fetch(`${/http:\S+/.exec(String(line))?.[0]}?booking=${booking}`);
        assert.equal(answer.status, status);
        if (status !== 200) continue;
        const { body: data } = await post(`${server.url}/api/betty/login`, { link: await answer.text() });
        const { body: seen } = await bookingIds(server.url, data.token);
        assert.deepEqual(seen.data.allBooking.results, [{ id: 1001 }]);
      } finally {
        child.kill();
      }
    }
  });
});
