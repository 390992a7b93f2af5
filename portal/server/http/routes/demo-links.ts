import type { FastifyInstance } from 'fastify';
import { demoLinks } from '../../demo-links.ts';
import type { Services } from '../../services.ts';
import { refuseOtherHost } from '../own-host.ts';
import { publicUrlOf } from '../public-url.ts';

/**
 * `GET /demo/links.json`: [{title, url}], links that open a tool without signing in. Never registered outside a demo, as
 * it gives out rights to whoever asks.
 */
export function demoLinksRoute(app: FastifyInstance, { auth, config }: Services): void {
  app.get('/demo/links.json', async (request) => {
    refuseOtherHost(request, config);
    return demoLinks(publicUrlOf(app, config), auth);
  });
}
