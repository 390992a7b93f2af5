import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isThisMachine } from '../setting-types.ts';
import { ApiError } from './errors/api-error.ts';

/**
 * For what is answered without a bearer: a page of any name can have that name lead to this machine (DNS rebinding), and
 * is then of the same origin for its browser. Only the `Host` tells; other headers such a page can choose itself.
 *
 * @throws ApiError 421 where the server was not asked under a name of its own
 */
export function refuseOtherHost(
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  { publicUrl, allowedOrigins }: Pick<Config, 'publicUrl' | 'allowedOrigins'>,
): void {
  const host = headers.host ?? '';
  const asked = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
  const names = [publicUrl, ...allowedOrigins].flatMap((url) => (url ? [new URL(url).hostname] : []));
  if (asked && (names.includes(asked.hostname) || isListener(asked, socket))) return;
  throw new ApiError(
    421,
    'host_not_allowed',
    `Requests to the host ${host} are not accepted. Add it to ALLOWED_ORIGINS, or set PUBLIC_URL.`,
  );
}

/** Whether it is an address or a name of this machine, with the port that was connected to. */
function isListener(
  { hostname, port }: URL,
  { localAddress = '', localPort }: FastifyRequest['socket'],
): boolean {
  if (Number(port || 80) !== localPort) return false;
  const connected = localAddress.replace(/^::ffff:/i, '');
  return isThisMachine(hostname) || hostname === connected || hostname === `[${connected}]`;
}
