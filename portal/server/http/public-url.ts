import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Base of links, without a slash at its end: as configured, or where the server listens. */
export function publicUrlOf(app: FastifyInstance, config: Pick<Config, 'publicUrl' | 'host'>): string {
  if (config.publicUrl) return config.publicUrl;
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 80;
  return `http://${browserHost(config.host)}:${port}`;
}

/** "Every address" is no address a browser can open. */
function browserHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
