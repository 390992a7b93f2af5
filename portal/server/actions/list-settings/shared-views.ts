import { sql, type Transaction } from 'kysely';
import { MOST_VIEWS, type SharedView } from '../../../../shared/contract/list-settings.ts';
import { moduleWithId } from '../../../lists/definitions/all-modules.ts';
import type { UserCaller } from '../../auth/rights/caller.ts';
import type { Tables } from '../../db/tables.ts';
import { readSettings } from './stored-settings.ts';

/** Nobody looks through more of one list. */
const MOST_SHARED = MOST_VIEWS * 2;

interface Sharing {
  list: string;
  settings: unknown;
  company: number;
  sharer: string;
}

/**
 * The views that others of the person's home company share with it, by the list's id, whichever company the person acts for now.
 * Whoever has gone to another company shares nothing with either. They show nothing by themselves: what a list shows is asked
 * with the reader's own rights.
 */
export async function sharedViews(
  trx: Transaction<Tables>,
  { userId }: Pick<UserCaller, 'userId'>,
): Promise<Record<string, SharedView[]>> {
  const { rows } = await sql<Sharing>`
    select stored.list, stored.settings, colleague.home_entity_id as company,
      coalesce(nullif(concat_ws(' ', colleague.first_name, colleague.last_name), ''), colleague.email) as sharer
    from web_user reader
    join web_user colleague on colleague.home_entity_id = reader.home_entity_id and colleague.id <> reader.id
    join list_settings stored on stored.web_user_id = colleague.id
    where reader.id = ${userId}::integer
      and jsonb_path_exists(stored.settings, '$.views[*].sharedWith')
    order by stored.list, sharer, colleague.id`.execute(trx);
  const shared: Record<string, SharedView[]> = {};
  for (const { list, settings, company, sharer } of rows) {
    const definition = moduleWithId(list);
    if (!definition) continue;
    for (const view of readSettings(settings, definition).views) {
      if (view.sharedWith !== company) continue;
      shared[list] ??= [];
      if (shared[list].length < MOST_SHARED) shared[list].push({ view, by: sharer });
    }
  }
  return shared;
}
