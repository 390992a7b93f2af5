import { enableCompileCache } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { readConfig } from './config.ts';
import type { Database } from './db/database.ts';
import { printDemo } from './demo-notes.ts';
import { requireFreePort } from './free-port.ts';
import { errorFacts } from './http/logging.ts';
import { publicUrlOf } from './http/public-url.ts';
import { logLine } from './log-line.ts';
import { replacedSecret } from './secret.ts';
import type { Services } from './services.ts';
import { isThisMachine } from './setting-types.ts';
import { startFailure } from './start-failure.ts';

/** Requests under way get this long to finish before their connections are cut. */
const DRAIN_MS = 10_000;
const CLOSE_IDLE_MS = 50;

interface Running {
  app: FastifyInstance;
  services: Services;
  backups: Pick<Database, 'close'> | undefined;
}

// The next start reuses the compiled code, which makes it much faster.
enableCompileCache();

async function start(): Promise<Running> {
  const config = readConfig(process.env);
  await requireFreePort(config);
  // The database boots while the modules of the server load: together they are most of a start.
  const opening = import('./db/database.ts').then(({ openDatabase }) => openDatabase(config));
  const assembling = import('./assemble.ts');
  const [database, { assemble }] = await Promise.all([opening, assembling]);
  let assembled: Awaited<ReturnType<typeof assemble>> | undefined;
  try {
    assembled = await assemble(config, database);
    const { app, services } = assembled;
    await app.listen({ port: config.port, host: config.host });
    const backups = await startBackups(database, config.dataDir);
    await announce(app, services);
    return { app, services, backups };
  } catch (error) {
    // What runs beside the start ends before its database does: why that failed is nobody's question.
    await assembled?.app.close().catch(() => undefined);
    await database.close();
    throw error;
  }
}

/** Only the process that has the embedded database can copy it. */
async function startBackups(database: Database, dataDir: string): Promise<Running['backups']> {
  if (database.kind !== 'embedded') return undefined;
  const { listenForBackups } = await import('./backup/listen-for-backups.ts');
  try {
    return await listenForBackups(database, dataDir);
  } catch (error) {
    logLine('warn', 'DATA_DIR: no backup while the server runs.', { err: errorFacts(error as Error) });
    return undefined;
  }
}

async function announce(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  const url = publicUrlOf(app, config);
  const link = await services.accounts.inviteAtStart(url);
  if (link)
    logLine('info', `The first admin, ${config.adminEmail}, sets a password at ${link} within 7 days.`);
  if (!config.demo && !config.adminEmail && (await services.accounts.isWithoutPeople())) {
    logLine(
      'warn',
      'ADMIN_EMAIL: nobody has an account yet; set it to the address of the first admin and start again.',
    );
  }
  const replaced = replacedSecret(config);
  if (replaced) {
    logLine(
      'warn',
      `JWT_SECRET: what the secret in ${replaced} signed has ended. To let it go on, set JWT_SECRET_PREVIOUS to what the file holds; else delete the file.`,
    );
  }
  console.info(`Ready: ${url}`);
  if (config.demo) await printDemo(url, services);
  if (config.demo && !isThisMachine(config.host)) {
    logLine('warn', `HOST=${config.host}: whoever reaches this server can sign in to the demo.`);
  }
  if (config.publicAccess === 'open') {
    logLine(
      'warn',
      'PUBLIC_ACCESS=open: whoever reaches this server may read and change the records of the tools.',
    );
  }
}

/**
 * `/readyz` says no, and after `delayMs`, when nobody sends more requests here, new ones are refused. Those under way
 * finish, then the database is let go.
 */
async function stop(
  { app, backups, services: { database, lifecycle } }: Running,
  delayMs: number,
): Promise<void> {
  lifecycle.isStopping = true;
  await sleep(delayMs);
  // A connection that a browser keeps open gets idle only now, after its last answer.
  const closing = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_MS);
  const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close();
  clearInterval(closing);
  clearTimeout(cut);
  await backups?.close();
  await database.close();
}

const running = start();
let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // A terminal's Ctrl+C may arrive twice: from itself and from the script that started this process.
    if (stopping) return;
    stopping = true;
    // Whoever presses Ctrl+C waits for no balancer.
    const delayOf = ({ config }: Services) => (signal === 'SIGTERM' ? config.shutdownDelayMs : 0);
    running.then((now) => stop(now, delayOf(now.services))).then(() => process.exit(0), fail);
  });
}
process.on('unhandledRejection', fail);
process.on('uncaughtException', fail);
running.catch((error) => {
  console.error(startFailure(error));
  process.exit(1);
});

/** Whatever nobody handled has left the process in a state that nobody knows. */
function fail(error: unknown): never {
  const cause = error instanceof Error ? error : new Error(String(error));
  logLine('error', 'The server stops after a failure that nothing handled.', { err: errorFacts(cause) });
  process.exit(1);
}
