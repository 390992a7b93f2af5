import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyStaticOptions } from '@fastify/static';

/** Content-hashed names never change; every other file asks whether it did. */
const HASHED = /[\\/](chunks|assets)[\\/][^\\/]+-[\w-]{7,8}\.(js|js\.map|css|woff2)(\.br|\.gz)?$/;

/** How long a browser may use a built file without asking. */
export const cacheControlOf = (path: string): string =>
  HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** How a folder of the build is sent. */
export const staticOptions = (root: string): FastifyStaticOptions & { root: string } => ({
  root,
  preCompressed: true,
  cacheControl: false,
  suppressWarning: true,
  dotfiles: 'ignore',
  setHeaders: (reply, path) => {
    reply.header('cache-control', cacheControlOf(path));
  },
});

/** Never of anything outside: the answers would reveal which other files this machine has. */
export const isFile = (root: string, path: string): boolean =>
  !path.split(/[\\/]/).includes('..') && existsSync(join(root, path)) && statSync(join(root, path)).isFile();
