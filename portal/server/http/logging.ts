import type { FastifyInstance, FastifyRequest } from 'fastify';
import { factsOf } from './log-facts.ts';

/**
 * A token in an address signs its bearer in or opens a file, an invitation makes an account, and whoever has the address
 * of a picture sees it: none of them gets into a log. Nor do names of files.
 */
const withoutSecrets = (url: string) =>
  url
    .replace(/([?&](?:token|invite_verification)=)[^&#]*/gi, '$1[redacted]')
    .replace(/(\/api\/pictures\/)[^/?#]+/i, '$1[redacted]')
    .replace(/^(\/api\/files\b[^?]*)\?.*/i, '$1');

/** A failure in the log. The answer that a client gets names no cause, so it stands here. */
export const errorFacts = ({ name, message, stack, code, cause }: NodeJS.ErrnoException) => ({
  type: name,
  message,
  stack: stack ?? '',
  ...(code !== undefined && { code }),
  ...(cause instanceof Error && { cause: cause.message }),
});

/**
 * JSON lines on the standard output, without headers and bodies: both carry secrets. Failures are logged by the error
 * handler, once, with the id that their answer carries.
 */
export const loggerOptions = {
  base: null,
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, url: withoutSecrets(url), ip }),
    err: errorFacts,
  },
};

/** One line a request; those for files and health probes only where somebody asked for so much. */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const level = request.url.startsWith('/api/') ? 'info' : 'debug';
    const length = Number(reply.getHeader('content-length'));
    const facts = { ...(length > 0 && { bytes: length }), ...factsOf(request) };
    request.log[level](
      { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime), ...facts },
      'answered',
    );
  });
}
