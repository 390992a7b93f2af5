import type { FastifyInstance } from 'fastify';
import type { PublicConfig } from '../../../../shared/contract/config.ts';
import type { PortalConfig } from '../../../../shared/contract/portal-config.ts';
import { APP_ID } from '../../data-api/app-id.ts';
import type { Services } from '../../services.ts';

/** `GET /config.json`: what the browser must know of this backend (PROD-08, D-91). No secrets. */
export function publicConfigRoute(app: FastifyInstance, { config, actions }: Services): void {
  const answer: PublicConfig & PortalConfig = {
    appId: APP_ID,
    actions: { ...actions.ids },
    // Keys are known here, but nothing that the specification doesn't document: a change goes out once, and where its answer is
    // lost the elements look for it, since a key could only say that nobody knows.
    ...(config.betty && { backend: { idempotency: false } }),
    providerName: config.providerName,
    providerTimeZone: config.providerTimeZone,
    helpUrl: config.helpUrl,
    signupUrl: config.signupUrl,
    chatScriptUrl: config.chatScriptUrl,
    helpWidgetScriptUrl: config.helpWidgetScriptUrl,
    fontStylesheetUrl: config.fontStylesheetUrl,
    viewerHosts: config.viewerHosts,
    viewerUrl: config.viewerUrl,
    passwordMinLength: config.passwordMinLength,
    demo: config.demo,
  };
  app.get('/config.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return answer;
  });
}
