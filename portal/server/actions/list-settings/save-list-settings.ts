import type { Transaction } from 'kysely';
import { SaveListSettings } from '../../../../shared/contract/list-settings.ts';
import { reason } from '../../../../shared/contract/reasons.ts';
import { moduleWithId } from '../../../lists/definitions/all-modules.ts';
import type { Tables } from '../../db/tables.ts';
import { ApiError, invalid } from '../../http/errors/api-error.ts';
import { defineAction } from '../action.ts';
import { personOf } from '../audit/person.ts';
import { settingsToStore } from './stored-settings.ts';

/**
 * Stores the caller's own columns and saved views of one list. What names a column or filter that there is none of, and
 * what was stored and not understood, is kept: another release may have it. 409 `stale_revision` where another tab or device has saved meanwhile.
 */
export const saveListSettings = defineAction({
  id: 'c04f2f9e-6f0b-4b1a-8d53-2e7a9b90d6f1',
  input: SaveListSettings,
  async allow(_trx, caller, { list }) {
    const { userId } = personOf(caller);
    const definition = moduleWithId(list);
    if (!definition) throw invalid('list: there is no such list.');
    return { userId, definition };
  },
  async run(trx, { userId, definition }, { list, revision, ...settings }) {
    const before = revision === 0 ? undefined : await storedBefore(trx, userId, list);
    const stored = {
      web_user_id: userId,
      list,
      settings: JSON.stringify(settingsToStore(before, settings, definition)),
    };
    const saved = revision === 0 ? await add(trx, stored) : await replace(trx, stored, revision);
    if (!saved) throw new ApiError(409, 'stale_revision', reason('staleRecord'));
    return { result: saved };
  },
});

interface Stored {
  web_user_id: number;
  list: string;
  settings: string;
}

const storedBefore = async (trx: Transaction<Tables>, userId: number, list: string): Promise<unknown> =>
  (
    await trx
      .selectFrom('list_settings')
      .select('settings')
      .where('web_user_id', '=', userId)
      .where('list', '=', list)
      .forUpdate()
      .executeTakeFirst()
  )?.settings;

const add = (trx: Transaction<Tables>, stored: Stored) =>
  trx
    .insertInto('list_settings')
    .values(stored)
    .onConflict((conflict) => conflict.doNothing())
    .returning('revision')
    .executeTakeFirst();

const replace = (trx: Transaction<Tables>, { web_user_id, list, settings }: Stored, revision: number) =>
  trx
    .updateTable('list_settings')
    .set({ settings, revision: revision + 1 })
    .where('web_user_id', '=', web_user_id)
    .where('list', '=', list)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst();
