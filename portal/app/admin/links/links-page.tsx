import { useFormats } from '../../../../shared/i18n/use-formats.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import type { Profile } from '../../session/profile/profile.ts';
import { isAdmin, isAgent } from '../../session/profile/roles.ts';
import { type IssuedLink, linkSource, revokeLink } from '../api.ts';
import { revokeFailure } from '../failure-text.ts';
import { OpenTable } from '../list/open-table.tsx';
import { useSessionList } from '../list/use-session-list.ts';
import { roleName, typeName } from '../names.ts';
import { StaffOnly } from '../staff-only.tsx';
import { texts } from '../texts/index.ts';
import { LinkForm } from './link-form.tsx';

const maySignLinks = (profile: Profile) => isAdmin(profile) || isAgent(profile);

/** `/admin/links`: admins and agents make links that open one record without signing in, and revoke them (D-01). */
export function LinksPage() {
  const text = useText(texts);
  return (
    <StaffOnly title={text('menu.links')} may={maySignLinks}>
      <Links />
    </StaffOnly>
  );
}

function Links() {
  const text = useText(texts);
  const formats = useFormats();
  const list = useSessionList(linkSource);
  const record = ({ recordType, recordId }: Pick<IssuedLink, 'recordType' | 'recordId'>) =>
    text('admin.record.name', { type: typeName(text, recordType), id: String(recordId) });
  const giver = ({ serviceKey, createdBy, onBehalfOf }: IssuedLink) => {
    const by = serviceKey
      ? text('admin.by.serviceKey', { name: serviceKey })
      : (createdBy ?? text('admin.by.server'));
    return onBehalfOf ? text('admin.by.for', { by, holder: onBehalfOf }) : by;
  };
  return (
    <>
      <PageHeader title={text('menu.links')} subtitle={text('admin.links.explanation')} />
      <LinkForm onMade={list.reload} recordName={record} />
      <OpenTable<IssuedLink>
        title={text('admin.links.open')}
        list={list}
        empty={text('admin.links.none')}
        columns={[
          { title: text('admin.record'), cell: record },
          { title: text('admin.role'), cell: ({ role }) => roleName(text, role) },
          { title: text('admin.by'), cell: giver },
          { title: text('admin.made'), cell: ({ createdAt }) => formats.dateTime(createdAt) },
          { title: text('admin.ends'), cell: ({ expiresAt }) => formats.dateTime(expiresAt) },
        ]}
        withdraw={{
          text: text('admin.revoke'),
          name: (link) => text('admin.revoke.name', { record: record(link) }),
          question: () => text('admin.revoke.question'),
          done: (link) => text('admin.revoke.done', { record: record(link) }),
          failure: revokeFailure,
          run: ({ id }) => revokeLink(id),
        }}
      />
    </>
  );
}
