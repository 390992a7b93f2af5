import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { refuseOtherHost } from '../own-host.ts';

const MOST_MAILS = 100;

/** `GET /demo/outbox.json`: the mails a demo would have sent, newest first. Never registered outside a demo. */
export function demoOutboxRoute(app: FastifyInstance, { config, database: { db } }: Services): void {
  app.get('/demo/outbox.json', async (request, reply) => {
    refuseOtherHost(request, config);
    reply.header('cache-control', 'no-store');
    return db
      .selectFrom('mail_outbox')
      .select(['recipient as to', 'subject', 'text', 'sent_at as sentAt'])
      .orderBy('id', 'desc')
      .limit(MOST_MAILS)
      .execute();
  });
}
