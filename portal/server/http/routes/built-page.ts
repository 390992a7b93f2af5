import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';

/** An address of this server in a page of the build. */
const ADDRESS = /(?<= (?:href|src)=")(?=\/[^/])/g;

/**
 * Sends a page of a folder that `@fastify/static` serves. Its scripts find each other by relative addresses, but a page is
 * shown at every depth: behind a base path its own addresses begin with that path.
 */
export async function sendPage(
  reply: FastifyReply,
  { root, name, basePath }: { root: string; name: string; basePath: string },
): Promise<FastifyReply> {
  if (basePath === '') return reply.sendFile(name);
  const file = join(root, name);
  if (!existsSync(file)) {
    reply.callNotFound();
    return reply;
  }
  const html = await readFile(file, 'utf8');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(html.replaceAll(ADDRESS, basePath));
}
