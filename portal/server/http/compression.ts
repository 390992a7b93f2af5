import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Smaller answers go out in the first packets anyway. */
const LEAST_BYTES = 2_048;

/** Lists shrink to a tenth in a few milliseconds; what would make them smaller still takes longer than it saves. */
const ENCODERS = {
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
      },
    }),
  gzip: (text: string) => promisify(gzip)(text, { level: 5 }),
};

/**
 * Compresses the larger answers of `app`, an encapsulated part of the server.
 *
 * Only for answers without a token or code in them. What is compressed tells by its length how much of it repeats, which
 * gives a secret away to whoever may have texts of their own put beside it and count the bytes (BREACH). Here nobody
 * can: a request carries its bearer in a header that no other page can send. So the data API is compressed, and
 * everything about signing in, codes, invitations and links is not.
 */
export function compressedAnswers(app: FastifyInstance): void {
  app.addHook<unknown>('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST_BYTES) return payload;
    const vary = [reply.getHeader('vary') ?? [], 'accept-encoding'].flat();
    reply.header('vary', vary.join(', '));
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!encoding) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return ENCODERS[encoding](payload);
  });
}

/** The better of those that the client takes (RFC 9110: a weight of 0 means never). */
function encodingFor(accepted: string | string[] | undefined): keyof typeof ENCODERS | undefined {
  const taken = String(accepted ?? '')
    .split(',')
    .filter((coding) => !/;\s*q=0(\.0*)?\s*$/.test(coding))
    .map((coding) => coding.split(';', 1)[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}
