import type { FastifyInstance } from 'fastify';
import { setProviderTimeZone } from '../../shared/trade/provider-day.ts';
import { createAccounts } from './accounts/accounts.ts';
import { ACTION_IDS } from './actions/registry.ts';
import { runAction } from './actions/run-action.ts';
import { type AppOptions, buildApp } from './app.ts';
import { createAuth } from './auth/auth.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';
import type { Database } from './db/database.ts';
import { migrate, requireCurrentSchema } from './db/migrate.ts';
import { requireProviderZone, setProviderZone } from './db/provider-day.ts';
import { createFileAddresses } from './files/addresses.ts';
import { createDatabaseStore } from './files/database-store.ts';
import { createFiles } from './files/files.ts';
import { createIssuedFiles } from './files/issued-files.ts';
import { addImportJobs } from './imports/add-import-jobs.ts';
import { createJobs } from './jobs/jobs.ts';
import { databaseGauges } from './metrics/database-gauges.ts';
import { jobGauges } from './metrics/job-gauges.ts';
import { addRateSheetJob } from './rate-sheets/add-rate-sheet-job.ts';
import { loadOrCreateSecret } from './secret.ts';
import type { Services } from './services.ts';
import { createUpstream } from './upstream/upstream.ts';

/** A server on this database, with the schema up to date and in a demo with its data; not listening yet. */
export async function assemble(
  config: Config,
  database: Database,
  options?: AppOptions,
): Promise<{ app: FastifyInstance; services: Services }> {
  const services = createServices(config, database, options?.upstreamMs);
  const [app] = await Promise.all([buildApp(services, options), prepare(config, database)]);
  return { app, services };
}

/** Everything that the routes work with, on a database whose schema may still be prepared. */
export function createServices(config: Config, database: Database, upstreamMs?: number): Services {
  setProviderTimeZone(config.providerTimeZone);
  const secret = config.jwtSecret ?? loadOrCreateSecret(config.dataDir);
  const auth = createAuth({ config, database, secret });
  const jobs = createJobs(database, { days: config.jobDays });
  const accounts = createAccounts({ config, database, auth, jobs, secret });
  const fileStore = createDatabaseStore(database);
  const services: Services = {
    config,
    database,
    lifecycle: { isStopping: false },
    auth,
    accounts,
    notices: accounts.notices,
    jobs,
    files: createFiles(database, fileStore, config),
    issuedFiles: createIssuedFiles(fileStore, config),
    fileAddresses: createFileAddresses(secret, config.jwtSecretPrevious),
    actions: { ids: ACTION_IDS, run: (caller, call) => runAction(services, caller, call) },
    upstream:
      config.betty && createUpstream({ config: { ...config, betty: config.betty }, database }, upstreamMs),
    gauges: [...databaseGauges(database), ...jobGauges(database)],
  };
  addImportJobs(services);
  addRateSheetJob(services);
  return services;
}

async function prepare(
  { demo, production, demoScale, demoToday, migrate: isAllowed, providerTimeZone }: Config,
  database: Database,
): Promise<void> {
  const { db } = database;
  await (isAllowed ? migrate(db) : requireCurrentSchema(db));
  await (isAllowed ? setProviderZone : requireProviderZone)(db, providerTimeZone);
  if (production) await requireNoDemo(database);
  if (!demo) return;
  const { seedDemo } = await import('./db/seed/seed-demo.ts');
  await seedDemo(db, { scale: demoScale, today: demoToday });
}

/** @throws ConfigError where the accounts of a demo could sign in */
async function requireNoDemo({ db, kind }: Database): Promise<void> {
  if (!(await db.selectFrom('demo').select('today').executeTakeFirst())) return;
  throw new ConfigError(
    `${kind === 'embedded' ? 'DATA_DIR' : 'DATABASE_URL'}: the database there has a demo's accounts, whose password everybody knows. Production begins with an empty one.`,
  );
}
