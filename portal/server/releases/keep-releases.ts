import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { errorFacts } from '../http/logging.ts';
import type { Releases } from './releases.ts';

/**
 * Keeps this server's release beside its start, which doesn't wait for it; a failure is told, and the next start tries again.
 * In a demo, whose version is built again and again, it may be another one than before under the same version.
 */
export function keepReleases(app: FastifyInstance, releases: Releases, { demo }: Pick<Config, 'demo'>): void {
  let keeping: Promise<void> | undefined;
  app.addHook('onReady', async () => {
    if (!demo) await releases.requireUnchanged();
    keeping = releases.keep().catch((error: Error) => {
      app.log.warn(
        { err: errorFacts(error) },
        'Pages that are open now will miss files after the next release.',
      );
    });
  });
  app.addHook('onClose', async () => keeping);
}
