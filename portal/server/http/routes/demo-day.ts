import type { FastifyInstance } from 'fastify';
import { demoDay, renewalHint } from '../../db/seed/renew/demo-day.ts';
import type { Services } from '../../services.ts';

/**
 * `GET /demo/day.json`: {today, hint}, the day on which the demo plays (`YYYY-MM-DD`; null where it isn't known) and, once that
 * is long ago, how it is renewed.
 */
export function demoDayRoute(app: FastifyInstance, { database }: Services): void {
  app.get('/demo/day.json', async () => {
    const today = (await demoDay(database.db)) ?? null;
    return { today, hint: (today && renewalHint(today)) ?? null };
  });
}
