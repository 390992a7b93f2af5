import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

export interface ListSettingsTables {
  list_settings: {
    web_user_id: number;
    /** Id of the list. */
    list: string;
    /** A `ListSettings`. */
    settings: Json;
    revision: Generated<number>;
  };
}
