import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheControlOf } from '../http/routes/static-options.ts';
import type { Releases } from './releases.ts';

/** Of all that a build makes; anything else is given out as bytes. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** No database takes every character that an address may have. */
const NAME_OF_A_FILE = /^[\w./-]+$/;

const TAKES_BROTLI = /\bbr\b(?!;\s*q=0(\.0*)?\s*(,|$))/;

/** Answers with a file of a release that is kept, or that there is none. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { releases, path, version }: { releases: Releases; path: string; version?: string | undefined },
): Promise<FastifyReply> {
  const file = NAME_OF_A_FILE.test(path) ? await releases.find(path, version) : undefined;
  if (!file) {
    reply.callNotFound();
    return reply;
  }
  reply
    .type(TYPES[extname(path)] ?? 'application/octet-stream')
    .header('cache-control', cacheControlOf(path))
    .header('etag', file.etag)
    .header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const takesBrotli = TAKES_BROTLI.test(String(request.headers['accept-encoding'] ?? ''));
  if (file.isBrotli && takesBrotli) return reply.header('content-encoding', 'br').send(file.bytes);
  return reply.send(await file.content());
}
