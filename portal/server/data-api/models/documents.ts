import { mayReadDocument } from '../../auth/rights/document-rights.ts';
import { code, column, createdAt, defineModel, id, revision, toOne } from './model.ts';

/** What the file of a document is; it never changes. */
const ofFile = (name: string) => (alias: string) =>
  `(select file.${name} from file where file.id = ${alias}."file_id")`;

/** The person's name, or what the log calls them. */
const addedBy = (
  alias: string,
) => `coalesce((select nullif(concat_ws(' ', person.first_name, person.last_name), '')
  from web_user person where person.id = ${alias}."created_by_id"), ${alias}."created_by")`;

/** A file that belongs to a record, with who sees it: the rows that the caller is among. */
export const Document = defineModel({
  name: 'Document',
  table: 'document',
  root: false,
  rights: mayReadDocument,
  fields: {
    id,
    type: code('type'),
    visibility: code('visibility'),
    fileId: column('text', 'file_id', { sql: (alias) => `${alias}."file_id"::text` }),
    name: column('text', 'name', { sql: ofFile('name'), isCostly: true }),
    mediaType: column('text', 'media_type', { sql: ofFile('media_type'), isCostly: true }),
    size: column('int', 'size', { sql: ofFile('size'), isCostly: true }),
    company: toOne('Company', 'entity_id'),
    addedBy: column('text', 'created_by', { sql: addedBy, isCostly: true }),
    revision,
    createdAt,
  },
});
