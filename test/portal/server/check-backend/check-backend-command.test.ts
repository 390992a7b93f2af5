import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { TWIN_ACTION_IDS } from '../../../betty-twin/action-ids.ts';
import { type ListeningTwin, startTwin } from '../../../betty-twin/listen.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const COMMAND = join(ROOT, 'portal/server/check-backend-command.ts');
const EXAMPLE = join(ROOT, 'portal/docs/snippets/check-backend.txt');
const ACCOUNT = { BETTY_AUTH_PROFILE: 'profile-1', BETTY_USERNAME: 'service', BETTY_PASSWORD: 'secret-word' };

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** The command as it is called, with its exit code. */
const check = (args: readonly string[], env: NodeJS.ProcessEnv = ACCOUNT) =>
  new Promise<Ended>((settle) => {
    execFile(
      process.execPath,
      [COMMAND, ...args],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => settle({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });

const folder = mkdtempSync(join(tmpdir(), 'check-backend-'));
const config = join(folder, 'config.json');

let whole: ListeningTwin;
before(async () => {
  whole = await startTwin();
  const host = { appId: 'b3a10000', providerName: 'P', actions: TWIN_ACTION_IDS };
  writeFileSync(config, JSON.stringify({ ...host, backend: { idempotency: false } }));
});
after(async () => {
  await whole.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** An application in which some of the contract is not as it is documented. */
async function faulty(): Promise<ListeningTwin> {
  const listening = await startTwin({
    change: (schema) =>
      schema
        .replace(/(\ntype Booking \{[^}]*?)\n {2}pos\([^\n]*/, '$1')
        .replace('\n  verificationCode: String', '')
        .replace(/isCarrier: Boolean(?!Operators)/, 'isCarrier: String')
        .replace('isCarrier: BooleanOperators', 'isCarrier: StringOperators')
        .replace(/(\ninput StringOperators \{[^}]*?)\n {2}matches: String/, '$1'),
  });
  listening.twin.closedModels.add('ChargeType');
  return listening;
}

suite('npm run check-backend', () => {
  test('PROD-08 ends with 0 where all is there, by the address of the environment, too', async () => {
    const { code, stdout } = await check(['--config', config], { ...ACCOUNT, BETTY_URL: whole.url });
    assert.equal(code, 0);
    assert.match(stdout, /\nBooking +there\n/);
    assert.match(stdout, /Nothing was written, and no action was run\.\n$/);
  });

  test('PROD-08 takes the ids of BETTY_ACTIONS, where this server has its own actions itself', async () => {
    const { stdout } = await check([whole.url, '--json'], {
      ...ACCOUNT,
      BETTY_ACTIONS: 'listPorts=b3a10008',
    });
    const actions = JSON.parse(stdout).findings.filter(({ group }: { group: string }) => group === 'Actions');
    const stateOf = (name: string) => actions.find(({ thing }: { thing: string }) => thing === name)?.state;
    assert.deepEqual(
      [stateOf('listPorts'), stateOf('loadCharges'), stateOf('isAdmin')],
      ["can't be told", 'missing', undefined],
    );
  });

  test('PROD-08 ends with 1 and the table that the documentation shows', async (t) => {
    const listening = await faulty();
    t.after(() => listening.stop());
    const { code, stdout } = await check([listening.url, '--config', config]);
    assert.equal(code, 1);
    assert.doesNotMatch(stdout, /secret-word|service\b/);
    assert.deepEqual(
      stdout.split('\n').filter((line) => line.length > 120),
      [],
    );
    assert.equal(
      stdout.replace(listening.url, 'https://example.betty.app/api/runtime/b3a10000'),
      readFileSync(EXAMPLE, 'utf8'),
    );
  });

  test('PROD-08 gives scripts the same as JSON', async (t) => {
    const listening = await faulty();
    t.after(() => listening.stop());
    const { code, stdout } = await check([listening.url, '--json']);
    assert.equal(code, 1);
    const { url, counts, findings } = JSON.parse(stdout);
    assert.equal(url, listening.url);
    assert.ok(counts.missing > 0);
    assert.deepEqual(
      findings.find(({ thing }: { thing: string }) => thing === 'Booking.pos'),
      {
        ...{ group: 'Booking', thing: 'Booking.pos', state: 'missing' },
        uses: [{ tools: ['po-style-manager'], task: 'open a booking' }],
      },
    );
  });

  const UNASKED: Record<string, [args: (url: string) => string[], message: RegExp, env?: object]> = {
    'the address is none of an application': [
      (url) => [new URL('/api/runtime/another', url).href],
      /answered with status 404/,
    ],
    'the address is none of a data API': [
      (url) => [new URL('/', url).href],
      /^BETTY_URL: must be the whole address/,
    ],
    'the password would go over the network as it is': [
      () => ['http://host.example/api/runtime/1'],
      /^BETTY_URL: must be an https address/,
    ],
    'there is no address': [() => [], /^BETTY_URL: must be set\.\n$/],
    'there is no account': [(url) => [url], /^BETTY_PASSWORD: must be set\.\n$/, { BETTY_PASSWORD: '' }],
    'there is no configuration': [(url) => [url, '--config', join(folder, 'none')], /^--config: /],
    'an option is unknown': [(url) => [url, '--write'], /^npm run check-backend -- URL/],
  };
  for (const [what, [args, message, env]] of Object.entries(UNASKED))
    test(`PROD-08 ends with 2 where ${what}`, async () => {
      const { code, stdout, stderr } = await check(args(whole.url), { ...ACCOUNT, ...env });
      assert.equal(code, 2);
      assert.equal(stdout, '');
      assert.match(stderr, message);
      assert.equal(stderr.trim().split('\n').length, 1);
    });

  test('PROD-08 ends with 2 where nobody listens', async () => {
    const gone = await startTwin();
    await gone.stop();
    const { code, stderr } = await check([gone.url]);
    assert.equal(code, 2);
    assert.match(stderr, /could not be reached \(ECONNREFUSED\)/);
  });

  test('PROD-08 ends with 2 where the login is refused', async (t) => {
    const listening = await startTwin();
    t.after(() => listening.stop());
    listening.twin.quirks.refusesLogin = true;
    const { code, stderr } = await check([listening.url]);
    assert.equal(code, 2);
    assert.match(stderr, /refused the service account.*BETTY_AUTH_PROFILE/);
  });

  test('PROD-08 ends with 2 where a host gives its configuration not in time, or none', async (t) => {
    const host = createServer(({ url }, response) => {
      if (url === '/slow') return;
      response.writeHead(503).end('{}');
    }).listen(0, '127.0.0.1');
    await once(host, 'listening');
    t.after(() => {
      host.close();
      host.closeAllConnections();
    });
    const at = (path: string) => `http://127.0.0.1:${(host.address() as AddressInfo).port}${path}`;
    for (const path of ['/slow', '/config.json']) {
      const { code, stderr } = await check([whole.url, '--config', at(path), '--timeout', '0.2']);
      assert.equal(code, 2);
      assert.match(stderr, /^--config: .* has to be JSON with appId, providerName and actions/);
      assert.ok(stderr.includes(at(path)));
    }
  });

  test('PROD-08 ends with 2 where there is no answer in time', async (t) => {
    const listening = await startTwin();
    t.after(() => listening.stop());
    listening.twin.pace = () => new Promise(() => {});
    const { code, stderr } = await check([listening.url, '--timeout', '0.2']);
    assert.equal(code, 2);
    assert.match(stderr, /did not answer in time/);
  });
});
