import { readDatabaseConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { day } from './db/seed/calendar.ts';
import { NoDemo, renewDemo } from './db/seed/renew/renew-demo.ts';
import { startFailure } from './start-failure.ts';

/**
 * `npm run demo:renew`: moves the demo of `DATABASE_URL` or `DATA_DIR` to today and keeps what people entered. A server on
 * the embedded database has to be stopped before.
 */
async function run(): Promise<void> {
  const database = await openDatabase(readDatabaseConfig(process.env));
  try {
    await migrate(database.db, { say: (line) => console.warn(line) });
    const today = day(Date.now());
    const days = await renewDemo(database.db, today);
    console.info(
      days > 0
        ? `The demo plays today, ${today}: it moved by ${days} days.`
        : 'The demo is not behind today.',
    );
  } finally {
    await database.close();
  }
}

run().catch((error) => {
  console.error(error instanceof NoDemo ? error.message : startFailure(error));
  process.exit(1);
});
