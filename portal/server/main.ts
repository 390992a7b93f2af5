import { enableCompileCache } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { readConfig } from './config.ts';
import type { Database } from './db/database.ts';
import { printDemo } from './demo-notes.ts';
import { publicUrlOf } from './http/public-url.ts';
import type { Services } from './services.ts';
import { startFailure } from './start-failure.ts';

/** Requests under way get this long to finish before their connections are cut. */
const DRAIN_MS = 10_000;
const SWEEP_MS = 50;

interface Running {
  app: FastifyInstance;
  backups: Pick<Database, 'close'> | undefined;
  database: Database;
}

// The next start reuses the compiled code, which makes it much faster.
enableCompileCache();

async function start(): Promise<Running> {
  const config = readConfig(process.env);
  // The database boots while the modules of the server load: together they are most of a start.
  const opening = import('./db/database.ts').then(({ openDatabase }) => openDatabase(config));
  const assembling = import('./assemble.ts');
  const [database, { assemble }] = await Promise.all([opening, assembling]);
  try {
    const { app, services } = await assemble(config, database);
    await app.listen({ port: config.port, host: config.host });
    const backups = await startBackups(database, config.dataDir);
    await announce(app, services);
    return { app, backups, database };
  } catch (error) {
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
    console.warn('DATA_DIR: no backup while the server runs:', error);
    return undefined;
  }
}

async function announce(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  const url = publicUrlOf(app, config);
  const link = await services.accounts.inviteAtStart(url);
  if (link) console.info(`The first admin, ${config.adminEmail}, sets a password at ${link}`);
  if (!config.demo && !config.adminEmail && (await services.accounts.isWithoutPeople())) {
    console.warn(
      'ADMIN_EMAIL: nobody has an account yet; set it to the address of the first admin and start again.',
    );
  }
  console.info(`Ready: ${url}`);
  if (config.demo) await printDemo(url, services.auth);
  if (config.publicAccess === 'open') {
    console.warn(
      'PUBLIC_ACCESS=open: whoever reaches this server may read and change the records of the tools.',
    );
  }
}

/** New requests are refused, those under way finish, then the database is let go. */
async function stop({ app, backups, database }: Running): Promise<void> {
  // A connection that a browser keeps open gets idle only now, after its last answer.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close();
  clearInterval(sweep);
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
    running.then(stop).then(() => process.exit(0), fail);
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
  console.error('The server stops after a failure that nothing handled:', error);
  process.exit(1);
}
