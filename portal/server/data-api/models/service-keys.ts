import { isProviderAdminSql } from '../../auth/rights/provider-admin.ts';
import { LISTED_KEYS } from '../../auth/service-keys/stored-service-keys.ts';
import { code, column, createdAt, defineModel, id, nullable, text } from './model.ts';
import { nobody } from './rights.ts';

/** D-01: the service keys that were not revoked, for the admins who belong to the provider; never what they are made of. */
export const ServiceKey = defineModel({
  name: 'ServiceKey',
  table: LISTED_KEYS,
  root: true,
  rights: (caller) => (caller.kind === 'user' ? isProviderAdminSql(caller.userId) : nobody),
  fields: {
    id,
    name: text('name'),
    /** Companies whose records its links may open; null: of all. */
    entities: column('json', 'entities', nullable),
    /** Their names, to be searched. */
    entityNames: text('entity_names', nullable),
    /** null: all */
    recordTypes: column('json', 'record_types', nullable),
    roles: column('json', 'roles'),
    state: code('state'),
    createdBy: text('created_by'),
    createdAt,
    expiresAt: column('instant', 'expires_at', nullable),
    lastUsedAt: column('instant', 'last_used_at', nullable),
  },
});
