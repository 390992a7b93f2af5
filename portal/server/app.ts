import { join } from 'node:path';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { accountRoutes } from './accounts/routes.ts';
import { pictureRoute } from './actions/profile/picture-route.ts';
import { linkRoutes } from './auth/links/link-routes.ts';
import { authRoutes } from './auth/routes.ts';
import { serviceKeyRoutes } from './auth/service-keys/service-key-routes.ts';
import { dataApi } from './data-api/data-api.ts';
import { createQueryQueue } from './data-api/query-queue.ts';
import { exchangeRateRoute } from './exchange-rates/route.ts';
import { exportRoute } from './exports/route.ts';
import { fileRoutes, uploadDeadline } from './files/routes.ts';
import { basePathOf, withoutBasePath } from './http/base-path.ts';
import { bodyDeadline } from './http/body-deadline.ts';
import { compressedAnswers } from './http/compression.ts';
import { errorAnswers } from './http/errors/errors.ts';
import { notFoundAnswers } from './http/errors/not-found.ts';
import { loggerOptions, requestLog } from './http/logging.ts';
import { requestLimit } from './http/rate-limit.ts';
import { requestIdHeader, requestIdOf } from './http/request-id.ts';
import { demoDayRoute } from './http/routes/demo-day.ts';
import { demoLinksRoute } from './http/routes/demo-links.ts';
import { demoOutboxRoute } from './http/routes/demo-outbox.ts';
import { healthRoutes } from './http/routes/health.ts';
import { publicConfigRoute } from './http/routes/public-config.ts';
import { builtFiles } from './http/routes/static-files.ts';
import { crossOrigin, securityHeaders } from './http/security.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import { invoiceSumsRoute } from './invoices/sums-route.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { paperRoute } from './papers/route.ts';
import { rateSheetRoute } from './rate-sheets/route.ts';
import { keepReleases } from './releases/keep-releases.ts';
import { createReleases } from './releases/releases.ts';
import type { Services } from './services.ts';

const BODY_LIMIT = 1024 * 1024;
const CONNECTION_TIMEOUT_MS = 60_000;
const DIST = join(import.meta.dirname, '../../dist');

/** Fastify's own schema compilers would lengthen every start, and no route has JSON schemas. */
function noJsonSchemas(): never {
  throw new Error('A route parses its body with a schema of shared/contract, not with a JSON schema.');
}

export interface AppOptions {
  /** The folder of the built files. */
  dist?: string;
  /** Off for tests that don't read the log. */
  log?: boolean;
  /** A connection on which nothing moves for so long, such as an answer that nobody reads, is cut. */
  connectionTimeoutMs?: number;
  /** What the provider's application is given for an answer. */
  upstreamMs?: number;
  /** An export that takes longer is cut. */
  longestExportMs?: number;
}

/** Assembles the server; the caller listens and closes. */
export async function buildApp(
  services: Services,
  { dist = DIST, log = true, connectionTimeoutMs = CONNECTION_TIMEOUT_MS, longestExportMs }: AppOptions = {},
): Promise<FastifyInstance> {
  const { config } = services;
  const basePath = basePathOf(config);
  const app = Fastify({
    rewriteUrl: ({ url = '/' }) => withoutBasePath(basePath, url),
    bodyLimit: BODY_LIMIT,
    requestTimeout: uploadDeadline(config),
    connectionTimeout: connectionTimeoutMs,
    genReqId: requestIdOf,
    trustProxy: trustedProxies(config.trustedProxies),
    logger: log ? loggerOptions : false,
    logController: new LogController({ disableRequestLogging: true }),
    // Open connections without a request must not hold up the end.
    forceCloseConnections: 'idle',
    schemaController: {
      compilersFactory: { buildValidator: noJsonSchemas, buildSerializer: noJsonSchemas },
    },
  });
  errorAnswers(app);
  requestLog(app);
  requestIdHeader(app);
  bodyDeadline(app);
  await crossOrigin(app, config);
  await requestLimit(app, config);
  notFoundAnswers(app);
  await serveMetrics(app, services);

  await app.register(async (data) => {
    await securityHeaders(data, config, 'data');
    data.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    data.addHook('onReady', async () => services.jobs.start(app.log));
    data.addHook('onClose', () => services.jobs.stop());
    healthRoutes(data, services);
    publicConfigRoute(data, services);
    if (config.demo) {
      demoOutboxRoute(data, services);
      demoLinksRoute(data, services);
      demoDayRoute(data, services);
    }
    authRoutes(data, services);
    linkRoutes(data, services);
    serviceKeyRoutes(data, services);
    accountRoutes(data, services);
    pictureRoute(data, services);
    exchangeRateRoute(data, services);
    rateSheetRoute(data, services);
    await data.register(async (files) => fileRoutes(files, services));
    await data.register(async (queries) => {
      await compressedAnswers(queries);
      const reading = { ...services, queries: createQueryQueue(services.database) };
      dataApi(queries, reading);
      exportRoute(queries, reading, longestExportMs);
      invoiceSumsRoute(queries, reading);
      paperRoute(queries, reading);
    });
  });
  const releases = createReleases(services.database, { dist, keepReleases: config.keepReleases });
  keepReleases(app, releases, config);
  await builtFiles(app, { config, dist, releases });
  return app;
}
