import { LIVE_LINKS } from '../../auth/links/issued-links.ts';
import { code, column, createdAt, defineModel, id, nullable, text } from './model.ts';
import { mayReadGivenLink } from './rights.ts';

/** D-01: the signed links that still open their record, as `shared/contract/account.ts` tells of them; never their tokens. */
export const SignedLink = defineModel({
  name: 'SignedLink',
  table: LIVE_LINKS,
  root: true,
  rights: mayReadGivenLink,
  fields: {
    id,
    linkId: column('text', 'link_id', { sql: (alias) => `${alias}.link_id::text` }),
    recordType: code('record_type'),
    recordId: column('int', 'record_id'),
    /** What the record is called, where it has more than its number. */
    reference: text('reference', nullable),
    role: code('role'),
    onBehalfOf: text('on_behalf_of', nullable),
    serviceKey: text('service_key', nullable),
    createdBy: text('created_by', nullable),
    createdAt,
    expiresAt: column('instant', 'expires_at'),
  },
});
