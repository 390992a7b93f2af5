import type { FastifyInstance } from 'fastify';
import { errorFacts } from '../http/logging.ts';
import type { Releases } from './releases.ts';

/** Keeps this server's release beside its start, which doesn't wait for it; a failure is told, and the next start tries again. */
export function keepReleases(app: FastifyInstance, releases: Releases): void {
  let keeping: Promise<void> | undefined;
  app.addHook('onReady', async () => {
    keeping = releases.keep().catch((error: Error) => {
      app.log.warn(
        { err: errorFacts(error) },
        'Pages that are open now will miss files after the next release.',
      );
    });
  });
  app.addHook('onClose', async () => keeping);
}
