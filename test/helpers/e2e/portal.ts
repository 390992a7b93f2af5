import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, before } from 'node:test';
import { createPostgres, dropPostgres } from '../database.ts';

/** The product's own server as `npm start` runs it, in a process that a test may kill. */
export interface Portal {
  readonly url: string;
  /** The process dies at once, as with a power cut. */
  kill(): Promise<void>;
  /** Starts again on the same address and the same data. */
  restart(): Promise<void>;
}

interface Started extends Portal {
  stop(): Promise<void>;
}

type Settings = Record<string, string>;

/** A server for the tests of the suite that this is called in; before the first of them it has no address. */
export function suitePortal(settings: () => Settings = () => ({})): Portal {
  let portal: Started | undefined;
  const there = () => {
    if (!portal) throw new Error('The server runs while tests run, not before.');
    return portal;
  };
  before(async () => {
    portal = await startPortal(settings());
  });
  after(() => portal?.stop());
  return {
    get url() {
      return there().url;
    },
    kill: () => there().kill(),
    restart: () => there().restart(),
  };
}

interface Pair {
  readonly servers: [Portal, Portal];
  readonly databaseUrl: string;
}

/** Two servers on one PostgreSQL database with demo data, for the tests of the suite that this is called in. */
export function suitePair(): Pair {
  const pair = { databaseUrl: '' };
  before(async () => {
    pair.databaseUrl = await createPostgres();
  });
  const settings = () => ({
    DATABASE_URL: pair.databaseUrl,
    DEMO: 'on',
    JWT_SECRET: 'together-'.repeat(5),
  });
  const servers: Pair['servers'] = [suitePortal(settings), suitePortal(settings)];
  after(() => dropPostgres(pair.databaseUrl));
  return Object.assign(pair, { servers });
}

async function startPortal(env: Settings): Promise<Started> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'freight-portal-e2e-'));
  const settings = { PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: '0', ...env };
  let running = await listen(settings);
  const { url } = running;

  const end = async (signal: NodeJS.Signals) => {
    if (running.child.exitCode !== null || running.child.signalCode !== null) return;
    const exited = once(running.child, 'exit');
    running.child.kill(signal);
    await exited;
  };
  return {
    url,
    kill: () => end('SIGKILL'),
    async restart() {
      running = await listen({ ...settings, PORT: new URL(url).port });
    },
    async stop() {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function listen(env: Settings): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['portal/server/main.ts'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  return new Promise((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      said.push(line);
      const url = /^Ready: (\S+)/.exec(line)?.[1];
      if (url) resolve({ url: url.replace(/\/$/, ''), child });
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said.join('\n')}`)));
  });
}
