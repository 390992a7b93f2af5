import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { basePathOf } from '../base-path.ts';
import { type Exposure, securityHeaders } from '../security.ts';
import { sendPage } from './built-page.ts';

/** Pages that open without signing in and that a back office may show in a frame (NAV-42 to NAV-47). */
const PUBLIC_TOOLS = [
  '/booking/purchase-order-and-style-manager',
  '/shipments/purchase-order-and-style-manager',
  '/air-rate',
  '/route-subscription/products',
  '/booking-charges/:feature',
];

/**
 * The built files: the bundle at `/widgets/`, the QA page at `/demo/` (demo only), the portal at `/`. An address of
 * the portal that is no file is one of its routes and gets its page.
 */
export async function builtFiles(app: FastifyInstance, config: Config, dist: string): Promise<void> {
  const basePath = basePathOf(config);
  const missing = ['widgets', 'portal', ...(config.demo ? ['demo'] : [])].filter(
    (part) => !existsSync(join(dist, part)),
  );
  if (missing.length > 0) app.log.warn(`Not built yet: ${missing.join(', ')}. Run: npm run build`);

  await app.register(
    scope(config, 'bundle', async (bundle) => {
      bundle.addHook('onSend', typesAsText);
      await bundle.register(files(join(dist, 'widgets'), '/widgets/'));
    }),
  );
  if (config.demo) {
    app.get('/demo', async (_request, reply) => reply.redirect(`${basePath}/demo/`, 301));
    await app.register(scope(config, 'demo', demo(join(dist, 'demo'), basePath)));
  }
  const portal = join(dist, 'portal');
  const page = portalPage(portal, basePath);
  await app.register(
    scope(config, 'public-tool', async (pages) => {
      await pages.register(fastifyStatic, { ...options(portal), serve: false });
      for (const path of PUBLIC_TOOLS) {
        pages.get(path, page);
        pages.get(`${path}/`, page);
      }
    }),
  );
  await app.register(
    scope(config, 'portal', async (pages) => {
      await pages.register(fastifyStatic, { ...options(portal), serve: false });
      pages.get('/', page);
      pages.get('/*', (request, reply) => {
        const path = (request.params as { '*': string })['*'];
        // An address may end like a file and be none; who asks for a page then gets one, a script never does.
        const asksForPage = /text\/html/.test(request.headers.accept ?? '') && !isFile(portal, path);
        return /\.\w+$/.test(path) && !asksForPage ? reply.sendFile(path) : page(request, reply);
      });
    }),
  );
}

/** Of `.ts` alone, the ending is that of a video. */
async function typesAsText(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (/\.d\.ts(\?|$)/.test(request.url) && reply.statusCode === 200) reply.type('text/plain; charset=utf-8');
}

/** Never of anything outside: the answers would reveal which other files this machine has. */
const isFile = (root: string, path: string) =>
  !path.split(/[\\/]/).includes('..') && existsSync(join(root, path));

const NOT_PAGES = /^\/(api|widgets|demo)(\/|$|\?)/;

/** The portal's page; who asks for data at an address without any gets no page in its place. */
const portalPage =
  (root: string, basePath: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    const accepted = request.headers.accept ?? '*/*';
    const wanted = /text\/html|\*\/\*/.test(accepted) && !NOT_PAGES.test(request.url);
    return wanted ? sendPage(reply, { root, name: 'index.html', basePath }) : reply.callNotFound();
  };

function scope(config: Config, exposure: Exposure, fill: (app: FastifyInstance) => Promise<void>) {
  return async (app: FastifyInstance) => {
    await securityHeaders(app, config, exposure);
    await fill(app);
  };
}

const files = (root: string, prefix: string) => async (app: FastifyInstance) => {
  await app.register(fastifyStatic, { ...options(root), prefix });
};

const demo = (root: string, basePath: string) => async (app: FastifyInstance) => {
  await files(root, '/demo/')(app);
  if (basePath === '') return;
  app.get('/demo/', async (_request, reply) => sendPage(reply, { root, name: 'index.html', basePath }));
  app.get<{ Params: { name: string } }>('/demo/:name(^[\\w-]+\\.html$)', async ({ params }, reply) =>
    sendPage(reply, { root, name: params.name, basePath }),
  );
};

/** Content-hashed names never change; every other file asks whether it did. */
const HASHED = /[\\/](chunks|assets)[\\/][^\\/]+-[\w-]{8}\.(js|js\.map|css|woff2)(\.br|\.gz)?$/;

const options = (root: string): FastifyStaticOptions & { root: string } => ({
  root,
  preCompressed: true,
  cacheControl: false,
  suppressWarning: true,
  dotfiles: 'ignore',
  setHeaders: (reply, path) => {
    reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
});
