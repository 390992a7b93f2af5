import type { FastifyRequest } from 'fastify';

/**
 * The token of the header `Authorization: Bearer ...`; undefined without the header. A header of any other form gives
 * a token that no check accepts: a caller with a broken header is refused, not treated as anonymous.
 */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const header = headers.authorization;
  if (header === undefined) return undefined;
  return /^Bearer +(\S+) *$/i.exec(header)?.[1] ?? '';
}
