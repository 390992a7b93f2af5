import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { ApiError } from './errors/api-error.ts';

/**
 * Where pages exchange what they have for a token, before anything else. A browser hides from a page of another origin
 * why it got no answer; here, and nowhere else, it may read that it is not accepted.
 */
export const TOKEN_EXCHANGE = '/api/betty/login';

/** Whether a page asks that is neither the server's own nor of a configured origin. */
export function isForeign(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  { allowedOrigins, publicUrl }: Pick<Config, 'allowedOrigins' | 'publicUrl'>,
): boolean {
  const { origin } = headers;
  if (origin === undefined || allowedOrigins.includes(origin)) return false;
  // `Sec-Fetch-Site` is right also where a proxy gives this server another name, but not every browser sends it.
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';
  const isOwn = URL.canParse(origin) && new URL(origin).host === host;
  return !isOwn && !(publicUrl && new URL(publicUrl).origin === origin);
}

/** @throws ApiError 403 for a page of an origin that is not configured */
export function refuseForeign(request: FastifyRequest, config: Config): void {
  if (isForeign(request, config))
    throw new ApiError(
      403,
      'origin_not_allowed',
      `Requests from ${request.headers.origin} are not accepted. Add this origin to ALLOWED_ORIGINS.`,
    );
}
