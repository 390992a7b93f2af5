import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as bodyOf } from 'node:stream/consumers';

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

interface ReceivedRequest {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface RateService {
  url: string;
  /** `{path} {authorization}` of each request. */
  requests: string[];
  /** The requests with their bodies, as soon as these are there. */
  received: ReceivedRequest[];
  /** How it answers from now on; at first as {@link rate} of 1.0835. */
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

export const json =
  (body: unknown, status = 200): Behaviour =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

export const text =
  (body: string, type = 'text/html'): Behaviour =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type }).end(body);
  };

export const rate = (conversion_rate: unknown) => json({ conversion_rate });

/** A service of rates on this machine, outside the server. */
export async function startRateService(): Promise<RateService> {
  const requests: string[] = [];
  let behaviour: Behaviour = rate(1.0835);
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    requests.push(`${url} ${headers.authorization ?? '-'}`);
    received.push({ method, headers, body: await bodyOf(request) });
    behaviour(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    received,
    behave(next) {
      behaviour = next;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
