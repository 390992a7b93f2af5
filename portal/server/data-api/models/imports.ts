import { isProviderAdminSql } from '../../auth/rights/provider-admin.ts';
import { LISTED_IMPORTS } from '../../imports/listed-imports.ts';
import { code, column, createdAt, defineModel, id, nullable, text } from './model.ts';
import { nobody } from './rights.ts';

/** D-15: the imports so far, for the admins who belong to the provider. */
export const Import = defineModel({
  name: 'Import',
  table: LISTED_IMPORTS,
  root: true,
  rights: (caller) => (caller.kind === 'user' ? isProviderAdminSql(caller.userId) : nobody),
  fields: {
    id,
    importId: column('text', 'import_id', { sql: (alias) => `${alias}.import_id::text` }),
    kind: code('kind'),
    fileName: text('file_name'),
    state: code('state'),
    progress: column('json', 'progress', nullable),
    created: column('int', 'created', nullable),
    changed: column('int', 'changed', nullable),
    unchanged: column('int', 'unchanged', nullable),
    refused: column('int', 'refused', nullable),
    createdBy: text('created_by'),
    createdAt,
  },
});
