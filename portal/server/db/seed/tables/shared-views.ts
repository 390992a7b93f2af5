import { type Kysely, sql } from 'kysely';
import type { ListSettings } from '../../../../../shared/contract/list-settings.ts';
import type { Tables } from '../../tables.ts';
import { IMPORTER_A } from '../data/trade-companies.ts';

/** What the manager of importer A shows to the company's people. */
const SETTINGS: ListSettings = {
  columns: null,
  views: [
    {
      id: 'on-water',
      name: 'On the water',
      search: '',
      filters: { status: 'in-transit' },
      sort: { field: 'arrivalOn', order: 'ASC' },
      columns: ['reference', 'orders', 'destinationPort', 'status', 'arrivesOn', 'vessel', 'containers'],
      sharedWith: IMPORTER_A,
    },
  ],
  defaultView: null,
};

/** A saved view of the shipments that a colleague shares. */
export async function seedSharedViews(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into list_settings (web_user_id, list, settings)
    select person.id, 'shipments', ${JSON.stringify(SETTINGS)}::jsonb from web_user person
    join web_user_role held on held.web_user_id = person.id join role on role.id = held.role_id
    where role.name = 'Manager' and person.home_entity_id = ${IMPORTER_A}::integer`.execute(db);
}
