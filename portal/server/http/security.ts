import cors from '@fastify/cors';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Who may read what from another origin: the bundle everybody, the API only the configured back-office origins. No
 * cookie exists, so credentials are never allowed.
 */
export async function crossOrigin(app: FastifyInstance, config: Config): Promise<void> {
  const api = {
    origin: config.allowedOrigins,
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-link-token', 'x-request-id'],
    exposedHeaders: ['x-request-id', 'retry-after'],
    maxAge: 600,
    strictPreflight: false,
  };
  const bundle = { origin: '*', methods: ['GET', 'HEAD'], maxAge: 86_400, strictPreflight: false };
  await app.register(cors, {
    delegator: ({ url = '' }, done) => done(null, url.startsWith('/widgets/') ? bundle : api),
  });
}

/** What a page or file is allowed to do, and who may embed it. */
export type Exposure = 'portal' | 'public-tool' | 'demo' | 'bundle' | 'data';

/** The security headers of every route of `app` (an encapsulated part of the server). */
export async function securityHeaders(
  app: FastifyInstance,
  config: Config,
  exposure: Exposure,
): Promise<void> {
  await app.register(helmet, helmetOptions(config, exposure));
}

function helmetOptions(config: Config, exposure: Exposure): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: { useDefaults: false, directives: directives(config, exposure) },
    crossOriginResourcePolicy: { policy: exposure === 'bundle' ? 'cross-origin' : 'same-origin' },
    // The one header can't name other origins; `frame-ancestors` does.
    xFrameOptions: exposure === 'public-tool' ? false : { action: 'sameorigin' },
    // Over plain http it would have no effect but on a proxy's https, which nobody configured.
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    // A link's token stands in the address of the page.
    referrerPolicy: { policy: 'no-referrer' },
  };
}

function directives(config: Config, exposure: Exposure): Record<string, string[]> {
  if (exposure === 'data' || exposure === 'bundle') {
    return { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };
  }
  const framing = exposure === 'public-tool' ? config.allowedOrigins : [];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...framing],
    // The demo plays a back-office page, and those are not ours to restrict.
    ...(exposure !== 'demo' && { 'require-trusted-types-for': ["'script'"] }),
  };
}
