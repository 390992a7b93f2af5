import * as v from 'valibot';
import { ListSettings } from '../../../../shared/contract/list-settings.ts';
import { defineAction } from '../action.ts';
import { personOf } from '../audit/person.ts';

/** The caller's own columns and saved views of all lists. */
export const loadListSettings = defineAction({
  id: '5b1d7c52-0c1f-4e3e-9d2c-8a64f1e07b35',
  input: v.object({}),
  readsOnly: true,
  allow: async (_trx, caller) => personOf(caller),
  async run(trx, person) {
    const rows = await trx
      .selectFrom('list_settings')
      .select(['list', 'settings', 'revision'])
      .where('web_user_id', '=', person.userId)
      .execute();
    const lists = rows.map(({ list, settings, revision }) => [
      list,
      { ...v.parse(ListSettings, settings), revision },
    ]);
    return { result: { lists: Object.fromEntries(lists) } };
  },
});
