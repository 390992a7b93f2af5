import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { SavePicture } from '../../../../shared/contract/profile.ts';
import { defineAction } from '../action.ts';
import { personOf } from '../audit/person.ts';
import { checkImage } from './image.ts';
import { picturePath } from './picture-route.ts';

/** MOD-20: keeps the person's picture under a new address, or removes it. The previous address ends. Answers `{pic}`. */
export const savePicture = defineAction({
  id: 'a5c91465-8e19-4dac-8044-bdd6520cf5f8',
  input: SavePicture,
  allow: async (_trx, caller) => personOf(caller),
  async run(trx, { userId }, { image }) {
    const record = { recordType: 'webUser', recordId: userId };
    if (image === null) {
      const { numDeletedRows } = await trx
        .deleteFrom('web_user_picture')
        .where('web_user_id', '=', userId)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) return { result: { pic: null } };
      const changes = [{ field: 'picture', before: true, after: null }];
      return { result: { pic: null }, audit: { ...record, before: { picture: true }, after: {}, changes } };
    }
    const bytes = Buffer.from(image, 'base64');
    const mediaType = checkImage(bytes);
    const key = randomUUID();
    await sql`
      insert into web_user_picture (web_user_id, key, media_type, image)
      values (${userId}, ${key}::uuid, ${mediaType}, decode(${bytes.toString('base64')}, 'base64'))
      on conflict (web_user_id) do update
      set key = excluded.key, media_type = excluded.media_type, image = excluded.image`.execute(trx);
    const changes = [{ field: 'picture', before: null, after: true }];
    return {
      result: { pic: picturePath(key) },
      audit: { ...record, before: null, after: { picture: true }, changes },
    };
  },
});
