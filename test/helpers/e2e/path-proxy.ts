import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before } from 'node:test';

interface PathProxy {
  /** The origin of the proxy with the path: what the server calls `PUBLIC_URL`. */
  readonly url: string;
  readonly origin: string;
  /** What was asked for elsewhere on the origin, where nothing is. */
  readonly strays: string[];
}

/**
 * A reverse proxy that shows a server behind a path of its own origin, for the tests of the suite that this is called in;
 * `removes`: the server is asked without the path.
 */
export function suitePathProxy(server: () => string, path: string, removes: boolean): PathProxy {
  const strays: string[] = [];
  const proxy = createServer((incoming, response) => {
    const { method, headers, url = '' } = incoming;
    if (!url.startsWith(`${path}/`)) {
      strays.push(url);
      response.writeHead(404).end();
      return;
    }
    const asked = request(
      server() + (removes ? url.slice(path.length) : url),
      { method, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
      },
    );
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
    incoming.pipe(asked);
  });
  before(async () => {
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
  });
  after(async () => {
    proxy.closeAllConnections();
    proxy.close();
    await once(proxy, 'close');
  });
  const origin = () => `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    strays,
    get origin() {
      return origin();
    },
    get url() {
      return origin() + path;
    },
  };
}
