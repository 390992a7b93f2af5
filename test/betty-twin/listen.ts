import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { TWIN_ACTION_IDS } from './action-ids.ts';
import { Twin } from './twin.ts';

/** Where the twin listens, as an application of the platform does: `POST {url}`. */
const PATH = '/api/runtime/b3a10000-0000-4000-8000-000000000000';

export interface ListeningTwin {
  /** The whole address that queries and actions are sent to. */
  readonly url: string;
  readonly twin: Twin;
  stop(): Promise<void>;
}

/** A twin behind HTTP on this machine, on a free port. What it has no answer to, since that was lost, ends the connection. */
export async function startTwin(options?: ConstructorParameters<typeof Twin>[0]): Promise<ListeningTwin> {
  const twin = new Twin(options);
  const server = createServer((request, response) => {
    answer(twin, request, response).catch(() => request.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`,
    twin,
    async stop() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** The settings of a server that works on it. */
export const settingsOf = ({ url }: Pick<ListeningTwin, 'url'>): Record<string, string> => ({
  BETTY_URL: url,
  BETTY_AUTH_PROFILE: 'profile-1',
  BETTY_USERNAME: 'service-account',
  BETTY_PASSWORD: 'service-secret',
  BETTY_ACTIONS: Object.entries(TWIN_ACTION_IDS)
    .map(([name, id]) => `${name}=${id}`)
    .join(','),
});

async function answer(twin: Twin, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  const answered = await answerOf(twin, request, body);
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(Buffer.from(await answered.arrayBuffer()));
}

async function answerOf(
  twin: Twin,
  { method, url, headers }: IncomingMessage,
  body: string,
): Promise<Response> {
  if (method !== 'POST' || url !== PATH) return new Response('<h1>Not Found</h1>', { status: 404 });
  const asked = requestOf(body);
  if (!asked) return new Response('<h1>Bad Request</h1>', { status: 400 });
  return twin.answer({ ...asked, token: headers.authorization?.replace(/^Bearer /, '') });
}

function requestOf(body: string): { query: string } | undefined {
  try {
    const asked = JSON.parse(body);
    return typeof asked?.query === 'string' ? asked : undefined;
  } catch {
    return undefined;
  }
}
