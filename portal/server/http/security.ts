import cors from '@fastify/cors';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { isForeign, TOKEN_EXCHANGE } from './foreign-origin.ts';

/**
 * Who may read what from another origin: the bundle everybody, the API only the configured back-office origins. No
 * cookie exists, so credentials are never allowed. A page of any other origin may read its refusal at the exchange of
 * tokens, but its preflight is refused there, too: no credentials of it arrive.
 */
export async function crossOrigin(app: FastifyInstance, config: Config): Promise<void> {
  const api = {
    origin: config.allowedOrigins,
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-link-token', 'x-request-id'],
    exposedHeaders: ['x-request-id', 'retry-after'],
    maxAge: 600,
    strictPreflight: false,
  };
  const bundle = { origin: '*', methods: ['GET', 'HEAD'], maxAge: 86_400, strictPreflight: false };
  await app.register(cors, {
    delegator: (request, done) => {
      const { url, method } = request;
      if (url.startsWith('/widgets/')) return done(null, bundle);
      const isRefusal = method === 'POST' && url === TOKEN_EXCHANGE && isForeign(request, config);
      done(null, isRefusal ? { ...api, origin: true } : api);
    },
  });
}

/** What a page or file is allowed to do, and who may embed it. */
export type Exposure = 'portal' | 'public-tool' | 'demo' | 'docs' | 'bundle' | 'data';

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
    // The address of the page has the token of a link in it.
    referrerPolicy: { policy: 'no-referrer' },
  };
}

function directives(config: Config, exposure: Exposure): Record<string, string[]> {
  if (exposure === 'data' || exposure === 'bundle') {
    return { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };
  }
  const framing = exposure === 'public-tool' ? config.allowedOrigins : [];
  const outside = exposure === 'demo' || exposure === 'docs' ? NOTHING_OUTSIDE : outsideParts(config);
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...outside.scripts],
    'style-src': ["'self'", ...outside.styles],
    'img-src': ["'self'", 'data:', ...outside.scripts],
    // A style sheet of fonts may name files of yet another host.
    ...(outside.styles.length > 0 && { 'font-src': ["'self'", 'https:'] }),
    ...(outside.scripts.length > 0 && {
      'connect-src': ["'self'", ...outside.scripts, ...outside.scripts.map(socketOf)],
    }),
    ...(exposure !== 'demo' && { 'frame-src': ["'self'", ...outside.frames] }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...framing],
    // The demo stands in for pages of other hosts, which have no policy of this server.
    ...(exposure !== 'demo' && {
      'require-trusted-types-for': ["'script'"],
      // The one policy that makes the addresses of the outside scripts.
      'trusted-types': ['fp-scripts'],
    }),
  };
}

interface OutsideParts {
  /** Origins of the chat and of the help widget. */
  scripts: string[];
  styles: string[];
  frames: string[];
}

const NOTHING_OUTSIDE: OutsideParts = { scripts: [], styles: [], frames: [] };

/** What the settings bring in from elsewhere (D-116), and what the viewer may show (D-11). */
function outsideParts(config: Config): OutsideParts {
  const scripts = originsOf([config.chatScriptUrl, config.helpWidgetScriptUrl]);
  const hosts = config.viewerHosts.flatMap((host) => [host, `*.${host}`]);
  const viewed = hosts.flatMap((host) => [`http://${host}:*`, `https://${host}:*`]);
  return {
    scripts,
    styles: originsOf([config.fontStylesheetUrl]),
    frames: viewed.length > 0 ? [...viewed, ...scripts] : ['http:', 'https:'],
  };
}

const originsOf = (addresses: readonly (string | undefined)[]) => [
  ...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : []))),
];

const socketOf = (origin: string) => origin.replace(/^http/, 'ws');
