import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Compresses the larger answers of `app`, an encapsulated part of the server.
 *
 * Only for answers without a token or code in them. What is compressed tells by its length how much of it repeats, which
 * gives a secret away to whoever may have texts of their own put beside it and count the bytes (BREACH). Here nobody
 * can: a request carries its bearer in a header that no other page can send. So the data API is compressed, and
 * everything about signing in, codes, invitations and links is not.
 */
export async function compressedAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    // What a request unpacks to could be far above the limit of a body.
    globalDecompression: false,
    // Smaller answers go out in the first packets anyway.
    threshold: 2048,
    encodings: ['br', 'gzip'],
    // Lists shrink to a tenth in a few milliseconds; what would make them smaller still takes longer than it saves.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  });
}
