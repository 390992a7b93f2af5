import { readDatabaseConfig } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { DatabaseUnavailable } from '../db/database-error.ts';
import { BackupFailure } from './backup-failure.ts';

/**
 * Runs a command on the embedded database, with the one file that it is given; prints what `work` answers. What can't be
 * done is one line on standard error and exit code 1.
 */
export async function runCommand(
  name: 'backup' | 'restore',
  work: (file: string, dataDir: string) => Promise<string>,
): Promise<void> {
  try {
    const [file, ...more] = process.argv.slice(2);
    if (!file || more.length > 0) throw new BackupFailure(`Usage: npm run ${name} -- FILE`);
    const { databaseUrl, dataDir } = readDatabaseConfig(process.env);
    if (databaseUrl)
      throw new BackupFailure(
        'DATABASE_URL: PostgreSQL has pg_dump and pg_restore for this; see portal/docs/backups.md.',
      );
    console.info(await work(file, dataDir));
  } catch (error) {
    const isKnown = [BackupFailure, ConfigError, DatabaseUnavailable].some((kind) => error instanceof kind);
    const [line] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
    console.error(isKnown ? line : `The ${name} failed: ${line}`);
    process.exitCode = 1;
  }
}
