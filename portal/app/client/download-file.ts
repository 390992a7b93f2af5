import type { Client } from '../../../shared/client/client.ts';
import { ClientError } from '../../../shared/client/client-error.ts';
import { httpError } from '../../../shared/client/send.ts';
import { plainJson } from '../../../shared/plain-json.ts';
import { texts } from '../../../shared/reasons/browser/texts/index.ts';

interface Asked {
  /** What it is called where it fails. */
  request: string;
  path: string;
  body: object;
}

interface Download {
  signal: AbortSignal;
  /** Told with each part that has come. */
  onBytes?(bytes: number): void;
}

/** A file that the server makes for the caller. Throws `ClientError`: one that comes to an early end is none. */
export const downloadFile = (
  client: Client,
  { request, path, body }: Asked,
  { signal, onBytes }: Download,
): Promise<Blob> =>
  client.withToken(request, signal, async (token, fetcher) => {
    const response = await overNetwork(request, () =>
      fetcher(client.addressOf(path), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: plainJson(body),
        signal,
      }),
    );
    if (!response.ok || !response.body) {
      const json = await response.json().catch(() => undefined);
      throw httpError(request, { status: response.status, json, retryAfter: undefined });
    }
    let bytes = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, stream) {
          bytes += part.length;
          onBytes?.(bytes);
          stream.enqueue(part);
        },
      }),
    );
    const type = response.headers.get('content-type') ?? '';
    return overNetwork(request, () => new Response(counted, { headers: { 'content-type': type } }).blob());
  });

async function overNetwork<T>(request: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new ClientError('network', texts('reason.unreachable'), { request, cause });
  }
}
