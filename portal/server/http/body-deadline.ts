import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds within which the body of a request has to arrive, where that is another time than for all others. */
    bodyDeadline?: number;
  }
}

/** Far above what a body takes on the slowest way; whoever sends more slowly holds connections and nothing else. */
const BODY_DEADLINE_MS = 60_000;

/**
 * Cuts the connection of a request whose body doesn't come to its end in time. Node has one deadline for all requests,
 * and an upload rightly takes longer than any other.
 */
export function bodyDeadline(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, headers, routeOptions }) => {
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    const cut = () => {
      if (!raw.complete) raw.socket.destroy();
    };
    const timer = setTimeout(cut, routeOptions.config?.bodyDeadline ?? BODY_DEADLINE_MS).unref();
    for (const end of ['end', 'close']) raw.once(end, () => clearTimeout(timer));
  });
}
