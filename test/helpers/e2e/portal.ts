import { rmSync } from 'node:fs';
import { after, before, describe } from 'node:test';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../../portal/server/db/database.ts';
import { createPostgres, dropPostgres, needsPostgres } from '../database.ts';
import { atEndOfRun } from '../end-of-run.ts';
import { SECRET, type ServerProcess, startServer } from '../server.ts';
import { forgetAdmin } from './data.ts';

/** The product's own server as `npm start` runs it, in a process that a test may kill. */
export interface Portal extends Pick<ServerProcess, 'printed'> {
  readonly url: string;
  /** Holds the embedded database; another process may open it while this one is dead. */
  readonly dataDir: string;
  /** The process dies at once, as with a power cut. */
  kill(): Promise<void>;
  /** Starts again on the same address and the same data. */
  restart(): Promise<void>;
}

interface SuitePortal extends Portal {
  /** Does `work` in its database; in the embedded one only while it is dead. */
  inDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result>;
}

interface Started extends Portal {
  stop(): Promise<void>;
}

type Settings = Record<string, string>;

/** A server for the tests of the suite that this is called in; before the first of them it has no address. */
export function suitePortal(settings: () => Settings = () => ({})): SuitePortal {
  let portal: Started | undefined;
  const there = () => {
    if (!portal) throw new Error('The server runs while tests run, not before.');
    return portal;
  };
  before(async () => {
    portal = await startPortal(settings());
  });
  after(async () => {
    if (!portal) return;
    forgetAdmin(portal.url);
    await portal.stop();
  });
  return {
    get url() {
      return there().url;
    },
    get dataDir() {
      return there().dataDir;
    },
    printed: (pattern) => there().printed(pattern),
    kill: () => there().kill(),
    restart: () => there().restart(),
    async inDatabase(work) {
      const database = await openDatabase({ databaseUrl: settings().DATABASE_URL, dataDir: there().dataDir });
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
  };
}

/** Settings by which a server prints each statement that took a millisecond, as soon as it is done. */
export const PRINTS_STATEMENTS = { METRICS_TOKEN: 'a-token-that-only-tests-know', SLOW_STATEMENT_MS: '1' };

/**
 * Starts `work`, kills the server as soon as it has done the insert into that table, and starts it again. Answers whether it met
 * the work, which is then unanswered. The server {@link PRINTS_STATEMENTS}.
 */
export async function killedAtInsert(
  portal: Portal,
  table: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  // In a line of JSON a quote has a backslash before it.
  const inserted = portal.printed(new RegExp(`insert into [\\\\"]*${table}\\W`));
  const ended = Promise.allSettled([work()]);
  await Promise.race([inserted, ended]);
  await portal.kill();
  await portal.restart();
  const [{ status }] = await ended;
  return status === 'rejected';
}

/** Another server takes what a dead one was at when its lease ends, after a minute; here at once. */
export const endLeases = ({ db }: Database) =>
  sql`update job set due_at = now() where state = 'running'`.execute(db);

/** Declares the same suite for servers with demo data on the embedded database and on a new one of PostgreSQL. */
export function forEachServerDatabase(
  suite: (settings: () => Settings, kind: Database['kind']) => void,
): void {
  describe('on the embedded database', () => suite(() => ({}), 'embedded'));
  describe('on PostgreSQL', needsPostgres, () => {
    let databaseUrl: string;
    before(async () => {
      databaseUrl = await createPostgres();
    });
    suite(() => ({ DATABASE_URL: databaseUrl, DEMO: 'on', JWT_SECRET: SECRET }), 'postgres');
    after(() => dropPostgres(databaseUrl));
  });
}

/** The servers of this process that suites share, by who they are. */
const shared = new Map<Sharing, Promise<Started>>();
atEndOfRun(async () => {
  for (const server of shared.values()) await (await server).stop();
});

/**
 * `readers` leave nothing that another suite could see: no record, account or company is changed, and only sessions and links of
 * their own are made and ended. `writers` change records, and count on nothing that another writer may change: not on how many
 * there are, which one is the newest, or that one of the demo is as the seed left it.
 */
type Sharing = 'readers' | 'writers';

/** The server of this process for suites that get along with each other; each start of one costs some seconds. */
export function sharedPortal(among: Sharing): Pick<Portal, 'url'> {
  let url = '';
  before(async () => {
    const server = shared.get(among) ?? startPortal({});
    shared.set(among, server);
    url = (await server).url;
  });
  return {
    get url() {
      return url;
    },
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
    JWT_SECRET: SECRET,
  });
  const servers: Pair['servers'] = [suitePortal(settings), suitePortal(settings)];
  after(() => dropPostgres(pair.databaseUrl));
  return Object.assign(pair, { servers });
}

async function startPortal(env: Settings): Promise<Started> {
  let server = await startServer({ env });
  const { url, dataDir } = server;
  return {
    url: url.replace(/\/$/, ''),
    dataDir,
    printed: (pattern) => server.printed(pattern),
    kill: () => server.kill(),
    async restart() {
      server = await startServer({ env: { ...env, PORT: new URL(url).port }, dataDir });
    },
    async stop() {
      // An end in order takes a third of a start, and nobody reads what it leaves.
      await server.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
