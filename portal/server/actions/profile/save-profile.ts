import { SaveProfile } from '../../../../shared/contract/profile.ts';
import { unauthorized } from '../../http/errors/api-error.ts';
import { defineAction } from '../action.ts';
import { personOf } from '../audit/person.ts';
import { changesBetween } from './changes-between.ts';

const FIELDS = [
  'first_name as firstName',
  'last_name as lastName',
  'company_position as companyPosition',
] as const;

/** MOD-20: the person's own names and position; answers them. */
export const saveProfile = defineAction({
  id: 'c46aadce-60f6-4046-b37e-cf75372d29e4',
  input: SaveProfile,
  allow: async (_trx, caller) => personOf(caller),
  async run(trx, { userId }, { firstName, lastName, companyPosition }) {
    const before = await trx
      .selectFrom('web_user')
      .select(FIELDS)
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw unauthorized();
    const after = await trx
      .updateTable('web_user')
      .set({ first_name: firstName, last_name: lastName, company_position: companyPosition || null })
      .where('id', '=', userId)
      .returning(FIELDS)
      .executeTakeFirstOrThrow();
    const changes = changesBetween(before, after);
    if (changes.length === 0) return { result: after };
    return { result: after, audit: { recordType: 'webUser', recordId: userId, before, after, changes } };
  },
});
