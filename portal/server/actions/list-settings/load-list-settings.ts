import * as v from 'valibot';
import { moduleWithId } from '../../../lists/definitions/all-modules.ts';
import { defineAction } from '../action.ts';
import { personOf } from '../audit/person.ts';
import { sharedViews } from './shared-views.ts';
import { readSettings } from './stored-settings.ts';

/**
 * The caller's own columns and saved views of all lists, as far as this release understands them, and the views that others of
 * the caller's company share.
 */
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
    const lists = rows.flatMap(({ list, settings, revision }) => {
      const definition = moduleWithId(list);
      return definition ? [[list, { ...readSettings(settings, definition), revision }]] : [];
    });
    return { result: { lists: Object.fromEntries(lists), shared: await sharedViews(trx, person) } };
  },
});
