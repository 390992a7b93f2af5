import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { importMap } from '../../releases/import-map.ts';
import type { Releases } from '../../releases/releases.ts';
import { sendKept } from '../../releases/send-kept.ts';
import { publicUrlOf } from '../public-url.ts';
import { isFile, staticOptions } from './static-options.ts';

const VERSION = /^(\d+\.\d+\.\d+[\w.+-]*)\/(.*)$/;
const IMPORT_MAP = 'importmap.json';

interface Bundle {
  config: Config;
  /** The folder of the built bundle. */
  root: string;
  releases: Releases;
}

/**
 * The bundle at `/widgets/`, and at `/widgets/{version}/` that of one release, this one or one that is kept: an address
 * without a version gives the file of this release, and where it has none that of the last release that had it.
 * `importmap.json` in either is the import map that pins the release's scripts, with `?elements=` those of these tags.
 */
export async function bundleFiles(app: FastifyInstance, { config, root, releases }: Bundle): Promise<void> {
  app.addHook('onSend', typesAsText);
  app.addHook('onSend', timingForAll);
  await app.register(fastifyStatic, { ...staticOptions(root), serve: false });
  app.get('/widgets/*', async (request, reply) => {
    const asked = (request.params as { '*': string })['*'];
    const [, named, path = asked] = VERSION.exec(asked) ?? [];
    const isOwn = named === undefined || named === (await releases.current());
    if (path === IMPORT_MAP) {
      const manifest = await manifestOf(isOwn ? root : undefined, releases, named);
      const { elements } = request.query as { elements?: string | string[] };
      const tags = elements === undefined ? undefined : [elements].flat().flatMap((list) => list.split(','));
      if (manifest) return importMap(manifest, `${publicUrlOf(app, config)}/widgets`, tags);
      reply.callNotFound();
      return reply;
    }
    if (isOwn && isFile(root, path)) return reply.sendFile(path);
    return sendKept(request, reply, { releases, path: `widgets/${path}`, version: named });
  });
}

const MANIFEST = 'manifest.json';

async function manifestOf(
  root: string | undefined,
  releases: Releases,
  version: string | undefined,
): Promise<string | undefined> {
  if (root !== undefined) return isFile(root, MANIFEST) ? readFile(join(root, MANIFEST), 'utf8') : undefined;
  return (await releases.find(`widgets/${MANIFEST}`, version))?.text();
}

/** Of `.ts` alone, the ending is that of a video. */
async function typesAsText(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (/\.d\.ts(\?|$)/.test(request.url) && reply.statusCode === 200) reply.type('text/plain; charset=utf-8');
}

/** A page elsewhere may see how long the bundle's files took and how large they are. */
async function timingForAll(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('timing-allow-origin', '*');
}
