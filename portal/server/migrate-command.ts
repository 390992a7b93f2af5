import { readDatabaseConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { startFailure } from './start-failure.ts';

/** `npm run migrate`: brings the schema of `DATABASE_URL` or `DATA_DIR` up to date, without starting a server. */
async function run(): Promise<void> {
  const database = await openDatabase(readDatabaseConfig(process.env));
  try {
    const names = await migrate(database.db, { say: (line) => console.warn(line) });
    console.info(names.length > 0 ? `Done: ${names.join(', ')}` : 'The schema is up to date.');
  } finally {
    await database.close();
  }
}

run().catch((error) => {
  console.error(startFailure(error));
  process.exit(1);
});
