import { readDatabaseConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { setProviderZone } from './db/provider-day.ts';
import { startFailure } from './start-failure.ts';

/**
 * `npm run migrate`: brings the schema of `DATABASE_URL` or `DATA_DIR` up to date, without starting a server, and lets the
 * database count days in `PROVIDER_TIME_ZONE`, where that is set.
 */
async function run(): Promise<void> {
  const { providerTimeZone, ...config } = readDatabaseConfig(process.env);
  const database = await openDatabase(config);
  try {
    const names = await migrate(database.db, { say: (line) => console.warn(line) });
    if (providerTimeZone) await setProviderZone(database.db, providerTimeZone);
    console.info(names.length > 0 ? `Done: ${names.join(', ')}` : 'The schema is up to date.');
  } finally {
    await database.close();
  }
}

run().catch((error) => {
  console.error(startFailure(error));
  process.exit(1);
});
