import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const READY_MS = 60_000;
/** PostgreSQL doesn't run as root: as one of these, who own nothing. */
const UNPRIVILEGED = ['postgres', 'nobody'];
/** Where Debian has the programs that it doesn't put on the path. */
const ELSEWHERE = '/usr/lib/postgresql/*/bin';
/** A test's database outlives no test. */
const FAST = [
  '-c',
  'fsync=off',
  '-c',
  'synchronous_commit=off',
  '-c',
  'full_page_writes=off',
  '-c',
  'max_connections=200',
];

/**
 * Starts a PostgreSQL of its own in a temporary folder, on a free port of this machine, where its programs are installed.
 * Answers its address and what ends it; or why there is none.
 *
 * @returns {Promise<{ url: string, stop: () => void } | { why: string }>}
 */
export async function startPostgres() {
  const bin = programs();
  if (!bin) return { why: 'no postgres program was found' };
  const user = process.getuid?.() === 0 ? unprivileged() : {};
  if (!user) return { why: `root may not run it, and there is no user ${UNPRIVILEGED.join(' or ')}` };
  const folder = mkdtempSync(path.join(tmpdir(), 'freight-portal-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const stop = (server) => {
    server?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, encoding: 'utf8', cwd: folder },
  );
  if (made.status !== 0) {
    stop();
    return { why: `initdb ended with ${made.status}: ${made.stderr}` };
  }
  const port = await freePort();
  const args = ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port), ...FAST];
  const server = spawn(path.join(bin, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' });
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  if (await answers(url)) return { url, stop: () => stop(server) };
  stop(server);
  return { why: 'it did not answer' };
}

function programs() {
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const newestFirst = globSync(ELSEWHERE).sort().reverse();
  return [...onPath, ...newestFirst].find(
    (folder) => existsSync(path.join(folder, 'postgres')) && existsSync(path.join(folder, 'initdb')),
  );
}

function unprivileged() {
  for (const name of UNPRIVILEGED) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || NaN),
    );
    if (Number.isInteger(uid) && Number.isInteger(gid)) return { uid, gid };
  }
  return undefined;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answers(url) {
  const giveUpAt = performance.now() + READY_MS;
  while (performance.now() < giveUpAt) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await sleep(100);
    }
  }
  return false;
}
