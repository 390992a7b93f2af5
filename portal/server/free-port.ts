import { createServer } from 'node:net';

/**
 * Rejects as the server itself would where it can't listen: before the database is opened and filled, which takes a minute at
 * the first start.
 */
export async function requireFreePort({ port, host }: { port: number; host: string }): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  probe.once('error', reject);
  probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  await promise;
}
