import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { unauthorized } from '../../http/errors/api-error.ts';

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

/** Names and position of an account, before the change and after it. @throws ApiError 401 where it is gone */
export async function writePerson(
  trx: Transaction<Tables>,
  userId: number,
  { firstName, lastName, companyPosition }: PersonFields,
) {
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
  return { before, after };
}
