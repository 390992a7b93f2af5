import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../../../portal/server/db/database.ts';
import { withoutTimeout } from '../../../../portal/server/db/without-timeout.ts';
import { fillMesh } from '../../../helpers/data-api/mesh.ts';
import { createPostgres, dropPostgres } from '../../../helpers/database.ts';
import { emptyFolder, SECRET, type ServerProcess, startServer } from '../../../helpers/server.ts';

/** A server with the demo's data and a mesh of 200 orders, and its database while the server is stopped. */
export interface Subject {
  start(): Promise<ServerProcess>;
  open(): Promise<Database>;
  drop(): Promise<void>;
}

const IMPORTER_A = 101;

export async function prepare(kind: Database['kind']): Promise<Subject> {
  const databaseUrl = kind === 'postgres' ? await createPostgres() : undefined;
  const dataDir = emptyFolder();
  const env = {
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    DEMO: 'on',
    DEMO_SCALE: '4',
    JWT_SECRET: SECRET,
  };
  const subject: Subject = {
    start: () => startServer({ dataDir, env }),
    open: () => openDatabase({ databaseUrl, dataDir: databaseUrl ? tmpdir() : dataDir }),
    drop: async () => (databaseUrl ? dropPostgres(databaseUrl) : undefined),
  };
  await (await subject.start()).stop();
  const database = await subject.open();
  await withoutTimeout(database.db, async (db) => {
    await fillMesh(db, { company: IMPORTER_A, size: 200 });
    await sql`vacuum`.execute(db);
  });
  await database.close();
  return subject;
}
