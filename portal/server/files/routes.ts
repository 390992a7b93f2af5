import type { Readable } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isPreviewed } from '../../../shared/trade/document-files.ts';
import { inputMessage } from '../actions/input-message.ts';
import { asCaller } from '../auth/as-caller.ts';
import type { Caller } from '../auth/rights/caller.ts';
import type { Config } from '../config.ts';
import { ApiError } from '../http/errors/api-error.ts';
import type { Services } from '../services.ts';
import { attachment, FileName, inline } from './file-name.ts';
import type { Files } from './files.ts';

/** At 1.3 Mbit/s. */
const MS_A_MEGABYTE = 6_000;
const PRUNE_EVERY_MS = 10 * 60_000;
const YEAR_S = 366 * 24 * 3600;

const whole = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), v.minValue(1), v.maxValue(most));

const UploadQuery = v.object({
  name: FileName,
  /** The company whose file it becomes; default: the one that the caller acts for, or whose link it is. */
  entityId: v.optional(whole(2_147_483_647)),
  /** In seconds; default: it stays until it is deleted. */
  expiresIn: v.optional(whole(YEAR_S)),
});

/**
 * For the browser's own viewer of PDFs, which draws with styles and a plug-in that count as parts of the file. Other pages
 * than the portal's show it in no frame.
 */
const PREVIEW_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; object-src 'self'; frame-ancestors 'self'";

type IdRoute = { Params: { id: string } };

/** How long the largest file may take on its way in. */
export const uploadDeadline = ({ fileLimit }: Pick<Config, 'fileLimit'>): number =>
  Math.max(60_000, fileLimit * MS_A_MEGABYTE);

/**
 * Files of companies.
 *
 * - `POST /api/files?name=...&entityId=...&expiresIn=...` (bearer; the body is the file) answers 201 with the file. A
 *   repeated `Idempotency-Key` with the same content answers the first one (D-37).
 * - `POST /api/files/{id}/address` (bearer) answers `{url, expiresAt}`: where it can be downloaded for some minutes.
 * - `GET /api/files/{id}?token=...` is that address. It ends with the rights of whoever asked for it.
 *   With `&show` a PDF or picture is shown in its place instead, also in a frame of the portal.
 * - `DELETE /api/files/{id}` (bearer)
 */
export function fileRoutes(app: FastifyInstance, { auth, config, files, fileAddresses }: Services): void {
  pruneRegularly(app, files);
  // Whatever the sender calls it, the body is taken as bytes, as they come.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  app.post('/api/files', { config: { bodyDeadline: uploadDeadline(config) } }, async (request, reply) => {
    const { name, entityId, expiresIn } = queryOf(request);
    const key = request.headers['idempotency-key']?.toString();
    const announced = Number(request.headers['content-length'] ?? 0);
    const upload = await asCaller(auth, request, (caller) =>
      files.allow(
        caller,
        { entityId: entityId ?? ownEntityOf(caller), name, expiresIn, key, requestId: request.id },
        announced,
      ),
    );
    reply.code(201);
    return files.write(upload, bodyOf(request));
  });

  app.post<IdRoute>('/api/files/:id/address', async (request) => {
    const { caller, file } = await asCaller(auth, request, async (caller) => ({
      caller,
      file: await files.find(caller, request.params.id),
    }));
    return fileAddresses.sign(caller, file.id);
  });

  app.get<IdRoute & { Querystring: { token?: string; show?: string } }>(
    '/api/files/:id',
    // Answered by the same handler, it would read the whole file for nothing.
    { exposeHeadRoute: false },
    async ({ params, query, log }, reply) => {
      const holder = await fileAddresses.holderOf([query.token].flat()[0], params.id);
      const { file, content } = await files.open(holder, params.id);
      reply
        .header('content-type', file.mediaType)
        .header('content-length', file.size)
        .header('content-disposition', attachment(file.name));
      if (query.show !== undefined && isPreviewed(file.mediaType))
        reply
          .header('content-disposition', inline(file.name))
          .header('content-security-policy', PREVIEW_POLICY);
      return reply.send(logged(content, log));
    },
  );

  app.delete<IdRoute>('/api/files/:id', async (request) => {
    await asCaller(auth, request, (caller) => files.remove(caller, request.params.id, request.id));
    return { status: '200' };
  });
}

/** @throws ApiError 422 */
function queryOf({ query }: FastifyRequest): v.InferOutput<typeof UploadQuery> {
  const parsed = v.safeParse(UploadQuery, query, { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw new ApiError(422, 'invalid', inputMessage(parsed.issues[0]));
}

/** @throws ApiError 422 for a caller who belongs to no company */
function ownEntityOf(caller: Caller): number {
  if (caller.kind === 'user') return caller.entityId;
  if (caller.kind === 'link' && caller.recordType === 'entity') return caller.recordId;
  throw new ApiError(422, 'invalid', 'entityId is missing.');
}

/** The body as it comes in. What breaks off on the way is the sender's failure and none of the server. */
async function* bodyOf({ body, raw }: FastifyRequest): AsyncGenerator<Uint8Array> {
  if (body === undefined) return;
  try {
    // Not destroyed after a refusal: its answer goes over the same connection.
    yield* (body as Readable).iterator({ destroyOnReturn: false });
  } catch (error) {
    if (raw.complete) throw error;
    throw new ApiError(400, 'broken_off', 'The upload ended before its content did.', { cause: error });
  } finally {
    // What nobody reads any more would stay before the next request of the connection, which would never begin.
    (body as Readable).resume();
  }
}

/** A failure comes after the headers: no answer can tell it, the connection is cut. */
function logged(content: Readable, log: FastifyBaseLogger): Readable {
  return content.once('error', (err) => log.error({ err }, 'a download broke off'));
}

function pruneRegularly(app: FastifyInstance, files: Files): void {
  const prune = () =>
    files.prune().catch((err: unknown) => app.log.error({ err }, 'the pruning of files failed'));
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(prune, PRUNE_EVERY_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
