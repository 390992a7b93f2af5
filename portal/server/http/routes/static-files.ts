import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Releases } from '../../releases/releases.ts';
import { sendKept } from '../../releases/send-kept.ts';
import { basePathOf } from '../base-path.ts';
import { type Exposure, securityHeaders } from '../security.ts';
import { sendPage } from './built-page.ts';
import { bundleFiles } from './bundle-files.ts';
import { isFile, staticOptions } from './static-options.ts';

/** Pages that open without signing in and that a back office may show in a frame (NAV-42 to NAV-47). */
const PUBLIC_TOOLS = [
  '/booking/purchase-order-and-style-manager',
  '/shipments/purchase-order-and-style-manager',
  '/air-rate',
  '/route-subscription/products',
  '/booking-charges/:feature',
];

/** `dist/` is where the build is, and what is no longer in it may be a file of a release before. */
interface BuiltFiles {
  config: Config;
  dist: string;
  releases: Releases;
}

/**
 * The built files: the bundle at `/widgets/` and at `/widgets/{version}/`, its documentation at `/docs/`, the QA page at
 * `/demo/` (demo only), the portal at `/`. An address of the portal that is no file is one of its routes and gets its page.
 */
export async function builtFiles(
  app: FastifyInstance,
  { config, dist, releases }: BuiltFiles,
): Promise<void> {
  const basePath = basePathOf(config);
  const missing = ['widgets', 'portal', 'docs', ...(config.demo ? ['demo'] : [])].filter(
    (part) => !existsSync(join(dist, part)),
  );
  if (missing.length > 0) app.log.warn(`Not built yet: ${missing.join(', ')}. Run: npm run build`);

  await app.register(
    scope(config, 'bundle', (bundle) =>
      bundleFiles(bundle, { config, root: join(dist, 'widgets'), releases }),
    ),
  );
  app.get('/docs', async (_request, reply) => reply.redirect(`${basePath}/docs/`, 301));
  await app.register(scope(config, 'docs', docs(join(dist, 'docs'))));
  if (config.demo) {
    app.get('/demo', async (_request, reply) => reply.redirect(`${basePath}/demo/`, 301));
    await app.register(scope(config, 'demo', demo(join(dist, 'demo'), basePath)));
  }
  const portal = join(dist, 'portal');
  const page = portalPage(portal, basePath);
  await app.register(
    scope(config, 'public-tool', async (pages) => {
      await pages.register(fastifyStatic, { ...staticOptions(portal), serve: false });
      for (const path of PUBLIC_TOOLS) {
        pages.get(path, page);
        pages.get(`${path}/`, page);
      }
    }),
  );
  await app.register(
    scope(config, 'portal', async (pages) => {
      await pages.register(fastifyStatic, { ...staticOptions(portal), serve: false });
      pages.get('/', page);
      pages.get('/*', (request, reply) => {
        const path = (request.params as { '*': string })['*'];
        // An address may end like a file and be none; who asks for a page then gets one, a script never does.
        const asksForPage = /text\/html/.test(request.headers.accept ?? '') && !isFile(portal, path);
        if (!/\.\w+$/.test(path) || asksForPage) return page(request, reply);
        if (isFile(portal, path)) return reply.sendFile(path);
        return sendKept(request, reply, { releases, path: `portal/${path}` });
      });
    }),
  );
}

/** A page is at its name, without an ending; all its addresses are relative to `/docs/`. */
const docs = (root: string) => async (app: FastifyInstance) => {
  await app.register(fastifyStatic, { ...staticOptions(root), serve: false });
  app.get('/docs/*', async (request, reply) => {
    const asked = (request.params as { '*': string })['*'];
    const file = /^[\w-]*$/.test(asked) ? `${asked || 'index'}.html` : asked;
    if (isFile(root, file)) return reply.sendFile(file);
    reply.callNotFound();
    return reply;
  });
};

const NOT_PAGES = /^\/(api|widgets|docs|demo)(\/|$|\?)/;

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
  await app.register(fastifyStatic, { ...staticOptions(root), prefix });
};

const demo = (root: string, basePath: string) => async (app: FastifyInstance) => {
  await files(root, '/demo/')(app);
  if (basePath === '') return;
  app.get('/demo/', async (_request, reply) => sendPage(reply, { root, name: 'index.html', basePath }));
  app.get<{ Params: { name: string } }>('/demo/:name(^[\\w-]+\\.html$)', async ({ params }, reply) =>
    sendPage(reply, { root, name: params.name, basePath }),
  );
};
