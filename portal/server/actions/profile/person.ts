import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { unauthorized } from '../../http/errors/api-error.ts';
import { requireAccountRevision } from '../accounts/require-account-revision.ts';

const FIELDS = [
  'first_name as firstName',
  'last_name as lastName',
  'company_position as companyPosition',
] as const;

interface PersonFields {
  firstName: string;
  lastName: string;
  companyPosition: string;
}

/**
 * Names and position of an account, before the change and after it, and its revision then.
 *
 * @throws ApiError 401 where it is gone, 409 `stale_revision` where the change is based on another state
 */
export async function writePerson(
  trx: Transaction<Tables>,
  userId: number,
  { firstName, lastName, companyPosition, revision: basis }: PersonFields & { revision?: number | undefined },
) {
  await requireAccountRevision(trx, userId, basis);
  const before = await trx
    .selectFrom('web_user')
    .select(FIELDS)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw unauthorized();
  const { revision, ...after } = await trx
    .updateTable('web_user')
    .set({ first_name: firstName, last_name: lastName, company_position: companyPosition || null })
    .where('id', '=', userId)
    .returning([...FIELDS, 'revision'])
    .executeTakeFirstOrThrow();
  return { before, after, revision };
}
