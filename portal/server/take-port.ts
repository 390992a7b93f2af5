import { createServer } from 'node:net';
import type { Config } from './config.ts';

/**
 * Rejects as the server itself would where it can't listen: before the database is opened and filled, which takes a minute at
 * the first start of a demo. Until that is done the port of a demo is kept, so that a second start is told at once, too; elsewhere
 * nothing may answer there before the server does.
 *
 * @returns what gives the port back, for the server to listen on
 */
export async function takePort({
  port,
  host,
  demo,
}: Pick<Config, 'port' | 'host' | 'demo'>): Promise<() => Promise<void>> {
  if (port === 0) return async () => undefined;
  const placeholder = createServer((socket) => socket.destroy());
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  placeholder.once('error', reject);
  placeholder.listen({ port, host, exclusive: true }, resolve);
  await promise;
  const free = () => new Promise<void>((done) => placeholder.close(() => done()));
  if (demo) return free;
  await free();
  return async () => undefined;
}
