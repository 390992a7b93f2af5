import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { bearerOf } from '../auth/bearer.ts';
import { ConfigError } from '../config-error.ts';
import { unauthorized } from '../http/errors/api-error.ts';
import { errorAnswers } from '../http/errors/errors.ts';
import { securityHeaders } from '../http/security.ts';
import type { Services } from '../services.ts';
import type { ServerRegistry } from './registry.ts';

/** Of a statement in the log: the data API writes long ones. */
const STATEMENT_LENGTH = 1_000;

/**
 * `GET /metrics` in Prometheus' text format: with `METRICS_PORT` on an address of its own, else with `METRICS_TOKEN` on
 * the server's, else not at all. Where there is a token it is wanted as a bearer; 401 without it. Register it before
 * the routes that it counts.
 */
export async function serveMetrics(app: FastifyInstance, services: Services): Promise<void> {
  const { config, database, gauges } = services;
  if (config.metricsPort === undefined && config.metricsToken === undefined) return;
  // Loaded here because most installations have none.
  const { createRegistry } = await import('./registry.ts');
  const registry = createRegistry(gauges, config.slowStatementMs);
  countRequests(app, registry);
  database.observeStatements(({ sql, ms }) => {
    if (ms < config.slowStatementMs) return;
    registry.slowStatements.inc();
    app.log.warn({ statement: sql.slice(0, STATEMENT_LENGTH), ms: Math.round(ms) }, 'a slow statement');
  });
  if (config.metricsPort === undefined) {
    await app.register(async (scope) => {
      await securityHeaders(scope, config, 'data');
      metricsRoute(scope, registry, config.metricsToken);
    });
    return;
  }
  const own = Fastify({ logger: false, forceCloseConnections: true });
  errorAnswers(own);
  metricsRoute(own, registry, config.metricsToken);
  app.addHook('onReady', () => listen(own, config.metricsPort ?? 0, config.metricsHost));
  app.addHook('onClose', () => own.close());
}

/** An address that nobody listens to may be any text; a route is one of few. */
function countRequests(app: FastifyInstance, { requests }: ServerRegistry): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
}

function metricsRoute(app: FastifyInstance, registry: ServerRegistry, token: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    if (token !== undefined && !isSame(bearerOf(request) ?? '', token))
      throw unauthorized('The token of the metrics is needed.');
    reply.header('cache-control', 'no-store').type(registry.contentType);
    return registry.text();
  });
}

/** In the same time whatever part of it is right. */
function isSame(given: string, token: string): boolean {
  const [one, other] = [given, token].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

async function listen(own: FastifyInstance, port: number, host: string): Promise<void> {
  try {
    await own.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`METRICS_PORT: can't listen on ${port} of ${host} (${code}).`);
  }
}
