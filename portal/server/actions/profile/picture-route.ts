import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { isUuid } from '../../http/uuid.ts';
import type { Services } from '../../services.ts';

/** Where a picture is shown: an image of a page sends no bearer, so the address itself is the secret. */
export const picturePath = (key: string) => `/api/pictures/${key}`;

const YEAR_S = 31_536_000;

/** `GET /api/pictures/{key}`: a person's picture. A new picture has a new address, so the browser may keep this one. */
export function pictureRoute(app: FastifyInstance, { database }: Pick<Services, 'database'>): void {
  app.get<{ Params: { key: string } }>(picturePath(':key'), async ({ params: { key } }, reply) => {
    const picture = isUuid(key) ? await find(database, key) : undefined;
    if (!picture) return reply.callNotFound();
    return reply
      .header('content-type', picture.mediaType)
      .header('content-disposition', 'inline')
      .header('cache-control', `private, max-age=${YEAR_S}, immutable`)
      .send(Buffer.from(picture.image, 'base64'));
  });
}

async function find({ db }: Services['database'], key: string) {
  const { rows } = await sql<{ mediaType: string; image: string }>`
    select media_type as "mediaType", encode(image, 'base64') as image from web_user_picture
    where key = ${key}::uuid`.execute(db);
  return rows[0];
}
