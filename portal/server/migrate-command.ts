import { readDatabaseConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { isCompatible, migrate, missing } from './db/migrate.ts';
import { setProviderZone } from './db/provider-day.ts';
import { startFailure } from './start-failure.ts';

/**
 * `npm run migrate`: brings the schema of `DATABASE_URL` or `DATA_DIR` up to date, without starting a server, and lets the
 * database count days in `PROVIDER_TIME_ZONE`, where that is set. With `--check` it changes nothing, and says what it would do.
 */
async function run(): Promise<void> {
  const { providerTimeZone, ...config } = readDatabaseConfig(process.env);
  const database = await openDatabase(config);
  try {
    if (process.argv.includes('--check')) {
      console.info(plan(await missing(database.db)));
      return;
    }
    const names = await migrate(database.db, { say: (line) => console.warn(line) });
    if (providerTimeZone) await setProviderZone(database.db, providerTimeZone);
    console.info(names.length > 0 ? `Done: ${names.join(', ')}` : UP_TO_DATE);
  } finally {
    await database.close();
  }
}

const UP_TO_DATE = 'The schema is up to date.';

/** What is to be done, and the way back from it. */
function plan(names: readonly string[]): string {
  if (names.length === 0) return UP_TO_DATE;
  const breaking = names.filter((name) => !isCompatible(name));
  const wayBack =
    breaking.length === 0
      ? 'The version before works on the schema after that, too.'
      : `The version before works on the schema no more after ${breaking.join(', ')}: the way back is the backup from before.`;
  return `To do: ${names.join(', ')}\n${wayBack}`;
}

run().catch((error) => {
  console.error(startFailure(error));
  process.exit(1);
});
