import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';
import { sendError } from './errors.ts';

interface Route {
  path: RegExp;
  methods: string[];
}

/**
 * Answers for addresses without a route: 405 with `Allow` where another method has one, else 404. Register it before the
 * routes, after the limit.
 */
export function notFoundAnswers(app: FastifyInstance): void {
  const routes: Route[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    // The catch-all of the pages would make every address a known one.
    if (url.endsWith('*')) return;
    const pattern = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
    routes.push({ path: new RegExp(`^${pattern}$`), methods: [method].flat() });
  });
  const options = app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {};
  app.setNotFoundHandler(options, (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = routes.filter((route) => route.path.test(path)).flatMap(({ methods }) => methods);
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      reply.header('allow', [...new Set(allowed)].join(', '));
      return sendError(
        request,
        reply,
        new ApiError(405, 'method_not_allowed', 'This method is not possible here.'),
      );
    }
    return sendError(request, reply, new ApiError(404, 'not_found', 'There is nothing at this address.'));
  });
}
