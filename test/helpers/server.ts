import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../../portal/server/app.ts';
import { assemble } from '../../portal/server/assemble.ts';
import { readConfig } from '../../portal/server/config.ts';
import { type Database, openDatabase } from '../../portal/server/db/database.ts';
import { migrate } from '../../portal/server/db/migrate.ts';
import type { Services } from '../../portal/server/services.ts';
import { roomOf } from '../../portal/server/start-failure.ts';
import type { RateSheet } from '../../shared/contract/rate-sheets.ts';
import { actOn } from './act.ts';
import { cacheFolder, madeOnce, removeOld } from './cache-folder.ts';
import { ADMIN, bearerOf } from './e2e/data.ts';
import { eventually } from './eventually.ts';

const MAIN = resolve(import.meta.dirname, '../../portal/server/main.ts');

export const SECRET = 'a secret that only tests know, long enough';

/** What a server outside a demo can't start without; nobody listens there. */
export const OUTSIDE_DEMO = {
  DEMO: 'off',
  PUBLIC_URL: 'https://portal.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'portal@office.example',
  SHUTDOWN_DELAY_MS: '0',
};

export interface TestApp {
  url: string;
  app: FastifyInstance;
  services: Services;
  /** Ends the server; the database stays open. */
  close(): Promise<void>;
}

/** The server in this process, listening on a free port; by default not a demo, and without a log. */
export async function buildTestApp(
  database: Database,
  { env = {}, log = false, ...options }: AppOptions & { env?: Record<string, string> } = {},
): Promise<TestApp> {
  const config = readConfig({
    ...(env.DEMO !== 'on' && OUTSIDE_DEMO),
    PORT: '0',
    RATE_LIMIT: '0',
    KEEP_RELEASES: '0',
    JWT_SECRET: SECRET,
    ...env,
  });
  const { app, services } = await assemble(config, database, { log, ...options });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    app,
    services,
    async close() {
      const closed = app.close();
      // One that fetch opened and never used would be waited for, as for a request that is late.
      app.server.closeAllConnections();
      await closed;
    },
  };
}

export interface ServerProcess {
  url: string;
  pid: number;
  /** Its embedded database and secret; given back by `startServer({dataDir})`. */
  dataDir: string;
  /** Everything it printed. */
  output(): string;
  /** Resolves when what it prints from now on has that. */
  printed(pattern: RegExp): Promise<void>;
  /** SIGTERM; answers the exit code. */
  stop(): Promise<number | null>;
  /** As with a power cut. */
  kill(): Promise<void>;
}

/**
 * `main.ts`, or another script of a server, as a process of its own on a free port. Its data folder is a new one,
 * holding the demo's data; or `dataDir`, as it is. Rejects with {@link FailedStart} when the process ends before it
 * is ready.
 */
export async function startServer({
  env = {},
  dataDir = env.DATABASE_URL ? emptyFolder() : undefined,
  script = MAIN,
}: {
  env?: Record<string, string>;
  dataDir?: string | undefined;
  script?: string;
} = {}): Promise<ServerProcess> {
  return run({ DATA_DIR: dataDir ?? copyOf(await seededFolder()), ...env }, script);
}

/** Servers of this process by the address that they listen at. */
const running = new Map<string, { output(): string }>();

/** What the server at `origin` printed last, if this process started it. */
export const lastLinesOf = (origin: string, count = 50): string[] =>
  (running.get(origin)?.output() ?? '').trim().split('\n').slice(-count);

export const emptyFolder = () => mkdtempSync(join(tmpdir(), 'freight-portal-server-'));

/** The process ended before it was ready. */
export class FailedStart extends Error {
  readonly exitCode: number | null;
  readonly output: string;

  constructor(exitCode: number | null, output: string) {
    const room = `${Math.floor(roomOf(tmpdir()) / 1e6)} MB left in ${tmpdir()}`;
    super(`The server ended with ${exitCode ?? 'a signal'} (${room}):\n${output}`);
    this.exitCode = exitCode;
    this.output = output;
  }
}

async function run(env: Record<string, string>, script = MAIN): Promise<ServerProcess> {
  const { PATH, TZ, NODE_COMPILE_CACHE, NODE_OPTIONS, TEST_CLOCK_MS } = process.env;
  const child = spawn(process.execPath, [script], {
    // The code that one server has compiled is read by the next: a third of a start.
    env: {
      PATH,
      ...(TZ && { TZ }),
      ...(TEST_CLOCK_MS && { NODE_OPTIONS, TEST_CLOCK_MS }),
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      PORT: '0',
      RATE_LIMIT: '0',
      KEEP_RELEASES: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'close').then(([code]) => code as number | null);
  let output = '';
  const { promise: ready, resolve: isReady } = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      const publicUrl = /^Ready: (\S+)$/m.exec(output)?.[1];
      const url = publicUrl && (env.PUBLIC_URL ? listeningAt(output) : publicUrl);
      if (url) isReady(url);
    });
  }
  const url = await Promise.race([
    ready,
    exited.then((code) => {
      throw new FailedStart(code, output);
    }),
  ]);
  running.set(new URL(url).origin, { output: () => output });
  return {
    url,
    pid: child.pid ?? 0,
    dataDir: env.DATA_DIR ?? '',
    output: () => output,
    printed(pattern) {
      const before = output.length;
      return new Promise((resolve) => {
        child.stdout.on('data', () => {
          if (pattern.test(output.slice(before))) resolve();
        });
      });
    },
    async stop() {
      child.kill('SIGTERM');
      return exited;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Where the server is on this machine, whatever its visitors call it. */
const listeningAt = (output: string) => /Server listening at (http:\/\/[\d.]+:\d+)/.exec(output)?.[1];

function copyOf(folder: string, copy = emptyFolder()): string {
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** A data folder with the current schema and without a demo, as a first start outside a demo makes it. */
export async function migratedFolder(copy?: string): Promise<string> {
  const made = await dataFolder('migrated', async (dataDir) => {
    const { db, close } = await openDatabase({ dataDir });
    await migrate(db);
    await close();
  });
  return copyOf(made, copy);
}

/** A data folder of its own with the demo's data, for a server of this process. */
export const demoFolder = async (): Promise<string> => copyOf(await seededFolder());

/** Its demo plays today, so that one made on another day is of no use. */
const seededFolder = (): Promise<string> =>
  dataFolder(`seeded-${new Date().toISOString().slice(0, 10)}`, async (dataDir) => {
    const server = await run({ DATA_DIR: dataDir });
    await allSheetsMade(server.url.replace(/\/$/, ''));
    await server.stop();
  });

/** The demo's rate sheets, which no server that gets a copy of the folder then has to make. */
async function allSheetsMade(url: string): Promise<void> {
  const bearer = await bearerOf(url, ADMIN);
  await eventually(
    async () => (await actOn(url, bearer, 'listRateSheets', {})) as { list: RateSheet[] },
    ({ list }) => list.length > 0 && list.every(({ state }) => state === 'ready'),
    120_000,
  );
}

/** Creating and filling a database takes seconds: it is done once for all tests of the same sources. */
const dataFolder = (name: string, fill: (dataDir: string) => Promise<void>): Promise<string> => {
  const folder = join(cacheFolder(), `freight-portal-${name}-${seedVersion()}`);
  return madeOnce(folder, async () => {
    removeOld('freight-portal-seeded-');
    const own = emptyFolder();
    await fill(own);
    try {
      renameSync(own, folder);
    } catch {
      // Another run was faster; its folder is as good.
      rmSync(own, { recursive: true });
    }
  });
};

function seedVersion(): string {
  const root = resolve(import.meta.dirname, '../..');
  const hash = createHash('sha256').update(readFileSync(join(root, 'package.json')));
  for (const file of globSync('portal/server/{db,rate-sheets}/**/*.{ts,csv}', { cwd: root }).sort()) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
