import type { Client } from '../../../../shared/client/client.ts';
import { ClientError } from '../../../../shared/client/client-error.ts';
import { httpError } from '../../../../shared/client/send.ts';
import type { ExportInput } from '../../../../shared/contract/exports.ts';
import { texts } from '../../../../shared/reasons/browser/texts/index.ts';

const REQUEST = 'export';

interface Download {
  signal: AbortSignal;
  /** Told with each part that has come. */
  onBytes(bytes: number): void;
}

/**
 * A list as a file, which the server makes while it is read. Throws `ClientError`: one that comes to an early end is none.
 */
export const downloadExport = (
  client: Client,
  input: ExportInput,
  { signal, onBytes }: Download,
): Promise<Blob> =>
  client.withToken(REQUEST, signal, async (token, fetcher) => {
    const response = await overNetwork(() =>
      fetcher(client.addressOf('/api/exports'), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(input),
        signal,
      }),
    );
    if (!response.ok || !response.body) {
      const json = await response.json().catch(() => undefined);
      throw httpError(REQUEST, { status: response.status, json, retryAfter: undefined });
    }
    let bytes = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, stream) {
          bytes += part.length;
          onBytes(bytes);
          stream.enqueue(part);
        },
      }),
    );
    const type = response.headers.get('content-type') ?? '';
    return overNetwork(() => new Response(counted, { headers: { 'content-type': type } }).blob());
  });

async function overNetwork<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new ClientError('network', texts('reason.unreachable'), { request: REQUEST, cause });
  }
}
