import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../auth/attempt-limits/network-of.ts';
import type { Config } from '../config.ts';
import { ApiError } from './errors/api-error.ts';

/** Requests a minute from one address, over all routes together; 429 with `Retry-After` (RATE_LIMIT). */
export async function requestLimit(app: FastifyInstance, { rateLimit: max }: Config): Promise<void> {
  if (max === 0) return;
  await app.register(rateLimit, {
    max,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_request, { after }) =>
      new ApiError(429, 'rate_limited', `Too many requests. Try again in ${after}.`),
  });
}
